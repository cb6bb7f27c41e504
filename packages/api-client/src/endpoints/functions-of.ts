import type { InputOfRow, ValueOf } from '../contract/call-types.ts'
import type { Call, Endpoint, Schema } from '../contract/endpoint.ts'
import type { Client, RequestOptions } from '../transport/client.ts'
import { perform, type CallOptions, type Outcome, type ReadOptions } from './perform.ts'
import type { DeclaredBy, KindOf } from './refusal.ts'

type KindOfSuccess<E extends Endpoint> = E extends { readonly method: 'GET' }
  ? 'loaded'
  : E extends { readonly done: infer Done extends string }
    ? Done
    : 'changed'

/** The success outcome of a call: its kind, and the value that it answers, if any. */
type Success<E extends Endpoint> = E extends { readonly answer: null }
  ? { readonly kind: KindOfSuccess<E> }
  : { readonly kind: KindOfSuccess<E>; readonly value: ValueOf<E> }

type OptionsOf<E extends Endpoint> = E extends { readonly method: 'GET' }
  ? ReadOptions
  : CallOptions

type Arguments<C extends Call> = keyof InputOfRow<C> extends never
  ? [options?: OptionsOf<C['endpoint']>]
  : object extends InputOfRow<C>
    ? [input?: InputOfRow<C>, options?: OptionsOf<C['endpoint']>]
    : [input: InputOfRow<C>, options?: OptionsOf<C['endpoint']>]

/** Some calls of the contract, by their names. */
type Rows = Readonly<Record<string, Call>>

/** The type of the functions that `functionsOf` makes, by the names of their calls. */
export type FunctionsOf<Calls extends Rows> = {
  readonly [Name in keyof Calls]: (
    ...args: Arguments<Calls[Name]>
  ) => Promise<
    Outcome<Success<Calls[Name]['endpoint']>, KindOf<DeclaredBy<Calls[Name]['endpoint']>>>
  >
}

/**
 * Makes a function for each call of the contract that is given. A function takes the fields of path, query and body in
 * one object, and returns the outcome of the call.
 */
export function functionsOf<Calls extends Rows>(client: Client, calls: Calls): FunctionsOf<Calls> {
  const functionOf =
    ({ endpoint, params, query, body }: Call) =>
    (...args: readonly object[]) => {
      const { method, answer, done = method === 'GET' ? 'loaded' : 'changed' } = endpoint
      const [input = {}, options] = params || query || body ? args : [undefined, ...args]
      const request = {
        ...options,
        params: fieldsOf(params, input),
        query: fieldsOf(query, input),
        body: fieldsOf(body, input),
      } as RequestOptions
      return perform(client, endpoint, request, (answered: unknown) => ({
        kind: done,
        ...(answer && { value: (answered as { data: unknown }).data }),
      }))
    }
  return Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [name, functionOf(call)]),
  ) as unknown as FunctionsOf<Calls>
}

/**
 * Picks the fields of `input` that belong to `schema`. The request schemas of administration and data calls are all
 * objects.
 */
function fieldsOf(schema: Schema | undefined, input: object): object | undefined {
  if (!schema) return undefined
  const { entries } = schema as unknown as { readonly entries: object }
  return Object.fromEntries(Object.entries(input).filter(([name]) => Object.hasOwn(entries, name)))
}

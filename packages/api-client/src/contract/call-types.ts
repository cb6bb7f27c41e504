import type * as v from 'valibot'
import type { AllCalls, AnyCallName } from './all-calls.ts'
import type { Call, Endpoint, Schema } from './endpoint.ts'

type Fields<C extends Call, Part extends 'params' | 'query' | 'body'> = C extends {
  readonly [P in Part]: infer S extends Schema
}
  ? v.InferInput<S>
  : unknown

/** The type of a query that callers may pass: for its text fields also numbers, which become text in the address. */
type WithNumbers<Query> = {
  [Name in keyof Query]: string extends Query[Name] ? Query[Name] | number : Query[Name]
}

/** The type of an input that callers may pass for a schema: in place of each array also a readonly one. */
type Given<Value> = Value extends readonly (infer Item)[]
  ? readonly Given<Item>[]
  : Value extends object
    ? { readonly [Name in keyof Value]: Given<Value[Name]> }
    : Value

/** The input of a call: the fields of its path, query and body. */
export type InputOfRow<C extends Call> = Given<
  Fields<C, 'params'> & WithNumbers<Fields<C, 'query'>> & Fields<C, 'body'>
>

/** What an endpoint answers, taken out of the `data` field around it; undefined if the client reads nothing. */
export type ValueOf<E extends Endpoint> = E['answer'] extends Schema
  ? v.InferOutput<E['answer']> extends { data: infer Data }
    ? Data
    : v.InferOutput<E['answer']>
  : undefined

/** The input of the call with this name: the fields of its path, query and body. */
export type InputOf<Name extends AnyCallName> = InputOfRow<AllCalls[Name]>

/** What the client returns as the answer of the call with this name. */
export type ValueFrom<Name extends AnyCallName> = ValueOf<AllCalls[Name]['endpoint']>

/** An entry of the list that the call with this name answers. `never` if it answers no list. */
export type ItemOf<Name extends AnyCallName> =
  ValueFrom<Name> extends { readonly items: readonly (infer Item)[] }
    ? Item
    : ValueFrom<Name> extends readonly (infer Item)[]
      ? Item
      : never

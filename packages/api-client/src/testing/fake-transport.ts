import type * as v from 'valibot'
import type { AllCalls, AnyCallName } from '../contract/all-calls.ts'
import type { Schema } from '../contract/endpoint.ts'
import { csrfHeader } from '../transport/csrf.ts'
import { matchCall, type CallMatch } from './match-call.ts'
import { readBody, readQuery } from './read-request.ts'
import { ok, refuse, type Reply } from './replies.ts'
import { contractMisfit, refuseInvalid, respond } from './respond.ts'

/** The payload with which a handler answers a call, without the field `data` that some services put around it. */
export type PayloadOf<Name extends AnyCallName> =
  AllCalls[Name]['endpoint']['answer'] extends infer Answer
    ? Answer extends Schema
      ? NonNullable<v.InferInput<Answer>> extends { data: infer Data }
        ? Data
        : v.InferInput<Answer>
      : null
    : never

/** The body fields that a call sends. */
export type BodyOf<Name extends AnyCallName> = Name extends AnyCallName
  ? AllCalls[Name] extends { body: infer Body extends Schema }
    ? v.InferInput<Body>
    : undefined
  : never

/** A request as the fake server reads it. */
export interface ReceivedCall<Name extends AnyCallName = AnyCallName> {
  readonly name: Name
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string | string[]>>
  /** The fields of the body, decoded. */
  readonly body: BodyOf<Name>
  readonly headers: Headers
  readonly signal: AbortSignal
}

type Answer<Name extends AnyCallName> = PayloadOf<Name> | Reply
/** Answers a call: a payload, a reply, or a function of the request that returns one. */
export type Handler<Name extends AnyCallName> =
  | Answer<Name>
  | ((call: ReceivedCall<Name>) => Answer<Name> | Promise<Answer<Name>>)
/** The handlers that answer calls, by the names of the calls. */
export type Handlers = { readonly [Name in AnyCallName]?: Handler<Name> }

/** An in-memory server for the contract; pass its parts to `createClient`. */
export interface FakeTransport {
  readonly fetch: typeof globalThis.fetch
  /** The cookie string. It contains the CSRF token that the transport requires for every unsafe method. */
  readonly cookies: () => string
  /** Every request so far, including refused ones, oldest first. */
  readonly calls: readonly ReceivedCall[]
  /**
   * Mistakes of the test itself, such as a missing handler, each also answered with 501. Assert that the list is empty.
   */
  readonly problems: readonly string[]
  callsTo<Name extends AnyCallName>(name: Name): readonly ReceivedCall<Name>[]
  /** Adds handlers, or replaces them. */
  use(handlers: Handlers): void
  /** Changes the CSRF token, as a sign-in does. */
  rotateCsrf(): void
}

/**
 * Makes a server in memory that answers calls of the contract by handlers, and refuses what the real server refuses: a
 * missing CSRF token, a body that does not fit the contract. A call without a handler, and an answer that does not fit
 * the contract, get 501 with a message that says so.
 */
export function createFakeTransport(handlers: Handlers = {}): FakeTransport {
  const table: Partial<Record<AnyCallName, unknown>> = { ...handlers }
  const received: ReceivedCall[] = []
  const problems: string[] = []
  let token = 1

  /** Reports a mistake of the test in the answer, and stores it for an assertion. */
  const problem = (message: string): Response => {
    problems.push(message)
    return Response.json({ success: false, message, status_code: 501 }, { status: 501 })
  }

  const answerTo = async (match: CallMatch, call: ReceivedCall): Promise<Response> => {
    const unsafe = match.call.endpoint.method !== 'GET'
    if (unsafe && call.headers.get(csrfHeader) !== `token-${token}`) {
      return respond(match, refuse('csrf_failed'))
    }
    const invalid = refuseInvalid(match, call.query, call.body)
    if (invalid) return respond(match, invalid)
    if (!(match.name in table)) {
      return problem(`The fake transport has no handler for ${match.name}`)
    }
    const handler = table[match.name]
    const answer: unknown = await (typeof handler === 'function' ? handler(call) : handler)
    const reply = isReply(answer) ? answer : ok(answer)
    if (reply.fault === 'network') throw new TypeError('Failed to fetch')
    if (reply.fault === 'never') await untilAborted(call.signal)
    const misfit = contractMisfit(match, reply)
    return misfit ? problem(misfit) : respond(match, reply)
  }

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    const match = matchCall(request.method, url.pathname)
    if (!match) return problem(`The contract has no ${request.method} ${url.pathname}`)
    request.signal.throwIfAborted()
    const call: ReceivedCall = {
      name: match.name,
      params: match.params,
      query: readQuery(url),
      body: (await readBody(request)) as ReceivedCall['body'],
      headers: request.headers,
      signal: request.signal,
    }
    received.push(call)
    return answerTo(match, call)
  }

  return {
    fetch,
    cookies: () => `csrftoken=token-${token}`,
    calls: received,
    problems,
    callsTo: <Name extends AnyCallName>(name: Name) =>
      received.filter((call) => call.name === name) as unknown as ReceivedCall<Name>[],
    use(more) {
      Object.assign(table, more)
    },
    rotateCsrf() {
      token++
    },
  }
}

function isReply(answer: unknown): answer is Reply {
  return answer instanceof Object && (answer as Partial<Reply>).reply === true
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
}

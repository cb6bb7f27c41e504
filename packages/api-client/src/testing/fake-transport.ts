import type * as v from 'valibot'
import type { AllCalls, AnyCallName } from '../contract/all-calls.ts'
import type { Schema } from '../contract/endpoint.ts'
import { csrfHeader } from '../transport/csrf.ts'
import { matchCall, type CallMatch } from './match-call.ts'
import { readBody, readQuery } from './read-request.ts'
import { ok, refuse, type Reply } from './replies.ts'
import { contractMisfit, refuseInvalid, respond } from './respond.ts'

/** The payload that a call answers with: inside `data` where its service puts it there. */
export type PayloadOf<Name extends AnyCallName> =
  AllCalls[Name]['endpoint']['answer'] extends infer Answer
    ? Answer extends Schema
      ? v.InferInput<Answer> extends { data: infer Data }
        ? Data
        : v.InferInput<Answer>
      : null
    : never

/** The fields that a call sends. */
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
  /** The fields of the body, whichever way they were encoded. */
  readonly body: BodyOf<Name>
  readonly headers: Headers
  readonly signal: AbortSignal
}

type Answer<Name extends AnyCallName> = PayloadOf<Name> | Reply
/** What answers a call: a payload, a reply, or a function of the request that makes one. */
export type Handler<Name extends AnyCallName> =
  | Answer<Name>
  | ((call: ReceivedCall<Name>) => Answer<Name> | Promise<Answer<Name>>)
/** What answers each call of the contract, by the name of the call. */
export type Handlers = { readonly [Name in AnyCallName]?: Handler<Name> }

/** A server in memory that speaks the contract; give its parts to `createClient`. */
export interface FakeTransport {
  readonly fetch: typeof globalThis.fetch
  /** The cookie string, with the CSRF token that the transport demands on every unsafe method. */
  readonly cookies: () => string
  /** Every request so far, oldest first; those that were refused too. */
  readonly calls: readonly ReceivedCall[]
  /** Mistakes of the test itself, each also answered as 501: assert that it is empty. */
  readonly problems: readonly string[]
  callsTo<Name extends AnyCallName>(name: Name): readonly ReceivedCall<Name>[]
  /** Adds handlers, or replaces them. */
  use(handlers: Handlers): void
  /** A new CSRF token, as at sign-in. */
  rotateCsrf(): void
}

/**
 * Answers calls of the contract from handlers. It refuses what the server refuses: a missing CSRF
 * token, a body outside the contract. A call without a handler, and a handler that answers outside
 * the contract, are answered 501 with a message that says so.
 */
export function createFakeTransport(handlers: Handlers = {}): FakeTransport {
  const table: Partial<Record<AnyCallName, unknown>> = { ...handlers }
  const received: ReceivedCall[] = []
  const problems: string[] = []
  let token = 1

  /** A mistake of the test: loud in the answer, and kept for an assertion. */
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

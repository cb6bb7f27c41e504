import {
  envelope as envelopeSchema,
  needsSession,
  userHeader,
  type Call,
  type Schema,
} from '@vestibule/api-client/contract'
import * as v from 'valibot'
import type { CheckedName } from './checked-calls.ts'
import { responsesOf, type Responses } from '../content/openapi/responses.ts'
import type { Exchange } from './exchange.ts'
import type { Difference } from './match.ts'

/** A violation of the contract. `of`: the part of the answer that violates it, such as `Date header`. */
export interface WireProblem extends Difference {
  readonly of: string
}

type Check = (exchange: Exchange, name: CheckedName, call: Call) => Difference | null

const differ = (expected: string, came: string): Difference => ({ expected, came })

/** Checks of the form of every answer. The keys are the parts of the answer that they look at. */
const checks: Readonly<Record<string, Check>> = {
  status(exchange, name, call) {
    const statuses = Object.keys(responsesOf(name, call))
    if (statuses.includes(String(exchange.status))) return null
    return differ(`one of ${statuses.join(', ')}`, String(exchange.status))
  },
  'content type'(exchange, name, call) {
    const content = responseOf(exchange, name, call)?.content
    if (content === undefined) return null
    const types = Object.keys(content)
    const type = exchange.headers.get('content-type') ?? 'none'
    return types.some((known) => type.startsWith(known)) ? null : differ(types.join(' or '), type)
  },
  envelope(exchange, name, call) {
    const response = responseOf(exchange, name, call)
    const isJson = response?.content?.['application/json'] !== undefined
    if (!isJson) return null
    if (isOfRfc8628(exchange, name)) return null
    if (exchange.status >= 400) return refusalProblem(exchange, response['x-codes'] ?? [])
    if (call.endpoint.shape === 'bare') {
      return schemaProblem(call.endpoint.answer, parsed(exchange), 'body')
    }
    return envelopeProblem(exchange, call)
  },
  'Date header'({ headers }) {
    const date = headers.get('date')
    const isDate = date !== null && !Number.isNaN(Date.parse(date))
    return isDate ? null : differ('the time of the answer', date ?? 'none')
  },
  'Retry-After header'({ status, headers }) {
    if (status !== 429) return null
    const seconds = headers.get('retry-after')
    return /^\d+$/.test(seconds ?? '') ? null : differ('seconds', seconds ?? 'none')
  },
  [`${userHeader} header`]({ status, headers }, _name, call) {
    if (status >= 300 || !needsSession(call.access) || headers.has(userHeader)) return null
    return differ('the id of the user for whom the answer is', 'none')
  },
  'session cookie'(exchange, name) {
    const cookie = cookiesOf(exchange).find(({ name }) => /^(__Host-)?sessionid$/.test(name))
    if (cookie !== undefined)
      return flagsProblem(exchange, cookie, ['httponly', 'samesite=(lax|strict)'])
    const opens = ['login', 'loginWithApiToken', 'loginWithPasskey'].includes(name)
    return opens && exchange.status === 200 ? differ('Set-Cookie: sessionid=…', 'none') : null
  },
  'CSRF cookie'(exchange) {
    const cookie = cookiesOf(exchange).find(({ name }) => /^(__Host-)?csrftoken$/.test(name))
    if (cookie === undefined) return null
    if (cookie.flags.includes('httponly')) return differ('readable by scripts', 'HttpOnly')
    return flagsProblem(exchange, cookie, ['samesite=(lax|strict)'])
  },
  'unit of max_ttl'(exchange, name) {
    if (name !== 'getSessionValidity' || exchange.status !== 200) return null
    const { max_ttl: end } = (payloadOf(exchange) ?? {}) as { max_ttl?: unknown }
    // The session package reads numbers from 1e11 on as milliseconds, and rejects numbers below 1e9.
    const seconds = typeof end === 'number' ? end : Number.NaN
    if (seconds >= 1e9 && seconds < 1e11) return null
    const unit =
      seconds >= 1e11 ? ', as milliseconds' : seconds < 1e9 ? ', as the seconds left' : ''
    return differ('the end of the session in Unix seconds', `${JSON.stringify(end)}${unit}`)
  },
}

/** All violations of the contract in the form of an answer. Other tests check what the answer says. */
export function wireProblems(exchange: Exchange, name: CheckedName, call: Call): WireProblem[] {
  return Object.entries(checks).flatMap(([of, check]) => {
    const problem = check(exchange, name, call)
    return problem === null ? [] : [{ of, ...problem }]
  })
}

function responseOf(
  { status }: Exchange,
  name: CheckedName,
  call: Call,
): Responses[string] | undefined {
  return responsesOf(name, call)[String(status)]
}

/**
 * Whether an answer refuses a program that waits for its token, in the form of RFC 8628, which the program's library
 * expects.
 */
function isOfRfc8628(exchange: Exchange, name: CheckedName): boolean {
  return name === 'pollToken' && exchange.status === 400 && v.is(rfcRefusal, parsed(exchange))
}

const rfcRefusal = v.object({ error: v.string() })

function parsed({ text }: Exchange): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function payloadOf(exchange: Exchange): unknown {
  const { result } = (parsed(exchange) ?? {}) as { result?: { data?: unknown } }
  return result?.data
}

function envelopeProblem(exchange: Exchange, { endpoint: { answer } }: Call): Difference | null {
  const json = parsed(exchange)
  const odd = schemaProblem(envelopeSchema, json, 'envelope')
  if (odd !== null) return odd
  const { success, status_code: status, ...rest } = json as v.InferOutput<typeof envelopeSchema>
  if (!success) return differ('success: true', 'success: false')
  if (status !== exchange.status) {
    return differ(`status_code: ${exchange.status}`, `status_code: ${status ?? 'none'}`)
  }
  if (answer === null) return null
  const key = Array.isArray(rest.results) || answer.type === 'array' ? 'results' : 'result'
  const payload = rest[key]
  if (payload === undefined)
    return differ(key, `an envelope with ${Object.keys(json as object).join(', ')}`)
  return schemaProblem(answer, payload, key)
}

const refusalSchema = v.object({
  success: v.literal(false),
  message: v.string(),
  error_info: v.object({ message: v.string(), code: v.string() }),
  status_code: v.number(),
})

function refusalProblem(exchange: Exchange, codes: readonly string[]): Difference | null {
  const json = parsed(exchange)
  const odd = schemaProblem(refusalSchema, json, 'refusal')
  if (odd !== null) return odd
  const { error_info: info, status_code: status } = json as v.InferOutput<typeof refusalSchema>
  if (status !== exchange.status) {
    return differ(`status_code: ${exchange.status}`, `status_code: ${status}`)
  }
  if (codes.includes(info.code)) return null
  return differ(`with ${exchange.status} one of the codes ${codes.join(', ')}`, info.code)
}

function schemaProblem(schema: Schema | null, value: unknown, what: string): Difference | null {
  if (schema === null) return null
  const { issues } = v.safeParse(schema, value)
  const [issue] = issues ?? []
  if (issue === undefined) return null
  const place = [what, ...(issue.path ?? []).map(({ key }) => String(key))].join('.')
  // Hide the received value: it may be a secret.
  const type = issue.received.startsWith('"') ? 'another text' : issue.received
  return differ(`${place}: ${issue.expected ?? issue.message}`, `${place}: ${type}`)
}

interface Cookie {
  readonly name: string
  /** The cookie's attributes in lower case, such as `httponly`. */
  readonly flags: readonly string[]
}

/** Cookies that an answer sets. Leaves out those that it deletes, which need no attributes. */
function cookiesOf({ headers }: Exchange): Cookie[] {
  return headers.getSetCookie().flatMap((line) => {
    const [pair = '', ...flags] = line.split(';').map((part) => part.trim())
    const [name = '', value = ''] = pair.split('=')
    const isTaken = value === '' || flags.some((flag) => /^max-age=0$/i.test(flag))
    return isTaken ? [] : [{ name, flags: flags.map((flag) => flag.toLowerCase()) }]
  })
}

function flagsProblem({ url }: Exchange, { flags }: Cookie, needed: readonly string[]) {
  const wanted = url.protocol === 'https:' ? [...needed, 'secure'] : needed
  const missing = wanted.filter(
    (flag) => !flags.some((there) => new RegExp(`^(${flag})$`).test(there)),
  )
  if (missing.length === 0) return null
  return differ(`with ${missing.join(', ')}`, flags.join('; ') || 'no flags')
}

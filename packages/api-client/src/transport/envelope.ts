import type * as v from 'valibot'
import type { Endpoint, Schema } from '../contract/endpoint.ts'
import type { Envelope } from '../contract/envelope.ts'
import { ApiError, type ApiErrorKind } from './api-error.ts'

/** The type of the payload that an endpoint answers, from its schema; undefined if the client reads nothing. */
export type AnswerOf<E extends Endpoint> = E['answer'] extends Schema
  ? v.InferOutput<E['answer']>
  : undefined

/** A successful answer: its envelope, containing the validated payload. */
export interface Answered {
  readonly envelope: Envelope
  readonly headers: Headers
}

/** Returns the payload of an envelope: `result`, or else `results`. */
export function payloadOf(envelope: Envelope): unknown {
  return envelope.result ?? envelope.results
}

/**
 * What validating an answer with a schema returns. It is never a promise, because the contract's schemas have no
 * asynchronous part.
 */
type Checked = Awaited<ReturnType<Schema['~standard']['validate']>>

/** Reads and validates an answer. Throws an {@link ApiError} whose kind says what is wrong. */
export function readAnswer(endpoint: Endpoint, response: Response, text: string): Answered {
  const { status, headers } = response
  const bare = endpoint.shape === 'bare'
  const fail = (kind: ApiErrorKind, what: string, cause?: unknown) =>
    failure(response, kind, `${endpoint.method} ${endpoint.path} answered ${what}`, json, cause)
  const json = parse(text)
  if (!response.ok) throw fail('status', `${status}`)
  if (endpoint.answer === null && (bare || status === 204)) {
    return { envelope: { success: true, status_code: status }, headers }
  }
  if (json instanceof SyntaxError) {
    if (status === 204) throw fail('noContent', 'without content')
    const content = text.trim()
    if (content === '') throw fail('empty', 'with an empty body')
    if (content.startsWith('<')) throw fail('html', 'with a page')
    throw fail('malformed', 'with broken JSON', json)
  }
  const envelope = (bare ? { success: true, result: json } : json) as Envelope | null
  if (envelope?.success === false) throw fail('refused', 'no')
  if (envelope?.success !== true) throw fail('invalid', 'without an envelope')
  if (endpoint.answer) {
    const checked = endpoint.answer['~standard'].validate(payloadOf(envelope)) as Checked
    if (checked.issues) throw fail('invalid', outside(checked.issues), checked.issues)
    // Put the validated payload where the original was.
    if (envelope.result === undefined || envelope.result === null) envelope.results = checked.value
    else envelope.result = checked.value
  }
  return { envelope, headers }
}

/** Describes which field of an answer does not fit the contract, and why. */
function outside([issue]: NonNullable<Checked['issues']>): string {
  const path = issue?.path?.map((part) => (typeof part === 'object' ? part.key : part)) ?? []
  return `outside its contract, at ${path.join('.') || 'the top'}: ${issue?.message}`
}

/** The message of an error if the envelope of the refusal contains no text. */
const noResults = 'No Results'

/** Makes the error for an answer, with the server's message if the body is an envelope. */
function failure(
  { status, headers, url }: Response,
  kind: ApiErrorKind,
  what: string,
  json: unknown,
  cause: unknown,
): ApiError {
  const spoken = kind === 'status' || kind === 'refused'
  const envelope = spoken && isRecord(json) ? (json as Partial<Envelope>) : undefined
  const info = envelope?.error_info ?? null
  const text = envelope && envelopeText(envelope)
  return new ApiError(kind, envelope ? (text ?? noResults) : what, {
    status,
    url,
    cause,
    info,
    userMessage:
      (status < 500 && (text ?? info?.message)) || (kind === 'refused' ? noResults : null),
    retryAfterS: info?.retry_after ?? retryAfterS(headers),
  })
}

/**
 * The text for people in an envelope: its message, or else the first string among result and results; undefined if
 * there is none.
 */
function envelopeText({ message, result, results }: Partial<Envelope>): string | undefined {
  return [message, result, results].find(
    (text): text is string => typeof text === 'string' && text !== '',
  )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    return error
  }
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !(value instanceof Error)
}

/**
 * After how many seconds the call may be made again, from the `Retry-After` header. A date there is compared with the
 * server's own `Date` header, so that a wrong clock of the device does not matter.
 */
function retryAfterS(headers: Headers): number | null {
  const value = headers.get('retry-after')
  if (!value) return null
  if (/^\d+$/.test(value)) return Number(value)
  const now = Date.parse(headers.get('date') ?? '') || Date.now()
  const seconds = Math.ceil((Date.parse(value) - now) / 1000)
  return Number.isNaN(seconds) ? null : Math.max(0, seconds)
}

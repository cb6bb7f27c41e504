import { Readable } from 'node:stream'
import type { Envelope } from '@vestibule/api-client/contract'
import type { Context } from 'hono'
import { isOutage } from '../db/outage.ts'
import { ApiError } from './api-error.ts'
import type { AppEnv } from './app-env.ts'

export interface Answered {
  readonly result?: unknown
  /** The result of calls that send it in `result.data` instead of in `result`. */
  readonly data?: unknown
  readonly message?: string | undefined
  readonly status?: 200 | 201 | 202
}

/**
 * Answers with JSON that begins with `success: true` (the envelope of all API calls). A list goes into its field
 * `results`, anything else into `result`.
 */
export function succeed(c: Context<AppEnv>, { data, message, status = 200, ...more }: Answered) {
  const result = data === undefined ? more.result : { data }
  const payload =
    result === undefined ? {} : Array.isArray(result) ? { results: result } : { result }
  const body = { success: true, ...payload, message, status_code: status } satisfies Envelope
  return c.json(body, status)
}

/**
 * Answers with a success envelope that contains a list, which may be long. The response is written in parts, because
 * writing a long list at once would delay other requests and fill the memory. An error before the first part gets a
 * normal error response; a later one breaks the response off.
 */
export async function succeedInParts(
  c: Context,
  parts: AsyncIterator<readonly unknown[], void>,
): Promise<Response> {
  const first = await parts.next()
  const rest = async function* () {
    yield '{"success":true,"results":['
    let separator = ''
    for (let part = first; part.done !== true; part = await parts.next()) {
      for (const item of part.value) {
        yield separator + JSON.stringify(item)
        separator = ','
      }
    }
    yield '],"status_code":200}'
  }
  const stream = Readable.toWeb(Readable.from(rest(), { objectMode: false }))
  return c.body(stream as ReadableStream, 200, { 'Content-Type': 'application/json' })
}

export function refuse(c: Context<AppEnv>, error: ApiError): Response {
  const { code, message, status, fields, fieldCodes, retryAfter, info } = error
  c.env.outgoing.setHeader('Cache-Control', 'no-store')
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter))
  const error_info = {
    ...info,
    message,
    code,
    retry_after: retryAfter,
    fields: fields as Record<string, string[]> | undefined,
    field_codes: fieldCodes as Record<string, string[]> | undefined,
    request_id: c.get('requestId'),
  }
  const body = { success: false, message, error_info, status_code: status } satisfies Envelope
  return c.json(body, status)
}

/**
 * The error to send to the client: an ApiError unchanged, `unavailable` if the database cannot be used, and
 * `server_error` for anything else. The latter two tell the client no details; `cause` has them for the log.
 */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  return isOutage(error)
    ? new ApiError('unavailable', undefined, { retryAfter: 5, cause: error })
    : new ApiError('server_error', undefined, { cause: error })
}

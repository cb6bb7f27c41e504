import type { Envelope } from '@vestibule/api-client/contract'
import type { Context } from 'hono'
import { isOutage } from '../db/outage.ts'
import { ApiError } from './api-error.ts'
import type { AppEnv } from './app-env.ts'

export interface Answered {
  readonly result?: unknown
  readonly message?: string | undefined
  readonly status?: 200 | 201 | 202
}

/** A list goes into `results`, anything else into `result`. */
export function succeed(c: Context<AppEnv>, { result, message, status = 200 }: Answered): Response {
  const payload =
    result === undefined ? {} : Array.isArray(result) ? { results: result } : { result }
  const body = { success: true, ...payload, message, status_code: status } satisfies Envelope
  return c.json(body, status)
}

export function refuse(c: Context<AppEnv>, error: ApiError): Response {
  const { code, message, status, fields, retryAfter, info } = error
  c.env.outgoing.setHeader('Cache-Control', 'no-store')
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter))
  const error_info = {
    ...info,
    message,
    code,
    retry_after: retryAfter,
    fields: fields as Record<string, string[]> | undefined,
    request_id: c.get('requestId'),
  }
  const body = { success: false, message, error_info, status_code: status } satisfies Envelope
  return c.json(body, status)
}

/** What a caller is told of any failure: refusals as they are, everything else without a detail. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  return isOutage(error)
    ? new ApiError('unavailable', undefined, { retryAfter: 5, cause: error })
    : new ApiError('server_error', undefined, { cause: error })
}

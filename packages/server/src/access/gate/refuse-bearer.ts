import type { Context } from 'hono'
import type { App } from '../../identity/calls/app.ts'
import type { Bearer } from '../../identity/tokens/bearer.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { AppEnv } from '../../platform/http/app-env.ts'
import { addressBucket } from '../../platform/http/client-address.ts'
import { limits } from '../../platform/limits/limit-table.ts'

/**
 * Refuses a program whose token is unknown: throws ApiError `not_authenticated`, or `rate_limited` once a network
 * address has sent too many. A text that cannot be a token is not counted, because it costs no query. Valid tokens from
 * the same address are still accepted. With `as401`, throws `not_authenticated` in either case.
 */
export async function refuseBearer(
  { limits: counts }: Pick<App, 'limits'>,
  c: Context<AppEnv>,
  { hash }: Bearer,
  ip: string,
  as401 = false,
): Promise<never> {
  if (hash !== null) {
    const counted = counts.count([{ limit: limits.unknownTokens, of: addressBucket(ip) }])
    // Let a rate-limited request get 401 instead of 429: nginx turns any answer to its subrequest except 401 and 403
    // into an error of its own.
    await counted.catch((error: unknown) => {
      if (!as401 || !(error instanceof ApiError) || error.code !== 'rate_limited') throw error
    })
  }
  c.env.outgoing.setHeader('WWW-Authenticate', 'Bearer error="invalid_token"')
  throw new ApiError('not_authenticated', 'This token is not valid: it was ended, or mistyped')
}

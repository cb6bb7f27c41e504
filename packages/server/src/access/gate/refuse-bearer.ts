import type { Context } from 'hono'
import type { App } from '../../identity/calls/app.ts'
import type { Bearer } from '../../identity/tokens/bearer.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { AppEnv } from '../../platform/http/app-env.ts'
import { addressBucket } from '../../platform/http/client-address.ts'
import { limits } from '../../platform/limits/limit-table.ts'

/**
 * Refuses a program whose token nobody has. It is counted by address, unless it cannot be a token at all, which nobody looks
 * up. Good tokens from the same address go on. Throws ApiError `not_authenticated` or `rate_limited`.
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
    // nginx makes an error of its own of any answer but 401 and 403, and then asks once more for the answer to show.
    await counted.catch((error: unknown) => {
      if (!as401 || !(error instanceof ApiError) || error.code !== 'rate_limited') throw error
    })
  }
  c.env.outgoing.setHeader('WWW-Authenticate', 'Bearer error="invalid_token"')
  throw new ApiError('not_authenticated', 'This token is not valid: it was ended, or mistyped')
}

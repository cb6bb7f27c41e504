import type { ValueFrom } from '@vestibule/api-client/contract'
import type { Database } from '../../platform/db/database.ts'
import { accountMustHaveTwo } from '../sessions/two-factors.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { App } from '../calls/app.ts'
import { addressBucket } from '../../platform/http/client-address.ts'
import { limits } from '../../platform/limits/limit-table.ts'
import { landingAfter } from '../landing/landing.ts'
import { hashToken } from '../../platform/random.ts'
import { refuseEnforcedAccount } from '../federation/own-provider.ts'
import { findApiTokenOwner, useApiToken } from './api-token-queries.ts'
import { refuseWhereDeviceCode } from './attempts.ts'
import type { WebCaller } from '../sessions/visitor.ts'

/** Signs in the owner of an API token. Resolves to the path to redirect them to. */
export async function loginWithApiToken(app: App, call: WebCaller, token: string): Promise<string> {
  refuseWhereDeviceCode(app)
  const guess = await countGuess(app, call)
  const tokenHash = hashToken(token)
  const opened = await app.db.transaction(async (tx) => {
    const owner = await useApiToken(tx, tokenHash, app.clock.now())
    if (owner === null) throw new ApiError('token_invalid', undefined, { status: 401 })
    // Allow an operator's sign-in link although the account must use its identity provider: the link is for staff whose
    // provider is down.
    const flow = owner.use === 'link' ? 'sign_in_link' : 'api_token'
    if (flow === 'api_token') {
      await refuseEnforcedAccount(tx, owner.userId)
      await refuseOneFactor(app, tx, owner.userId)
    }
    const proof = { flow, factors: [flow] }
    return call.visitor.openSession(tx, owner.userId, proof)
  })
  call.visitor.adopt(opened)
  await guess.release()
  return landingAfter(app, opened, undefined)
}

/**
 * Throws ApiError `two_factors_required` if the account must show two factors. A session opened by a token would lack
 * the second one for ever: whoever holds a token need not be its owner, so such a session can neither show nor set up a
 * factor.
 */
async function refuseOneFactor({ settings }: App, tx: Database, userId: string) {
  if (await accountMustHaveTwo({ db: tx, settings }, userId)) {
    throw new ApiError(
      'two_factors_required',
      'This account needs two factors. Sign in with your email instead.',
    )
  }
}

/**
 * Returns the owner of an API token to the program that sends it. Invalid tokens are refused and counted as at a
 * sign-in.
 */
export async function ownerOfApiToken(
  app: App,
  call: WebCaller,
  token: string,
): Promise<ValueFrom<'getApiTokenOwner'>> {
  refuseWhereDeviceCode(app)
  const guess = await countGuess(app, call)
  const owner = await findApiTokenOwner(app.db, hashToken(token), app.clock.now())
  if (owner === null) throw new ApiError('token_invalid', undefined, { status: 401 })
  await guess.release()
  return { email: owner.email, first_name: owner.firstName, last_name: owner.lastName }
}

function countGuess(app: App, { visitor }: WebCaller) {
  return app.limits.count([{ limit: limits.unknownTokens, of: addressBucket(visitor.ip) }])
}

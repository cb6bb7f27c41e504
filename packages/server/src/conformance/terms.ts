import { getProfile, login } from '@vestibule/api-client'
import type { AccountOf } from './accounts-file.ts'
import { accountOf, Skipped, type ConformanceWorld, type Visitor } from './world.ts'

/**
 * Signs in the account `terms`, which has terms to accept. Throws `Skipped` if neither the sign-in nor the profile asks
 * for them, for example because an earlier run has accepted them.
 */
export async function withTerms(
  world: ConformanceWorld,
): Promise<Visitor & { readonly account: AccountOf<'terms'> }> {
  const account = accountOf(world, 'terms')
  const visitor = await world.visit()
  const entered = await login(visitor.client, account)
  const profile = await getProfile(visitor.client)
  const isLedThere = entered.kind === 'signedIn' && entered.redirectUrl.startsWith('/auth/eula')
  const isAsked =
    profile.kind === 'loaded' && profile.value.eulas_not_accepted.includes(account.eula.id)
  if (entered.kind === 'signedIn' && !isLedThere && !isAsked) {
    throw new Skipped(
      `${account.email} is not asked to accept ${account.eula.id}: an earlier run has accepted it, or the backend never asks`,
    )
  }
  return { ...visitor, account }
}

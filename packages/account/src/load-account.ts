import { getProfile, getSecurity, type Client } from '@vestibule/api-client'
import type { UserProfile } from '@vestibule/api-client/contract'

interface LoadOptions {
  readonly signal: AbortSignal
  readonly cache: boolean
}

/**
 * Loads the profile, then what `load` returns. The profile comes first, because from then on the client names the user
 * in each write, and the server refuses a write for another user.
 */
export async function loadAfterProfile<Outcome>(
  client: Client,
  signal: AbortSignal,
  load: (options: LoadOptions, profile: UserProfile) => Promise<Outcome>,
) {
  const options = { signal, cache: false }
  const profile = await getProfile(client, options)
  return profile.kind === 'loaded' ? load(options, profile.value) : profile
}

/** Loads the profile and the security settings. */
export const loadAccount = (client: Client, signal: AbortSignal) =>
  loadAfterProfile(client, signal, async (options, profile) => {
    const security = await getSecurity(client, options)
    return security.kind === 'loaded'
      ? ({ kind: 'loaded', value: { profile, security: security.value } } as const)
      : security
  })

/** The user and the account's security settings. */
export type Account = Extract<
  Awaited<ReturnType<typeof loadAccount>>,
  { readonly kind: 'loaded' }
>['value']

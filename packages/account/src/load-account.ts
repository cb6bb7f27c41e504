import { getProfile, getSecurity, type Client } from '@vestibule/api-client'

/**
 * Loads the profile and the security settings. Once the profile is loaded, the server compares its user with that of
 * each write.
 */
export async function loadAccount(client: Client, signal: AbortSignal) {
  const options = { signal, cache: false }
  const profile = await getProfile(client, options)
  if (profile.kind !== 'loaded') return profile
  const security = await getSecurity(client, options)
  if (security.kind !== 'loaded') return security
  return { kind: 'loaded', value: { profile: profile.value, security: security.value } } as const
}

/** The user and the account's security settings. */
export type Account = Extract<
  Awaited<ReturnType<typeof loadAccount>>,
  { readonly kind: 'loaded' }
>['value']

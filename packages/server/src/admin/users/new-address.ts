import type { App } from '../../identity/calls/app.ts'
import type { Database } from '../../platform/db/database.ts'
import { fieldError } from '../../platform/http/api-error.ts'
import { because } from '../../platform/http/because.ts'
import { domainOwnerOf } from '../../identity/users/foreign-domain.ts'
import type { Reach } from '../../identity/administrators/administrator.ts'

interface NewAddress {
  readonly email: string
  readonly organizationId: string
  readonly reach: Reach | null
}

/**
 * Throws ApiError if an account of this organisation may not get the address, because another organisation has verified
 * the address's domain. With the setting HIDE_ACCOUNTS, administrators of one organisation may only give addresses in
 * its own verified domains: otherwise they would learn which addresses have an account.
 */
export async function refuseForeignAddress(
  { settings }: Pick<App, 'settings'>,
  tx: Database,
  { email, organizationId, reach }: NewAddress,
): Promise<void> {
  const owner = await domainOwnerOf(tx, email)
  if (owner?.id === organizationId) return
  if (!reach?.all && (owner !== null || settings.hideAccounts)) {
    throw fieldError('email', 'You may not give addresses of this domain', 'not_allowed')
  }
  if (owner !== null) throw because('conflict', 'domain_of_other', { organization: owner.name })
}

import { and, eq, isNotNull } from 'drizzle-orm'
import type { App } from '../calls/app.ts'
import type { Database } from '../../platform/db/database.ts'
import { users } from '../../platform/db/schema/accounts.ts'
import { identityProviders } from '../../platform/db/schema/identity-providers.ts'
import { organizationDomains } from '../../platform/db/schema/organization-domains.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { findAccountByEmail } from '../users/accounts.ts'
import { emailKeyOf, domainOfAddress } from '../../platform/mail/email-address.ts'
import { isRealmOf, realmOf } from './home-realm.ts'

/**
 * The identity provider of an account's organisation, if the organisation has verified the domain of the account's
 * address.
 */
export interface OwnProvider {
  readonly providerId: string
  readonly name: string
  readonly enforced: boolean
}

export async function ownProviderOf(db: Database, userId: string): Promise<OwnProvider | null> {
  const rows = await db
    .select({
      email: users.email,
      domain: organizationDomains.domain,
      providerId: identityProviders.id,
      name: identityProviders.name,
      enforced: identityProviders.enforced,
    })
    .from(users)
    .innerJoin(identityProviders, eq(identityProviders.organizationId, users.organizationId))
    .innerJoin(
      organizationDomains,
      and(
        eq(organizationDomains.organizationId, users.organizationId),
        isNotNull(organizationDomains.verifiedAt),
      ),
    )
    .where(eq(users.id, userId))
  return rows.find(({ email, domain }) => domainOfAddress(email) === domain) ?? null
}

/** Throws ApiError `sso_required` if the account may only sign in with its organisation's identity provider. */
export async function refuseEnforcedAccount(db: Database, userId: string): Promise<void> {
  if ((await ownProviderOf(db, userId))?.enforced) throw new ApiError('sso_required')
}

/**
 * Throws ApiError `sso_required` if the account of an address that somebody typed may only sign in with its
 * organisation's identity provider. With the setting `HIDE_ACCOUNTS`, all addresses of a domain get the same answer,
 * whether or not they have an account.
 */
export async function refuseEnforcedAddress(
  app: Pick<App, 'db' | 'settings'>,
  email: string,
): Promise<void> {
  const realm = await realmOf(app, email)
  if (realm === null || !realm.enforced) return
  const account = await findAccountByEmail(app.db, emailKeyOf(email))
  if (isRealmOf(app, realm, account)) throw new ApiError('sso_required')
}

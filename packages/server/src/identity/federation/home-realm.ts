import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { federationCalls } from '@vestibule/api-client/contract'
import type { App } from '../calls/app.ts'
import { preparedOnce } from '../../platform/db/prepared.ts'
import { identityProviders } from '../../platform/db/schema/identity-providers.ts'
import { organizationDomains } from '../../platform/db/schema/organization-domains.ts'
import type { Account } from '../users/accounts.ts'
import { domainOfAddress } from '../../platform/mail/email-address.ts'

/** The identity provider that signs in the people of a verified mail domain. */
export interface Realm {
  readonly providerId: string
  readonly organizationId: string
  readonly name: string
  readonly jit: boolean
  readonly enforced: boolean
}

const byDomain = preparedOnce((db) =>
  db
    .select({
      providerId: identityProviders.id,
      organizationId: identityProviders.organizationId,
      name: identityProviders.name,
      jit: identityProviders.jit,
      enforced: identityProviders.enforced,
    })
    .from(organizationDomains)
    .innerJoin(
      identityProviders,
      eq(identityProviders.organizationId, organizationDomains.organizationId),
    )
    .where(
      and(
        eq(organizationDomains.domain, sql.placeholder('domain')),
        isNotNull(organizationDomains.verifiedAt),
      ),
    )
    .prepare('find_realm'),
)

/**
 * The identity provider that signs in the person with this mail address. Null if no organisation has verified the
 * domain of the address, or the organisation that has verified it has no provider.
 */
export async function realmOf({ db }: Pick<App, 'db'>, email: string): Promise<Realm | null> {
  const domain = domainOfAddress(email)
  if (domain === null) return null
  // The cast repeats the columns of the query: Drizzle loses the row type of prepared queries on the shared database
  // interface.
  const [realm] = (await byDomain(db).execute({ domain })) as Realm[]
  return realm ?? null
}

/**
 * Whether the person with an address in the provider's mail domain may sign in with the provider: yes if the account of
 * the address belongs to the provider's organisation, or if there is no account (null). With the setting
 * `HIDE_ACCOUNTS` always true, because the answer would otherwise reveal accounts of other organisations.
 */
export function isRealmOf(
  { settings }: Pick<App, 'settings'>,
  { organizationId }: Realm,
  account: Pick<Account, 'organizationId'> | null,
): boolean {
  return settings.hideAccounts || account === null || account.organizationId === organizationId
}

/** The path that begins a sign-in with the provider, with `carried` as its query parameters. */
export function realmAddress(
  { providerId }: Pick<Realm, 'providerId'>,
  carried: Readonly<Record<string, string>>,
): string {
  const path = federationCalls.beginOrganizationSignIn.endpoint.path
  const query = new URLSearchParams(carried).toString()
  return `${path.replace(':providerId', encodeURIComponent(providerId))}?${query}`
}

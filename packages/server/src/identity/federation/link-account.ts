import { typedAddress } from '@vestibule/api-client/contract'
import { and, eq } from 'drizzle-orm'
import { audit } from '../../platform/audit/audit.ts'
import type { App } from '../calls/app.ts'
import type { Database } from '../../platform/db/database.ts'
import { organizations } from '../../platform/db/schema/accounts.ts'
import { externalIdentities } from '../../platform/db/schema/identity-providers.ts'
import { organizationDomains } from '../../platform/db/schema/organization-domains.ts'
import { newId } from '../../platform/random.ts'
import { findAccountByEmail, holdAccount, type Account } from '../users/accounts.ts'
import { emailKeyOf, domainOfAddress } from '../../platform/mail/email-address.ts'
import { insertUser } from '../users/operator-queries.ts'
import type { Identity } from './identity.ts'
import type { StoredProvider } from './provider-queries.ts'
import { FederationRefusal } from './refusal.ts'
import type { WebCaller } from '../sessions/visitor.ts'

interface Linked {
  readonly account: Account
  /** Whether an existing account was just linked to the provider for the first time. */
  readonly isNewLink: boolean
}

/**
 * Finds or creates the account of a person whom a provider has identified, and locks its row until the transaction
 * ends. People who are linked to the provider keep their account even if their address changes. Throws
 * FederationRefusal if that is not possible, for example if the account is disabled or of another organisation.
 */
export async function linkedAccount(
  app: Pick<App, 'clock'>,
  tx: Database,
  call: WebCaller,
  provider: StoredProvider,
  identity: Identity,
): Promise<Linked> {
  const known = await knownUser(tx, provider.id, identity.subject)
  if (known !== null) {
    const account = await holdAccount(tx, known)
    if (account?.organizationId !== provider.organizationId) throw noAccount('the account is gone')
    refuseDisabled(account)
    return { account, isNewLink: false }
  }
  const email = await requireOwnAddress(tx, provider, identity)
  const found = await findAccountByEmail(tx, emailKeyOf(email))
  if (found !== null && found.organizationId !== provider.organizationId) {
    throw noAccount('the account of this address belongs to another organisation')
  }
  const userId = found?.id ?? (await createAccount(app, tx, provider, email, identity))
  await link(app, tx, provider, identity, userId)
  const detail = { provider: provider.id, created: found === null }
  await audit(app, tx, call, { event: 'external_identity_linked', userId, detail })
  const account = await holdAccount(tx, userId)
  if (account === null) throw noAccount('the account is gone')
  // Throwing also rolls back the link to the provider that this transaction has stored.
  refuseDisabled(account)
  return { account, isNewLink: found !== null }
}

function refuseDisabled({ isDisabled }: Account) {
  if (isDisabled) throw new FederationRefusal('account_disabled', 'the account is disabled')
}

const noAccount = (reason: string) => new FederationRefusal('sso_no_account', reason)

/** The id of the account linked to this person at the provider. Null: no account is linked. */
export async function knownUser(
  tx: Database,
  providerId: string,
  subject: string,
): Promise<string | null> {
  const [row] = await tx
    .select({ userId: externalIdentities.userId })
    .from(externalIdentities)
    .where(
      and(eq(externalIdentities.providerId, providerId), eq(externalIdentities.subject, subject)),
    )
  return row?.userId ?? null
}

/**
 * Returns the person's address if it is verified and in one of the organisation's verified domains, so that the
 * provider may speak for it. Otherwise throws FederationRefusal.
 */
export async function requireOwnAddress(
  db: Database,
  { organizationId }: Pick<StoredProvider, 'organizationId'>,
  { email, isEmailVerified }: Pick<Identity, 'email' | 'isEmailVerified'>,
): Promise<string> {
  if (email === null) {
    throw new FederationRefusal('sso_unverified', 'the provider gives no address (claim email)')
  }
  if (!isEmailVerified) {
    throw new FederationRefusal(
      'sso_unverified',
      'the provider does not say that the address is verified (claim email_verified)',
    )
  }
  const domain = domainOfAddress(email)
  const [row] = await db
    .select()
    .from(organizationDomains)
    .where(
      and(
        eq(organizationDomains.domain, domain ?? ''),
        eq(organizationDomains.organizationId, organizationId),
      ),
    )
  if (row?.verifiedAt) return typedAddress(email)
  throw new FederationRefusal(
    'sso_domain',
    `${domain ?? 'the domain'} is no verified domain of the organisation`,
  )
}

async function createAccount(
  { clock }: Pick<App, 'clock'>,
  tx: Database,
  { organizationId, jit }: StoredProvider,
  email: string,
  { firstName, lastName }: Identity,
): Promise<string> {
  if (!jit) throw noAccount('there is no account of this address, and none is made')
  const [organization] = await tx
    .select({ signInMethod: organizations.signInMethod })
    .from(organizations)
    .where(eq(organizations.id, organizationId))
  const id = newId()
  const isNew = await insertUser(tx, {
    id,
    email,
    emailKey: emailKeyOf(email),
    firstName,
    lastName,
    organizationId,
    signInMethod: organization?.signInMethod ?? 'password_and_email_otp',
    canImpersonate: false,
    createdAt: clock.now(),
  })
  if (!isNew) throw noAccount('an account of this address was made at the same time')
  return id
}

async function link(
  { clock }: Pick<App, 'clock'>,
  tx: Database,
  { id: providerId }: StoredProvider,
  { subject }: Identity,
  userId: string,
) {
  const [other] = await tx
    .select({ subject: externalIdentities.subject })
    .from(externalIdentities)
    .where(
      and(eq(externalIdentities.providerId, providerId), eq(externalIdentities.userId, userId)),
    )
  // Refuse if the account is linked to another person at the provider: the address may have belonged to somebody who
  // has left.
  if (other !== undefined) {
    throw new FederationRefusal('sso_other_person', 'the account is of another person there')
  }
  await tx.insert(externalIdentities).values({
    providerId,
    subject,
    userId,
    linkedAt: clock.now(),
  })
}

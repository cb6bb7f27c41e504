import type { ItemOf } from '@vestibule/api-client/contract'
import { and, eq } from 'drizzle-orm'
import type { App } from '../../identity/calls/app.ts'
import type { Database } from '../../platform/db/database.ts'
import { organizations } from '../../platform/db/schema/accounts.ts'
import { organizationDomains } from '../../platform/db/schema/organization-domains.ts'
import { endOtherSessions, endSessionsBy } from '../../identity/federation/end-sessions.ts'
import { findProviderOf } from '../../identity/federation/provider-queries.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { because } from '../../platform/http/because.ts'
import { newId } from '../../platform/random.ts'
import { mailDomain } from '../../platform/mail/email-address.ts'
import type { AdminWorld } from '../admin-world.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { AdminCaller } from '../../identity/administrators/administrator.ts'
import { recordEnded } from './record-ended.ts'

type Row = typeof organizationDomains.$inferSelect
interface Change {
  readonly domain: string
  readonly reason?: string | undefined
}

const shown = ({ domain, verifiedAt, dnsToken }: Row): ItemOf<'listOrganizationDomains'> => ({
  domain,
  verified_at: verifiedAt?.toISOString() ?? null,
  txt_name: `_vestibule.${domain}`,
  txt_value: `vestibule-domain=${dnsToken}`,
})

/** Lists the mail domains of an organisation. Throws ApiError `not_found` if there is no such organisation. */
export async function listDomains(
  { db }: AdminWorld,
  id: string,
): Promise<ItemOf<'listOrganizationDomains'>[]> {
  await requireOrganization(db, id)
  const rows = await db
    .select()
    .from(organizationDomains)
    .where(eq(organizationDomains.organizationId, id))
    .orderBy(organizationDomains.domain)
  return rows.map(shown)
}

/**
 * Adds a mail domain to an organisation, still unverified. Throws ApiError `conflict` if any organisation has the
 * domain already.
 */
export async function addDomain(app: AdminWorld, call: AdminCaller, id: string, change: Change) {
  const domain = domainOf(change)
  const row = { domain, organizationId: id, dnsToken: newId(), verifiedAt: null }
  await app.db.transaction(async (tx) => {
    await requireOrganization(tx, id)
    const added = await tx.insert(organizationDomains).values(row).onConflictDoNothing().returning()
    if (added.length === 0) throw because('conflict', 'domain_taken')
    await recordChange(app, tx, call, {
      event: 'domain_added',
      userId: null,
      detail: { organization: id, domain },
      reason: change.reason,
    })
  })
  return shown(row)
}

/**
 * Stores that the organisation owns the mail domain, if DNS has the expected TXT record; otherwise throws ApiError
 * `conflict`. If the organisation's people must sign in with its identity provider, those with an address in the domain
 * lose the sessions that they have opened in another way.
 */
export async function verifyDomain(
  app: AdminWorld & Pick<App, 'resolveTxt'>,
  call: AdminCaller,
  id: string,
  change: Change,
) {
  const row = await find(app.db, id, domainOf(change))
  const { txt_name: name, txt_value: value } = shown(row)
  const records = await app.resolveTxt(name).catch((error: unknown) => {
    app.log.warn({ requestId: call.requestId, err: error }, 'no answer of DNS')
    throw because('conflict', 'dns_silent')
  })
  if (!records.includes(value)) {
    throw because('conflict', 'dns_unproven', { name })
  }
  return app.db.transaction(async (tx) => {
    // Read the domain again after the DNS look-up: meanwhile somebody may have removed it or given it to another
    // organisation.
    const now = await find(tx, id, row.domain, 'update')
    if (now.dnsToken !== row.dnsToken) throw new ApiError('not_found')
    if (now.verifiedAt !== null) return shown(now)
    const verifiedAt = app.clock.now()
    await tx.update(organizationDomains).set({ verifiedAt }).where(isDomain(id, row.domain))
    await recordChange(app, tx, call, {
      event: 'domain_verified',
      userId: null,
      detail: { organization: id, domain: row.domain },
      reason: change.reason,
    })
    const provider = await findProviderOf(tx, id)
    if (provider?.enforced) {
      const ended = await endOtherSessions(tx, provider, verifiedAt)
      await recordEnded(app, tx, call, provider.id, ended)
    }
    return shown({ ...now, verifiedAt })
  })
}

export async function removeDomain(app: AdminWorld, call: AdminCaller, id: string, change: Change) {
  const domain = domainOf(change)
  await app.db.transaction(async (tx) => {
    const { verifiedAt } = await find(tx, id, domain, 'update')
    await tx.delete(organizationDomains).where(isDomain(id, domain))
    await recordChange(app, tx, call, {
      event: 'domain_removed',
      userId: null,
      detail: { organization: id, domain },
      before: { verified_at: verifiedAt?.toISOString() ?? null },
      reason: change.reason,
    })
    const provider = await findProviderOf(tx, id)
    if (provider === null) return
    const ended = await endSessionsBy(tx, provider, app.clock.now(), domain)
    await recordEnded(app, tx, call, provider.id, ended)
  })
}

const isDomain = (id: string, domain: string) =>
  and(eq(organizationDomains.organizationId, id), eq(organizationDomains.domain, domain))

async function find(db: Database, id: string, domain: string, lock?: 'update'): Promise<Row> {
  const query = db.select().from(organizationDomains).where(isDomain(id, domain))
  const [row] = await (lock === undefined ? query : query.for('update'))
  if (row === undefined) throw new ApiError('not_found')
  return row
}

export async function requireOrganization(db: Database, id: string, lock?: 'update') {
  const query = db
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.id, id))
  const [row] = await (lock === undefined ? query : query.for('update'))
  if (row === undefined) throw new ApiError('not_found')
}

/**
 * Returns the mail domain that the body of a request names, in ASCII as the database stores it. Throws ApiError
 * `validation_failed` if the text is no mail domain, e.g. an IP address or a name without a dot.
 */
function domainOf({ domain }: Change): string {
  const ascii = mailDomain(domain)
  if (ascii !== null) return ascii
  throw because('validation_failed', 'domain_invalid')
}

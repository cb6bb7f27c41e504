import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { userRoles } from '../../platform/db/schema/accounts.ts'
import { resources } from '../../platform/db/schema/resources.ts'
import type { App } from '../../identity/calls/app.ts'
import { askerOf, openIds, type Asker } from '../../access/resources/may-open.ts'
import { isInternalSession, type Session } from '../../identity/sessions/session.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import type { ListedDocument, StoredDocument } from './document-queries.ts'
import { sellerIdsOf } from './seller-queries.ts'

/**
 * The facts about a user that decide which documents they may read: they are compared with each document's audience.
 */
export interface Reader {
  readonly audience: 'internal' | 'external'
  readonly environments: readonly string[]
  readonly dataPartners: readonly string[]
  readonly sellers: readonly string[]
  /**
   * Ids of the data partners whose documents of the app this user may change. `all`: of all partners and the platform.
   */
  readonly administers: 'all' | readonly string[]
}

/**
 * Reads the facts that decide which documents about an app a user may read. The user's data partners are those of all
 * datasets that the session can open, and the one that this installation serves; the user's sellers are those of these
 * data partners.
 */
export async function readerOf(
  { db, clock, settings }: Pick<App, 'db' | 'clock' | 'settings'>,
  session: Session,
  appName: string,
): Promise<Reader> {
  const ofDatasets = await partnersOfDatasets(db, askerOf(session, clock.now()))
  const served = settings.dataPartnerId
  const dataPartners = [...new Set(served === null ? ofDatasets : [served, ...ofDatasets])]
  return {
    audience: isInternalSession(session) ? 'internal' : 'external',
    environments: environmentsOf(settings),
    dataPartners,
    sellers: await sellerIdsOf(db, dataPartners),
    administers: await administeredPartners(db, session, appName),
  }
}

function environmentsOf({ envType, sourceEnvType }: Settings): string[] {
  return [envType, sourceEnvType].filter((type) => type !== null)
}

async function partnersOfDatasets(db: Database, asker: Asker): Promise<string[]> {
  const partner = sql<string | null>`${resources.resource} -> 'data_partner' ->> 'id'`
  const rows = await db
    .selectDistinct({ id: partner.as('partner_id') })
    .from(resources)
    .where(inArray(resources.id, openIds(asker)))
    .orderBy(sql`partner_id`)
  return rows.flatMap(({ id }) => (id === null ? [] : [id]))
}

/**
 * Returns the data partners for whose documents of an app the user has the role `docs-admin`: `all` if one of the
 * user's roles names no data partner. A role without an app is for all apps. Empty if the user is not internal, or acts
 * for a customer.
 */
export async function administeredPartners(
  db: Database,
  session: Session,
  appName: string,
): Promise<Reader['administers']> {
  if (!isInternalSession(session)) return []
  const rows = await db
    .select({ partner: userRoles.dataPartnerId })
    .from(userRoles)
    .where(
      and(
        eq(userRoles.userId, session.user.id),
        eq(userRoles.role, 'docs-admin'),
        inArray(userRoles.appName, ['', appName]),
      ),
    )
  const partners = rows.map((row) => row.partner)
  return partners.includes('') ? 'all' : partners
}

export function administersPartner(administers: Reader['administers'], partnerId: string): boolean {
  return administers === 'all' || administers.includes(partnerId)
}

/**
 * Whether the user may request this data partner's versions of documents: a dataset that the session can open, or a
 * role `docs-admin`, is of the data partner, or this installation serves it.
 */
export function knowsPartner(reader: Reader, partnerId: string): boolean {
  return (
    reader.dataPartners.includes(partnerId) || administersPartner(reader.administers, partnerId)
  )
}

/**
 * Whether a list in a document's audience includes one of the user's ids. An empty list, or one with `_all`, includes
 * everybody.
 */
function reaches(ids: readonly string[], own: readonly string[]): boolean {
  return ids.length === 0 || ids.includes('_all') || own.some((id) => ids.includes(id))
}

/** Whether the user may read a document. Users who may change the document always may. */
export function isVisibleTo(reader: Reader, document: ListedDocument | StoredDocument): boolean {
  return (
    administersPartner(reader.administers, document.dataPartnerId) ||
    (reaches(document.audience, [reader.audience]) &&
      reaches(document.environmentType, reader.environments) &&
      reaches(document.sellers, reader.sellers) &&
      reaches(document.dataPartners, reader.dataPartners))
  )
}

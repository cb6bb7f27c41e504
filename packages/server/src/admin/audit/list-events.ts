import type { AuditEvent, ItemOf } from '@vestibule/api-client/contract'
import { aliasedTable, and, eq, inArray, isNotNull, ne, or, sql, type SQL } from 'drizzle-orm'
import type { App } from '../../identity/calls/app.ts'
import type { Database } from '../../platform/db/database.ts'
import { organizations, users } from '../../platform/db/schema/accounts.ts'
import { auditEvents, byWhom } from '../../platform/db/schema/operations.ts'
import type { Reach } from '../../identity/administrators/administrator.ts'
import { readPage, type Keyset, type ListQuery, type Sort } from '../../platform/db/list-page.ts'
import { eventsLike, isRefused } from './event-filters.ts'

const newestFirst: Sort = {
  keys: [
    { by: sql`${auditEvents.at}`, is: 'moment' },
    { by: sql`${auditEvents.id}`, is: 'whole' },
  ],
  isDescending: true,
}

/** Lists audit events of the organisations in `reach`, which the administrator may see, newest first, page by page. */
export async function listEvents(
  { db }: Pick<App, 'db'>,
  reach: Reach,
  query: ListQuery<'listEvents'>,
) {
  const filter = await eventsLike(db, reach, query)
  return readPage(
    query,
    newestFirst,
    (keyset) => readEvents(db, filter, keyset),
    (shown) => shown.map(auditedEvent),
  )
}

/**
 * The events that the overview of the administration shows as changes to accounts or to the platform, made for example
 * by an administrator or an import.
 */
const changes: readonly AuditEvent[] = [
  'account_invited',
  'account_disabled',
  'account_enabled',
  'account_unlocked',
  'invitation_sent',
  'reset_link_sent',
  'second_factor_reset',
  'sessions_ended',
  'sign_in_method_changed',
  'organization_changed',
  'organization_created',
  'organization_edited',
  'domain_added',
  'domain_verified',
  'domain_removed',
  'identity_provider_saved',
  'identity_provider_removed',
  'identity_provider_enforced',
  'role_given',
  'role_taken',
  'access_given',
  'access_taken',
  'registration_approved',
  'registration_refused',
  'terms_published',
  'ticket_answered',
  'mails_tried',
  'import_applied',
]

const fourLatest: Keyset = {
  where: undefined,
  orderBy: newestFirst.keys.map(({ by }) => sql`${by} desc`),
  limit: 4,
  cursor: sql<string>`''`,
}

/**
 * The four latest changes to the organisations in `reach` or their people, made for example by an administrator or an
 * import.
 */
export async function latestChanges({ db }: Pick<App, 'db'>, reach: Reach) {
  // Leave out the messages that users write to their own tickets: they are recorded under the same name as answers.
  const isByAnother = isNotNull(byWhom(auditEvents))
  const isChange = and(
    inArray(auditEvents.event, [...changes]),
    or(ne(auditEvents.event, 'ticket_answered'), isByAnother),
  )
  const rows = await readEvents(db, and(isChange, await eventsLike(db, reach, {})), fourLatest)
  return rows.map(auditedEvent)
}

/**
 * Builds the query that reads one page of events. It chooses the events of the page first, so that it looks up the
 * names of people and organisations only for these.
 */
function readEvents(db: Database, filter: SQL | undefined, keyset: Keyset) {
  const chosen = db.$with('chosen').as(
    db
      .select({
        id: auditEvents.id,
        at: auditEvents.at,
        event: auditEvents.event,
        userId: auditEvents.userId,
        byId: sql<string | null>`${byWhom(auditEvents)}`.as('by_id'),
        actingForId: auditEvents.actingForId,
        ip: auditEvents.ip,
        requestId: auditEvents.requestId,
        session: auditEvents.session,
        supportCode: auditEvents.supportCode,
        detail: auditEvents.detail,
        before: auditEvents.before,
        after: auditEvents.after,
        reason: auditEvents.reason,
        isRefused: isRefused.as('is_refused'),
        cursor: keyset.cursor.as('cursor'),
      })
      .from(auditEvents)
      .where(and(filter, keyset.where))
      .orderBy(...keyset.orderBy)
      .limit(keyset.limit),
  )
  const whom = aliasedTable(users, 'whom')
  const by = aliasedTable(users, 'by_whom')
  return db
    .with(chosen)
    .select({
      id: chosen.id,
      at: chosen.at,
      event: chosen.event,
      userId: chosen.userId,
      byId: chosen.byId,
      actingForId: chosen.actingForId,
      ip: chosen.ip,
      requestId: chosen.requestId,
      session: chosen.session,
      supportCode: chosen.supportCode,
      detail: chosen.detail,
      before: chosen.before,
      after: chosen.after,
      reason: chosen.reason,
      isRefused: chosen.isRefused,
      cursor: chosen.cursor,
      whomName: sql<string | null>`${whom.firstName} || ' ' || ${whom.lastName}`,
      byName: sql<string | null>`${by.firstName} || ' ' || ${by.lastName}`,
      actingForName: organizations.name,
    })
    .from(chosen)
    .leftJoin(whom, eq(whom.id, chosen.userId))
    .leftJoin(by, eq(by.id, chosen.byId))
    .leftJoin(organizations, eq(organizations.id, chosen.actingForId))
    .orderBy(sql`${chosen.at} desc, ${chosen.id} desc`)
}

type Row = Awaited<ReturnType<typeof readEvents>>[number]

function auditedEvent(row: Row): ItemOf<'listEvents'> {
  const { byId, userId, actingForId } = row
  const whom = userId === null ? null : { id: userId, name: row.whomName ?? userId }
  return {
    id: String(row.id),
    at: row.at.toISOString(),
    event: row.event,
    who: byId === null ? whom : { id: byId, name: row.byName ?? byId },
    whom,
    acting_for:
      actingForId === null ? null : { id: actingForId, name: row.actingForName ?? actingForId },
    result: row.isRefused ? 'refused' : 'done',
    ip: row.ip === '' ? null : row.ip,
    request_id: row.requestId,
    session: row.session,
    support_code: row.supportCode,
    detail: row.detail,
    before: row.before,
    after: row.after,
    reason: row.reason,
  }
}

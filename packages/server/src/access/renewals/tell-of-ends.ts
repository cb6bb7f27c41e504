import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { organizationAdmins } from '../../identity/administrators/organization-admins.ts'
import { users } from '../../platform/db/schema/accounts.ts'
import { auditEvents } from '../../platform/db/schema/operations.ts'
import {
  resourceGrants,
  resources,
  resourceUserGrants,
} from '../../platform/db/schema/resources.ts'
import { startJob, type RunningJob } from '../../platform/job-runs.ts'
import type { MailBatch, MailQueue } from '../../platform/mail/mail-queue.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { endMarks, markReached } from '../resources/end-marks.ts'
import { grantsToOrganizations } from '../resources/may-open.ts'
import { resourceName } from '../resources/resource-queries.ts'
import { endingMail, type Ending } from './renewal-mails.ts'

interface World {
  readonly clock: Clock
  readonly settings: Settings
  readonly mailQueue: MailQueue
}

export const endsEveryMs = 5 * 60_000

/** Starts the job that reminds people by mail before their grants end, and records an audit event when a grant ends. */
export function startTellingOfEnds(
  world: World & { readonly db: Database; readonly log: Logger },
): RunningJob {
  return startJob(world, {
    name: 'access_ends',
    everyMs: endsEveryMs,
    atOnce: true,
    async round() {
      const { told, ended } = await tellOfEnds(world)
      return told > 0 || ended > 0 ? { told, ended } : null
    },
  })
}

/**
 * Reminds the holders of grants (for an organisation: its administrators) that end in 30, 7 or 1 day, once for each of
 * these marks. If several marks have passed since the last run, only the nearest counts. Records an audit event for
 * each grant whose end has come since the last run. Several servers may call this at once: which mark a grant has
 * reached is stored in the transaction that queues the mail.
 */
export async function tellOfEnds({ clock, settings, mailQueue }: World) {
  const now = clock.now().toISOString()
  return mailQueue.inTransaction(async (tx, mails) => {
    // Take a lock, so that only one server at a time reminds people, and a person's mail names all their access that
    // ends.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('vestibule access_ends'))`)
    const people = await markGrants(tx, resourceUserGrants, now)
    const organizationGrants = await markGrants(tx, resourceGrants, now)
    const all = [...people, ...organizationGrants]
    const ended = all.filter(({ mark }) => mark === 0)
    if (ended.length > 0) await recordEnds(tx, ended, now)
    const named = await namesOf(tx, all)
    const toldPeople = await tellPeople(tx, mails, settings, now, named(people))
    const toldAdministrators = await tellAdministrators(
      tx,
      mails,
      settings,
      named(organizationGrants),
    )
    return { told: toldPeople + toldAdministrators, ended: ended.length }
  })
}

interface Marked {
  readonly resourceId: string
  /** Id of the person or the organisation that holds the grant. */
  readonly holderId: string
  readonly endsAt: Date
  readonly mark: number
}

/**
 * Stores for each grant the nearest mark that its end has reached (30, 7 or 1 day before it; 0: the grant has ended),
 * and returns the grants that were not at this mark before.
 */
async function markGrants(
  tx: Database,
  table: typeof resourceGrants | typeof resourceUserGrants,
  now: string,
): Promise<Marked[]> {
  const isOfPeople = table === resourceUserGrants
  const holder = isOfPeople ? resourceUserGrants.userId : resourceGrants.organizationId
  const reached = markReached(table.endsAt, now)
  const furthest = new Date(Date.parse(now) + endMarks[0] * 86_400_000).toISOString()
  const rows = await tx
    .update(table)
    .set({ toldDays: reached })
    .where(
      sql`${table.endsAt} <= ${furthest} and coalesce(${table.toldDays}, ${endMarks[0] + 1}) > (${reached})`,
    )
    .returning({
      resourceId: table.resourceId,
      holderId: sql<string>`${holder}`,
      endsAt: table.endsAt,
      mark: table.toldDays,
    })
  return rows.flatMap(({ endsAt, mark, ...row }) =>
    endsAt === null || mark === null ? [] : [Object.assign(row, { endsAt, mark })],
  )
}

/**
 * Records an audit event for each grant that has reached its end. No person ended it, so the event names `time` as
 * cause.
 */
async function recordEnds(tx: Database, ended: readonly Marked[], now: string) {
  const ofUser = await organizationsOf(tx, ended)
  await tx.insert(auditEvents).values(
    ended.map(({ resourceId, holderId, endsAt }) => {
      const organization = ofUser.get(holderId)
      const whose =
        organization === undefined
          ? { resource: resourceId, organization: holderId }
          : { resource: resourceId, user: holderId }
      return {
        at: new Date(now),
        event: 'access_ended',
        userId: organization === undefined ? null : holderId,
        ip: '',
        requestId: '',
        detail: { resource: resourceId, organization: organization ?? holderId, by: 'time' },
        before: { ...whose, until: endsAt.toISOString() },
      }
    }),
  )
}

/**
 * Looks up the organisation of each person who holds one of these grants. Returns a map from the person's id to the
 * organisation's. Organisations that hold a grant are missing from the map.
 */
async function organizationsOf(tx: Database, grants: readonly Marked[]) {
  const ids = grants.map(({ holderId }) => holderId)
  const rows = await tx
    .select({ id: users.id, organizationId: users.organizationId })
    .from(users)
    .where(sql`${users.id} = any(${sql.param(ids)}::text[])`)
  return new Map(rows.map((row) => [row.id, row.organizationId]))
}

interface Named extends Ending {
  readonly resourceId: string
  readonly holderId: string
}

/**
 * Looks up the names of the resources of these grants in one query. Returns a function that adds the names to grants
 * and sorts them by end. It leaves out grants that have ended, because no mail names those.
 */
async function namesOf(tx: Database, grants: readonly Marked[]) {
  const ids = grants.map(({ resourceId }) => resourceId)
  const rows =
    ids.length === 0
      ? []
      : await tx
          .select({ id: resources.id, resource: resources.resource })
          .from(resources)
          .where(sql`${resources.id} = any(${sql.param(ids)}::text[])`)
          .orderBy(asc(resources.position))
  const names = new Map(rows.map(({ id, resource }) => [id, resourceName(resource)]))
  return (some: readonly Marked[]): Named[] =>
    some
      .filter(({ mark }) => mark > 0)
      .map(({ resourceId, ...grant }) =>
        Object.assign(grant, { resourceId, name: names.get(resourceId) ?? resourceId }),
      )
      .toSorted((one, other) => one.endsAt.getTime() - other.endsAt.getTime())
}

const about = { kind: 'access_ends' } as const

/**
 * Queues a mail to each person whose access ends, unless their organisation has a grant of the same resource that lasts
 * longer. Disabled accounts get none. Returns the number of mails.
 */
async function tellPeople(
  tx: Database,
  mails: MailBatch,
  settings: Settings,
  now: string,
  grants: readonly Named[],
): Promise<number> {
  let told = 0
  for (const [userId, own] of byHolder(grants)) {
    const [user] = await tx
      .select({
        email: users.email,
        language: users.language,
        organizationId: users.organizationId,
      })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.disabledAt)))
    if (user === undefined) continue
    const granted = sql`${grantsToOrganizations(now)} as granted`
    const others = await tx
      .select({ id: sql<string>`resource_id`, endsAt: sql`ends_at`.mapWith(resourceGrants.endsAt) })
      .from(granted)
      .where(sql`organization_id = ${user.organizationId}`)
    const goesOn = ({ resourceId, endsAt }: Named) =>
      others.some((other) => other.id === resourceId && !(other.endsAt && other.endsAt <= endsAt))
    const ending = own.filter((grant) => !goesOn(grant))
    if (ending.length === 0) continue
    await mails.promise(tx, endingMail(settings, user, ending), { ...about, userId })
    told += 1
  }
  return told
}

/** Queues a mail to each administrator of an organisation whose grants end. Returns the number of mails. */
async function tellAdministrators(
  tx: Database,
  mails: MailBatch,
  settings: Settings,
  grants: readonly Named[],
): Promise<number> {
  let told = 0
  for (const [organizationId, ending] of byHolder(grants)) {
    const administrators = await organizationAdmins(tx, organizationId)
    for (const { id: userId, organization, ...reader } of administrators) {
      const mail = endingMail(settings, reader, ending, organization)
      await mails.promise(tx, mail, { ...about, userId })
      told += 1
    }
  }
  return told
}

function byHolder(grants: readonly Named[]): Map<string, Named[]> {
  const groups = new Map<string, Named[]>()
  for (const grant of grants) {
    const group = groups.get(grant.holderId)
    if (group) group.push(grant)
    else groups.set(grant.holderId, [grant])
  }
  return groups
}

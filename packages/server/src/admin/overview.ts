import type { ValueFrom } from '@vestibule/api-client/contract'
import { and, eq, gte, inArray, isNotNull, isNull, lt, notExists, sql, type SQL } from 'drizzle-orm'
import type { AdminWorld } from './admin-world.ts'
import { after } from '../platform/clock.ts'
import type { Database } from '../platform/db/database.ts'
import { users } from '../platform/db/schema/accounts.ts'
import { ticketAnswers, tickets } from '../platform/db/schema/operations.ts'
import { registrationRequests } from '../platform/db/schema/recovery.ts'
import { reaches, reachOf, type Administrator } from '../identity/administrators/administrator.ts'
import { latestChanges } from './audit/list-events.ts'
import { countJobs } from './health/health.ts'
import { mostCounted } from '../platform/db/list-page.ts'
import { isWaiting } from './registrations/registrations.ts'
import { waitingMails } from './mails/mails.ts'
import { signInsOf } from './sign-ins.ts'
import { countUsers, isInvited } from './users/list-users.ts'
import { lockedAccounts } from './users/user-locks.ts'

/**
 * Resolves to what the overview of the administration shows: people, waiting requests, tickets and mails, late jobs,
 * sign-ins and the latest changes, each only if this administrator may see it. The counts of all, invited and disabled
 * people are null above `mostCounted`.
 */
export async function overviewOf(
  app: AdminWorld,
  administrator: Administrator,
): Promise<ValueFrom<'getAdminOverview'>> {
  const { db } = app
  const reach = reachOf(administrator, 'overview.read')
  const count = async (filter: SQL | undefined) => {
    const inReach = reach.all ? undefined : eq(users.organizationId, reach.only)
    const n = await countUsers(db, and(filter, inReach))
    return { count: n > mostCounted ? null : n }
  }
  const auditReach = administrator.reach('audit.read')
  const mayReadHealth = administrator.reach('health.read') !== null
  // Run these independent queries at the same time: one after the other, their network delays would add up.
  const [total, invited, disabled, locked, registrations, open, mails, jobs, signIns, changes] =
    await Promise.all([
      count(undefined),
      count(and(isNull(users.disabledAt), isInvited)),
      count(isNotNull(users.disabledAt)),
      lockedWithin(app, (organizationId) => reaches(reach, organizationId)),
      administrator.reach('registrations.read') && waitingRequests(db),
      administrator.reach('support.read') && openTickets(app),
      mayReadHealth && waitingMails(db),
      mayReadHealth && countJobs(app),
      reach.all && signInsOf(app),
      auditReach && latestChanges(app, auditReach),
    ])
  return {
    ...(registrations && { registrations }),
    ...(open && { tickets: open }),
    ...(mails && { mails }),
    ...(jobs && { jobs }),
    ...(signIns && { sign_ins: signIns }),
    ...(changes && { changes }),
    people: { total, invited, disabled, ...locked },
  }
}

const mostNamed = 3

async function lockedWithin(app: AdminWorld, isReached: (organizationId: string) => boolean) {
  const locks = await lockedAccounts(app)
  const ids = [...locks.keys()]
  if (ids.length === 0) return { locked: 0, locked_first: [] }
  const rows = await app.db
    .select({
      id: users.id,
      name: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
      organizationId: sql<string>`${users.organizationId}`,
    })
    .from(users)
    .where(and(inArray(users.id, ids), isNull(users.disabledAt)))
  const reached = rows
    .filter((row) => isReached(row.organizationId))
    .map(({ id, name }) => ({ id, name, until: locks.get(id)?.until.toISOString() ?? '' }))
    .toSorted((one, other) => one.until.localeCompare(other.until))
  return { locked: reached.length, locked_first: reached.slice(0, mostNamed) }
}

async function waitingRequests(db: Database) {
  const [oldest] = await db
    .select({ at: registrationRequests.verifiedAt })
    .from(registrationRequests)
    .where(isWaiting)
    .orderBy(registrationRequests.verifiedAt)
    .limit(1)
  return {
    waiting: await db.$count(registrationRequests, isWaiting),
    waiting_since: oldest?.at?.toISOString() ?? null,
  }
}

/**
 * Counts the open tickets (`open`), and those of them to which nobody has written for more than a day (`late`).
 * `oldest_subject` is that of the oldest late ticket; null if none is late.
 */
async function openTickets({ db, clock }: AdminWorld) {
  const isOpen = eq(tickets.status, 'open')
  const dayAgo = after(clock.now(), -86_400)
  const writtenSince = db
    .select({ id: ticketAnswers.id })
    .from(ticketAnswers)
    .where(and(eq(ticketAnswers.ticketId, tickets.id), gte(ticketAnswers.at, dayAgo)))
  const isLate = and(isOpen, lt(tickets.createdAt, dayAgo), notExists(writtenSince))
  const [oldest] = await db
    .select({ subject: tickets.subject })
    .from(tickets)
    .where(isLate)
    .orderBy(tickets.createdAt)
    .limit(1)
  return {
    open: await db.$count(tickets, isOpen),
    late: await db.$count(tickets, isLate),
    oldest_subject: oldest?.subject ?? null,
  }
}

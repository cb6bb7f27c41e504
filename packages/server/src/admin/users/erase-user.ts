import { count, eq, or } from 'drizzle-orm'
import type { AdminWorld } from '../admin-world.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import { type AdminCaller, keepPlatformAdmin } from '../../identity/administrators/administrator.ts'
import { users } from '../../platform/db/schema/accounts.ts'
import { eulaAcceptances } from '../../platform/db/schema/eulas.ts'
import { queuedMails } from '../../platform/db/schema/mails.ts'
import { auditEvents, errorReports, outboxMails } from '../../platform/db/schema/operations.ts'
import { registrationRequests } from '../../platform/db/schema/recovery.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { endAccess } from '../../identity/users/end-access.ts'

/** Counts of the rows that are kept, under the account's id, after a person is erased. */
interface Remains {
  readonly acceptances: number
  readonly events: number
}

/**
 * Erases a person: deletes the account with all its data, requests for an account from the person's address, and mails
 * to the person. Under the account's id are kept: accepted terms, with the name and address at that time, and audit
 * events, which may contain earlier names and addresses. Throws ApiError `not_found`, or `conflict` for the last
 * platform-admin.
 */
export function eraseUser(
  app: Pick<AdminWorld, 'db' | 'clock'>,
  call: AdminCaller,
  userId: string,
): Promise<Remains> {
  return app.db.transaction(async (tx) => {
    await keepPlatformAdmin(tx, userId)
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
    if (user === undefined) throw new ApiError('not_found')
    const { email, emailKey } = user
    await endAccess(tx, userId, app.clock.now())
    const isForThem = or(eq(queuedMails.userId, userId), eq(queuedMails.recipient, email))
    await tx.delete(queuedMails).where(isForThem)
    await tx.delete(outboxMails).where(eq(outboxMails.recipient, email))
    await tx.delete(registrationRequests).where(eq(registrationRequests.emailKey, emailKey))
    await tx
      .update(errorReports)
      .set({ userId: null, session: null })
      .where(eq(errorReports.userId, userId))
    await tx.delete(users).where(eq(users.id, userId))
    await recordChange(app, tx, call, { event: 'account_erased', userId })
    const [acceptances] = await tx
      .select({ rows: count() })
      .from(eulaAcceptances)
      .where(eq(eulaAcceptances.userId, userId))
    const [events] = await tx
      .select({ rows: count() })
      .from(auditEvents)
      .where(eq(auditEvents.userId, userId))
    return { acceptances: acceptances?.rows ?? 0, events: events?.rows ?? 0 }
  })
}

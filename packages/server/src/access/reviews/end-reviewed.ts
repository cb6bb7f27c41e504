import { and, eq, isNull } from 'drizzle-orm'
import { organizationAdmins } from '../../identity/administrators/organization-admins.ts'
import type { Caller } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { users } from '../../platform/db/schema/accounts.ts'
import { lockGrant, recordGrant, setGrantEnd, type GrantKey } from '../grants/grants.ts'

/**
 * Ends access that was reviewed, unless it has ended by now. `by`: the id of the person who decided, or `review` if
 * nobody answered.
 */
export async function endReviewed(
  app: { readonly clock: Clock },
  tx: Database,
  call: Caller,
  { resourceId, subject }: GrantKey,
  { by, reason }: { readonly by: string; readonly reason?: string | undefined },
) {
  const key = { resourceId, subject }
  const now = app.clock.now()
  const before = await lockGrant(tx, key)
  if (before === null || (before.endsAt !== null && before.endsAt <= now)) return
  await setGrantEnd(tx, key, { endsAt: now, requestId: null, now })
  const ended = { startsAt: before.startsAt, endsAt: now }
  await recordGrant(app, tx, call, {
    ...key,
    event: 'access_ended',
    by,
    before,
    after: ended,
    reason,
  })
}

/** Finds who gets a mail about reviewed access: the person who has it, or the administrators of the organisation. */
export async function holdersOf(tx: Database, { subject }: GrantKey) {
  if (subject.kind === 'organization') return organizationAdmins(tx, subject.id)
  return tx
    .select({ id: users.id, email: users.email, language: users.language })
    .from(users)
    .where(and(eq(users.id, subject.id), isNull(users.disabledAt)))
}

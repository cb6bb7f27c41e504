import type { Caller } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { lockGrant, recordGrant, setGrantEnd, type GrantKey } from '../grants/grants.ts'

export type ReviewedGrant = GrantKey

/** Ends access that was reviewed, unless it has ended by now. `by`: the id of who said so, or `review` where nobody did. */
export async function endReviewed(
  app: { readonly clock: Clock },
  tx: Database,
  call: Caller,
  { resourceId, subject }: ReviewedGrant,
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

import type { Database } from '../../platform/db/database.ts'
import type { AdminWorld } from '../admin-world.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { AdminCaller } from '../../identity/administrators/administrator.ts'

/**
 * Records an event for each user whose sessions were ended because an administrator changed the organisation's identity
 * provider or mail domains.
 */
export async function recordEnded(
  app: AdminWorld,
  tx: Database,
  call: AdminCaller,
  provider: string,
  userIds: readonly string[],
) {
  for (const userId of userIds)
    await recordChange(app, tx, call, { event: 'sessions_ended', userId, detail: { provider } })
}

import type { AuditEvent } from '@vestibule/api-client/contract'
import { audit, type RecordedRequest } from '../audit/audit.ts'
import type { App } from '../calls/app.ts'
import type { Database } from '../db/database.ts'
import type { Administrator } from './administrator.ts'

/** A call of administration, as far as its record and its checks need it. */
export interface AdminCall extends RecordedRequest {
  readonly administrator: Administrator
}

interface Change {
  readonly event: AuditEvent
  /** Whose account it concerns. Null: it is about no account. */
  readonly userId: string | null
  /** What else it concerns, such as an organisation or a resource, by id. */
  readonly detail?: Readonly<Record<string, string>>
  /** What has changed, as it was and as it is now. Never a secret. */
  readonly before?: Readonly<Record<string, unknown>>
  readonly after?: Readonly<Record<string, unknown>>
  readonly reason?: string | undefined
}

/** Records what an administrator has changed. Call it in the transaction of the change: both stand or fall together. */
export async function recordChange(
  app: Pick<App, 'clock'>,
  tx: Database,
  call: AdminCall,
  change: Change,
): Promise<void> {
  await audit(app, tx, call, { ...change, byId: call.administrator.userId ?? 'operator' })
}

import type { AuditEvent } from '@vestibule/api-client/contract'
import { audit, type Caller } from '../platform/audit/audit.ts'
import type { App } from '../identity/calls/app.ts'
import type { Database } from '../platform/db/database.ts'
import type { Administrator } from '../identity/administrators/administrator.ts'

/** A caller with the rights of an administrator, or of the operator at the command line. */
export interface AdminCaller extends Caller {
  readonly administrator: Administrator
}

interface Change {
  readonly event: AuditEvent
  /** The account that the change concerns. Null: none. */
  readonly userId: string | null
  /** Ids of other things that the change concerns, such as an organisation or a resource. */
  readonly detail?: Readonly<Record<string, string>>
  /** The changed values before and after. Never a secret. */
  readonly before?: Readonly<Record<string, unknown>>
  readonly after?: Readonly<Record<string, unknown>>
  readonly reason?: string | undefined
}

/** Records a change by an administrator. Call it in the change's transaction, so that both are committed together. */
export async function recordChange(
  app: Pick<App, 'clock'>,
  tx: Database,
  call: AdminCaller,
  change: Change,
): Promise<void> {
  await audit(app, tx, call, { ...change, byId: call.administrator.userId ?? 'operator' })
}

import type { AuditEvent, Language } from '@vestibule/api-client/contract'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { auditEvents } from '../db/schema/operations.ts'

/**
 * Where an audit event comes from: the request, its network address, the session if the user is signed in, and the
 * customer organisation if a staff member acts for one. Every audit event contains these facts, except the language.
 */
export interface Caller {
  readonly requestId: string
  readonly visitor: {
    readonly ip: string
    /** The language of the request. Absent: an operator acts at the command line. */
    readonly language?: Language
    readonly session: {
      readonly handle?: string
      readonly user: { readonly id: string }
      readonly actingFor: { readonly id: string } | null
    } | null
  }
}

const mostOfReason = 200

interface Entry {
  readonly event: AuditEvent
  /** Id of the account that the event concerns. Null: none. Default: the signed-in user, if there is one. */
  readonly userId?: string | null
  readonly detail?: Readonly<Record<string, string | number | boolean>>
  /**
   * The values that the event has changed, here as they were before, in `after` as they are since. Never put a secret
   * into them: operators read the events, and may have them sent to another system.
   */
  readonly before?: Readonly<Record<string, unknown>>
  readonly after?: Readonly<Record<string, unknown>>
  /** Why the person made the change, in their own words. The audit event contains the first 200 characters. */
  readonly reason?: string | undefined
  /**
   * Who acted: the id of an administrator or data steward, `operator` at the command line, or `time` if the server did
   * it because a time had passed. Absent: the user whom the event concerns.
   */
  readonly byId?: string
  /** Handle of the session that the event concerns: an id that signs nobody in. Default: the session of the request. */
  readonly session?: string
  /** The support code that an error screen showed to the person, who may quote it to support. */
  readonly supportCode?: string | null
}

/**
 * Returns the statement that stores an audit event; awaiting it runs it. For an event about a change, pass the
 * transaction of the change as `db`, so that change and event are committed together.
 */
export function audit(
  { clock }: { readonly clock: Clock },
  db: Database,
  { visitor: { session, ip }, requestId }: Caller,
  { event, userId, detail = {}, before, after, reason, byId, supportCode, ...entry }: Entry,
) {
  return db.insert(auditEvents).values({
    at: clock.now(),
    event,
    userId: userId === undefined ? (session?.user.id ?? null) : userId,
    actingForId: session?.actingFor?.id ?? null,
    ip,
    requestId,
    detail: { ...detail, ...(byId && { by: byId }) },
    before,
    after,
    reason: reason?.slice(0, mostOfReason),
    session: entry.session ?? session?.handle,
    supportCode,
  })
}

/**
 * A caller with the rights of an administrator. `userId` is the id of the administrator's account, null for the
 * operator at the command line.
 */
interface ByAdministrator extends Caller {
  readonly administrator: { readonly userId: string | null }
}

/**
 * Stores the audit event of a change that an administrator or the operator has made. Call it in the transaction of the
 * change, so that change and event are committed together. `userId` is the account that the change concerns; null:
 * none.
 */
export async function recordChange(
  app: { readonly clock: Clock },
  tx: Database,
  call: ByAdministrator,
  change: Entry & { readonly userId: string | null },
): Promise<void> {
  await audit(app, tx, call, { ...change, byId: call.administrator.userId ?? 'operator' })
}

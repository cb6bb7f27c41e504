import type { AuditEvent, Language } from '@vestibule/api-client/contract'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { auditEvents } from '../db/schema/operations.ts'

/** The request that is recorded: who made it, for which customer, and from where. */
export interface RecordedRequest {
  readonly requestId: string
  readonly visitor: {
    readonly ip: string
    /** Missing where an operator does it at the command line. */
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
  /** Whose account it concerns. Default: the signed-in user. */
  readonly userId?: string | null
  readonly detail?: Readonly<Record<string, string | number | boolean>>
  /** What the event changed, as it was and as it is now. Never a secret. */
  readonly before?: Readonly<Record<string, unknown>>
  readonly after?: Readonly<Record<string, unknown>>
  /** Why, in the words of whoever did it. */
  readonly reason?: string | undefined
  /** Who did it, where that is not the one whom it concerns. */
  readonly byId?: string
  /** The handle of the session, where it is not the one of the request. */
  readonly session?: string
  /** What a screen has shown to the person. */
  readonly supportCode?: string | null
}

/** Records an event; inside a transaction pass it as `db`, so that both stand or fall together. */
export function audit(
  { clock }: { readonly clock: Clock },
  db: Database,
  { visitor: { session, ip }, requestId }: RecordedRequest,
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

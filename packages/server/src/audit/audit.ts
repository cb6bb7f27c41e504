import type { Database } from '../db/database.ts'
import { auditEvents } from '../db/schema/operations.ts'
import type { App } from '../http/app.ts'

/** What is recorded. Past facts; details hold ids only, never an address, a code or a text. */
export type AuditEvent =
  | 'signed_in'
  | 'signed_out'
  | 'sign_in_failed'
  | 'password_set'
  | 'password_reset'
  | 'password_reset_requested'
  | 'security_answer_given'
  | 'authenticator_confirmed'
  | 'recovery_code_used'
  | 'recovery_codes_generated'
  | 'device_code_decided'
  | 'registration_requested'
  | 'registration_verified'
  | 'eula_accepted'
  | 'impersonation_started'
  | 'impersonation_stopped'
  | 'document_saved'
  | 'document_deleted'
  | 'ticket_filed'
  | 'account_invited'
  | 'account_disabled'
  | 'account_enabled'
  | 'second_factor_reset'

/** The request that is recorded: who made it, for which customer, and from where. */
export interface RecordedRequest {
  readonly requestId: string
  readonly browser: {
    readonly ip: string
    readonly session: {
      readonly user: { readonly id: string }
      readonly actingFor: { readonly id: string } | null
    } | null
  }
}

interface Entry {
  readonly event: AuditEvent
  /** Whose account it concerns. Default: the signed-in user. */
  readonly userId?: string | null
  readonly detail?: Readonly<Record<string, string | number | boolean>>
}

/** Records an event; inside a transaction pass it as `db`, so that both stand or fall together. */
export function audit(
  app: Pick<App, 'clock'>,
  db: Database,
  { browser: { session, ip }, requestId }: RecordedRequest,
  { event, userId, detail = {} }: Entry,
) {
  return db.insert(auditEvents).values({
    at: app.clock.now(),
    event,
    userId: userId === undefined ? (session?.user.id ?? null) : userId,
    actingForId: session?.actingFor?.id ?? null,
    ip,
    requestId,
    detail: { ...detail },
  })
}

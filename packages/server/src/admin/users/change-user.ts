import type { AuditEvent, UserAction } from '@vestibule/api-client/contract'
import type { AdminWorld } from '../admin-world.ts'
import type { Database } from '../../platform/db/database.ts'
import type { MailBatch } from '../../platform/mail/mail-queue.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { recordChange, type AdminCaller } from '../record-change.ts'
import { requireAsSeen, type Seen } from './as-seen.ts'
import { readUser, targetOf, type ReadUser } from './find-user.ts'
import { checkAction, type Target } from './user-rules.ts'

/** What a change did, for the audit event. */
export interface Changed {
  readonly before?: Readonly<Record<string, unknown>>
  readonly after?: Readonly<Record<string, unknown>>
  readonly detail?: Readonly<Record<string, string>>
}

/** Makes the change in the transaction. The mails that it queues are sent after the commit. */
export type Change = (tx: Database, read: ReadUser, mails: MailBatch) => Promise<Changed | void>

const eventOf: Readonly<Record<UserAction, AuditEvent>> = {
  invite_again: 'invitation_sent',
  send_reset_link: 'reset_link_sent',
  reset_second_factor: 'second_factor_reset',
  remove_passkey: 'passkey_removed',
  end_session: 'session_ended',
  end_sessions: 'sessions_ended',
  unlock: 'account_unlocked',
  disable: 'account_disabled',
  enable: 'account_enabled',
  set_name: 'profile_changed',
  set_email: 'email_changed',
  set_sign_in_method: 'sign_in_method_changed',
  move: 'organization_changed',
  add_role: 'role_given',
  remove_role: 'role_taken',
}

interface About {
  readonly reason?: string | undefined
  readonly seen?: Seen | undefined
}

/** A call about an account. */
export interface UserCall extends AdminCaller {
  readonly params: { readonly userId: string }
  readonly body: About | undefined
}

/** Like `UserCall`, for a change with a request body. */
export type UserCallWith<Body> = UserCall & { readonly body: Readonly<Body> }

/** Changes an account and records it in one transaction, if the administrator may. Resolves to the previous account. */
export function changeUser(
  app: AdminWorld,
  call: UserCall,
  action: UserAction,
  change: Change,
): Promise<ReadUser> {
  return app.mailQueue.inTransaction(async (tx, mails) => {
    const { read } = await findTarget(tx, call, action, 'update')
    await requireAsSeen(tx, read, call.body?.seen)
    const changed = (await change(tx, read, mails)) ?? {}
    const { id: userId } = read.user
    const reason = call.body?.reason
    await recordChange(app, tx, call, { event: eventOf[action], userId, reason, ...changed })
    return read
  })
}

/** The account that a call is about. Throws ApiError if the administrator may not do this to it. */
export async function findTarget(
  db: Database,
  { administrator, params }: UserCall,
  action: UserAction,
  lock?: 'update',
): Promise<{ read: ReadUser; target: Target }> {
  const read = await readUser(db, params.userId, lock)
  if (read === null) throw new ApiError('not_found')
  const target = await targetOf(db, read, null)
  // Unlocking is allowed even if the lock has expired since the page was loaded.
  checkAction(administrator, action, { ...target, isLocked: true })
  return { read, target }
}

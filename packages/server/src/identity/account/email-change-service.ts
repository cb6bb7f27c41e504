import { TransactionRollbackError } from 'drizzle-orm'
import { audit } from '../../platform/audit/audit.ts'
import { authScreen } from '../auth-screens.ts'
import type { App } from '../calls/app.ts'
import { after } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { sqlState } from '../../platform/db/outage.ts'
import { languageOfReader, storedLanguage, type Reader } from '../../platform/languages/reader.ts'
import { sendLimitedMail } from '../limits/mail-limits.ts'
import { MailError, type Mail } from '../../platform/mail/mailer.ts'
import { hashToken, newToken } from '../../platform/random.ts'
import { requireFreshProof } from '../sessions/fresh-proof.ts'
import { holdSession } from '../sessions/hold-session.ts'
import type { Session } from '../sessions/session.ts'
import { findAccountByEmail, findAccountById, voidPassword } from '../users/accounts.ts'
import { emailKeyOf } from '../../platform/mail/email-address.ts'
import { ownProviderOf, refuseEnforcedAccount } from '../federation/own-provider.ts'
import { fieldError } from '../../platform/http/api-error.ts'
import { domainOwnerOf } from '../users/foreign-domain.ts'
import { endAccess } from '../users/end-access.ts'
import { listOtherFactors, removeOtherFactors } from '../users/other-factors.ts'
import { isKeptForUndo } from '../users/former-addresses.ts'
import {
  confirmHours,
  changedMail,
  confirmMail,
  takenMail,
  undoMail,
  undoneMail,
} from './email-change-mails.ts'
import {
  endChanges,
  findToConfirm,
  findToUndo,
  insertEmailChange,
  markConfirmed,
  storeEmail,
  type EmailChange,
} from './email-change-queries.ts'
import { usesPassword } from './security.ts'
import type { WebCaller } from '../sessions/visitor.ts'

const confirmTtlS = confirmHours * 3600
const links = '/auth_api/v1/accounts/email'

/**
 * Requests a change of the signed-in user's address: mails a confirmation link to the new address, and an undo link to
 * the old one. If the new address has an account already, the mail to it contains no confirmation link.
 */
export async function requestEmailChange(
  app: App,
  call: WebCaller,
  session: Session,
  email: string,
) {
  // Refuse accounts that must sign in with their organisation's identity provider: a new address could evade that duty.
  await refuseEnforcedAccount(app.db, session.user.id)
  requireFreshProof(app.clock, session)
  if (await isOfOther(app.db, email, session.organization.id)) {
    throw fieldError('email', 'This address belongs to another organisation', 'not_allowed')
  }
  const { publicOrigin } = app.settings
  const { id: userId, email: oldEmail } = session.user
  const [emailKey, oldEmailKey] = [emailKeyOf(email), emailKeyOf(oldEmail)]
  const [confirmToken, undoToken] = [newToken(), newToken()]
  const taken = await findAccountByEmail(app.db, emailKey)
  const now = app.clock.now()
  // Store the change even if the new address belongs to another account, so that the answer does not reveal it. The
  // confirmation link is then not mailed.
  const change: EmailChange = {
    userId,
    email,
    emailKey,
    oldEmail,
    oldEmailKey,
    confirmHash: hashToken(confirmToken),
    undoHash: hashToken(undoToken),
    createdAt: now,
    expiresAt: after(now, confirmTtlS),
    confirmedAt: null,
    endedAt: null,
  }
  const { language } = call.visitor
  const confirm = confirmMail(
    { email, language },
    `${publicOrigin}${links}/confirm/${confirmToken}/`,
  )
  const owner = { email, language: languageOfReader(app.settings, taken?.language, language) }
  const refusal = takenMail(owner, publicOrigin + authScreen('start'))
  const undoUrl = `${publicOrigin}${links}/undo/${undoToken}/`
  const occasion = { emailKey: oldEmailKey, userId, purpose: 'email_change' } as const
  await sendLimitedMail(
    app,
    call.visitor,
    occasion,
    taken === null ? confirm : refusal,
    async () => {
      await app.db.transaction(async (tx) => {
        await holdSession(tx, session)
        await endChanges(tx, userId, now, 'open')
        await insertEmailChange(tx, change)
        await audit(app, tx, call, { event: 'email_change_requested' })
      })
      return {
        undo: async () => {
          await endChanges(app.db, userId, now, 'open')
        },
        confirm: () => tell(app, undoMail({ email: oldEmail, language }, email, undoUrl)),
      }
    },
  )
}

export async function cancelEmailChange(app: App, call: WebCaller, session: Session) {
  await app.db.transaction(async (tx) => {
    const ended = await endChanges(tx, session.user.id, app.clock.now(), 'open')
    if (ended > 0) await audit(app, tx, call, { event: 'email_change_cancelled' })
  })
}

/**
 * Whether another organisation has verified the mail domain of this address. With such an address the user might have
 * to sign in with that organisation's identity provider, which refuses accounts of other organisations.
 */
async function isOfOther(db: Database, email: string, organizationId: string): Promise<boolean> {
  const owner = await domainOwnerOf(db, email)
  return owner !== null && owner.id !== organizationId
}

/**
 * The address change that a mailed link confirms. Null if the link is invalid, or if meanwhile the account must sign in
 * with its organisation's identity provider, or the new address belongs to another organisation.
 */
export async function changeToConfirm({ db, clock }: App, token: string) {
  const change = await findToConfirm(db, hashToken(token), clock.now())
  const account = change === null ? null : await findAccountById(db, change.userId)
  if (change === null || account === null) return null
  if ((await ownProviderOf(db, account.id))?.enforced) return null
  return (await isOfOther(db, change.email, account.organizationId)) ? null : change
}

/**
 * The address change that a mailed link undoes, with the factors that undoing would remove from the account, and
 * whether it would delete a password. Null: the link is invalid.
 */
export async function changeToUndo({ db, clock }: App, token: string) {
  const change = await findToUndo(db, hashToken(token), clock.now())
  const account = change === null ? null : await findAccountById(db, change.userId)
  if (change === null || account === null) return null
  const removes = await listOtherFactors(db, change.userId, change.createdAt)
  return { ...change, removes, voidsPassword: usesPassword(account) }
}

/**
 * Confirms an address change: stores the new address, ends the account's sessions (except that of this request) and
 * tokens, and tells the old address. Returns null if the link cannot confirm it (any more), for example because another
 * account has taken the new address since.
 */
export async function confirmEmailChange(app: App, call: WebCaller, token: string) {
  const change = await changeToConfirm(app, token)
  if (change === null) return null
  const { userId } = change
  const own = call.visitor.session?.user.id === userId ? call.visitor.session.hash : undefined
  const mails = app.mailQueue.newBatch()
  const isDone = await unlessTaken(() =>
    app.db.transaction(async (tx) => {
      const now = app.clock.now()
      if (!(await markConfirmed(tx, change, now))) return tx.rollback()
      if (await isKeptForUndo(tx, change.emailKey, now, userId)) return tx.rollback()
      if (!(await storeEmail(tx, userId, { email: change.email, emailKey: change.emailKey })))
        return tx.rollback()
      await endAccess(tx, userId, now, own)
      if (own !== undefined) await call.visitor.remember(tx, userId)
      await audit(app, tx, call, { event: 'email_changed', userId })
      const reader = await oldReader(app, tx, call, change)
      await mails.promise(tx, changedMail(reader), { kind: 'account_changed' })
    }),
  )
  if (!isDone) return null
  await mails.send()
  return change
}

/**
 * Undoes an address change that an attacker may have made: restores the old address, ends all sessions, deletes the
 * password, and removes the factors set up since the request. The owner's next sign-in begins with a code mailed to the
 * old address. Returns null if the link cannot undo the change (any more).
 */
export async function undoEmailChange(app: App, call: WebCaller, token: string) {
  const change = await changeToUndo(app, token)
  if (change === null) return null
  const { userId, oldEmail: email, oldEmailKey: emailKey, voidsPassword } = change
  const mails = app.mailQueue.newBatch()
  const isDone = await unlessTaken(() =>
    app.db.transaction(async (tx) => {
      const now = app.clock.now()
      // Also end later changes: an attacker who changed the address again could otherwise get their own address back by
      // the undo link of that change. Keep earlier changes: otherwise an attacker who changed the address twice could
      // undo the second change to make the owner's undo link of the first one useless.
      const since = change.createdAt
      if ((await endChanges(tx, userId, now, { since })) === 0) return tx.rollback()
      if (!(await storeEmail(tx, userId, { email, emailKey }))) return tx.rollback()
      await endAccess(tx, userId, now)
      await voidPassword(tx, userId)
      const removed = await removeOtherFactors(tx, userId, change.createdAt)
      const detail = { removed: removed.map(({ kind }) => kind).join(' ') }
      await audit(app, tx, call, { event: 'email_change_undone', userId, detail })
      const undone = { removed, stay: await listOtherFactors(tx, userId), voidsPassword }
      const mail = undoneMail(
        await oldReader(app, tx, call, change),
        app.settings.publicOrigin,
        undone,
      )
      await mails.promise(tx, mail, { kind: 'account_changed' })
    }),
  )
  if (!isDone) return null
  await mails.send()
  return change
}

/**
 * Makes the recipient of a mail to the account's old address, in the language that the account's owner has chosen, or
 * else in that of the request.
 */
async function oldReader(
  { settings }: App,
  tx: Database,
  { visitor }: WebCaller,
  { userId, oldEmail: email }: EmailChange,
): Promise<Reader> {
  const chosen = await storedLanguage(tx, userId)
  return { email, language: languageOfReader(settings, chosen, visitor.language) }
}

const uniqueViolation = '23505'

/**
 * Runs a transaction that changes an account's address. Returns false if it was rolled back, or if another account has
 * the address by now.
 */
async function unlessTaken(run: () => Promise<void>): Promise<boolean> {
  try {
    await run()
    return true
  } catch (error) {
    if (error instanceof TransactionRollbackError) return false
    if (sqlState(error) === uniqueViolation) return false
    throw error
  }
}

/** Sends a mail about an address change. If that fails, the error is logged, and the change stays valid. */
async function tell({ mailer, log }: App, mail: Mail) {
  try {
    await mailer.send(mail)
  } catch (error) {
    if (!(error instanceof MailError)) throw error
    log.error({ purpose: 'email_change', reason: error.message }, 'a mail could not be sent')
  }
}

import type { SignInMethod } from '@vestibule/api-client/contract'
import { audit } from '../../platform/audit/audit.ts'
import { authScreen } from '../auth-screens.ts'
import { after } from '../../platform/clock.ts'
import { ApiError, fieldError } from '../../platform/http/api-error.ts'
import type { App } from '../calls/app.ts'
import type { Database } from '../../platform/db/database.ts'
import { languageOfReader } from '../../platform/languages/reader.ts'
import { sendLimitedMail, type Announced } from '../limits/mail-limits.ts'
import { hashToken, newId, newToken } from '../../platform/random.ts'
import { findAccountByEmail } from '../users/accounts.ts'
import { emailKeyOf } from '../../platform/mail/email-address.ts'
import { isKeptForUndo } from '../users/former-addresses.ts'
import { domainOwnerOf, requireMailDomain } from '../users/foreign-domain.ts'
import type { MailBatch } from '../../platform/mail/mail-queue.ts'
import { notifyOperators } from '../../platform/mail/notify.ts'
import { alreadyRegisteredMail, verificationMail } from './registration-mail.ts'
import {
  addRequest,
  createAccount,
  findRequest,
  markApproved,
  markVerified,
  organizationExists,
  takeBackRequest,
  type StoredRequest,
} from './registration-queries.ts'
import type { WebCaller } from '../sessions/visitor.ts'

const validDays = 7
const daySeconds = 86_400

interface Applicant {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly description: string
  readonly signInMethod: SignInMethod
}

/**
 * Stores a request for access and mails the link that verifies its address. If the address has an account already,
 * mails that fact instead.
 */
export async function requestRegistration(app: App, call: WebCaller, applicant: Applicant) {
  const { signUp, publicOrigin } = app.settings
  if (!signUp.enabled) throw new ApiError('sign_up_disabled')
  if (!signUp.options.includes(applicant.signInMethod)) {
    throw fieldError('sign_in_method', `Choose one of ${signUp.options.join(', ')}`, 'not_offered')
  }
  requireMailDomain(applicant.email)
  const emailKey = emailKeyOf(applicant.email)
  const account = await findAccountByEmail(app.db, emailKey)
  const token = newToken()
  const now = app.clock.now()
  const verifyUrl = `${publicOrigin}/auth_api/v1/registration_requests/verify/${token}/`
  const signInUrl = publicOrigin + authScreen('start', { email: applicant.email })
  // Compose both mails, so that timing does not tell whether the address has an account.
  const { language } = call.visitor
  const verification = verificationMail({ ...applicant, language }, verifyUrl, validDays)
  const owner = {
    email: account?.email ?? applicant.email,
    language: languageOfReader(app.settings, account?.language, language),
  }
  const already = alreadyRegisteredMail(owner, signInUrl)
  const mail = account === null ? verification : already
  const store = async (): Promise<Announced | null> => {
    if (account !== null) return null
    const row = {
      ...applicant,
      language,
      id: newId(),
      emailKey,
      tokenHash: hashToken(token),
      createdAt: now,
      expiresAt: after(now, validDays * daySeconds),
    }
    await addRequest(app.db, row)
    return { undo: () => takeBackRequest(app.db, row) }
  }
  const occasion = { emailKey, userId: account?.id ?? null, purpose: 'registration' } as const
  await sendLimitedMail(app, call.visitor, occasion, mail, store)
  await audit(app, app.db, call, { event: 'registration_requested', userId: account?.id ?? null })
}

/** The request for access that a mailed link belongs to. Null if the link is invalid or has expired. */
export function openRequest(app: App, token: string): Promise<StoredRequest | null> {
  return findRequest(app.db, hashToken(token), app.clock.now())
}

/**
 * Verifies the mail address of the request for access that a mailed link belongs to. The person then gets an account,
 * or the operators are told that an administrator has to decide. Null if the link is invalid or has expired.
 */
export async function verifyRegistration(
  app: App,
  call: WebCaller,
  token: string,
): Promise<StoredRequest | null> {
  const now = app.clock.now()
  const request = await openRequest(app, token)
  if (request === null) return null
  await app.mailQueue.inTransaction(async (tx, mails) => {
    // If the address was verified before, e.g. by a double click on the link, succeed again and change nothing:
    // otherwise the operators would get a second mail about the request, or a second account would be attempted.
    if (!(await markVerified(tx, request.id, now))) return
    await audit(app, tx, call, { event: 'registration_verified', detail: { request: request.id } })
    const organizationId = await organizationFor(app, tx, request)
    if (organizationId === null) return announce(app, tx, mails, request)
    await createAccount(tx, request, organizationId, now)
    await markApproved(tx, request.id, now)
  })
  return request
}

/**
 * The organisation in which a person gets an account as soon as they have verified their mail address. Null: an
 * administrator has to decide on the request for access.
 */
async function organizationFor(
  { settings, log, clock }: App,
  tx: Database,
  { email, emailKey }: StoredRequest,
): Promise<string | null> {
  const { organizationId } = settings.signUp
  if (organizationId === null) return null
  if (!(await organizationExists(tx, organizationId))) {
    log.error({ organizationId }, 'SIGN_UP_ORGANIZATION names no organisation')
    return null
  }
  if (await isKeptForUndo(tx, emailKey, clock.now())) return null
  // If another organisation has verified the mail domain, let an administrator decide: that organisation's identity
  // provider could not sign in this account.
  const owner = await domainOwnerOf(tx, email)
  return owner === null || owner.id === organizationId ? organizationId : null
}

function announce(
  app: App,
  tx: Database,
  mails: MailBatch,
  { firstName, lastName, email, description }: StoredRequest,
) {
  return notifyOperators(app.settings, tx, mails, (texts) => ({
    subject: texts.registration,
    paragraphs: [texts.asks({ name: `${firstName} ${lastName}`, email }), description],
    path: '/admin/registrations/',
  }))
}

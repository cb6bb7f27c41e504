import { setTimeout as sleep } from 'node:timers/promises'
import type { App } from '../calls/app.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { addressBucket } from '../../platform/http/client-address.ts'
import { MailError, type Mail } from '../../platform/mail/mailer.ts'
import type { Visitor } from '../sessions/visitor.ts'
import { accountName, guesserName } from './guesses.ts'
import { limits } from '../../platform/limits/limit-table.ts'
import type { Counted } from '../../platform/limits/rate-limits.ts'
import type { EmailKey } from '../../platform/mail/email-address.ts'

export type MailPurpose = 'email_code' | 'reset_link' | 'registration' | 'email_change'

/**
 * With the setting `HIDE_ACCOUNTS`, the server stores a code or link and sends its mail only this many milliseconds
 * after the answer: an answer after the mail would come later for addresses with an account than for those without.
 */
const hiddenDelayMs = 100

/** How to complete or undo what the server has stored for a mail, such as a code, before it began to send the mail. */
export interface Announced {
  /** Called after the mail is sent, for example to delete the code or link that the new one replaces. */
  confirm?(): Promise<void>
  /** Called if the mail could not be sent: takes back what was stored for it, such as a new code. */
  undo(): Promise<void>
}

interface Occasion {
  readonly emailKey: EmailKey
  /** The id of the account. Null if there is no such account. */
  readonly userId: string | null
  readonly purpose: MailPurpose
  /** Whether the person who requests the mail has shown a factor of the account in this sign-in. */
  readonly hasShownFactor?: boolean
  /**
   * Called before the response is sent, if the limits allow the mail. If it throws, the mail is neither sent nor
   * counted.
   */
  onAllowed?(): Promise<void>
}

/**
 * The limits against which a mail counts (docs/decisions/0014-limits-by-who-asks.md). Browsers in which the user has
 * never signed in share limits of their own, so that strangers cannot use up the mails of the user's browsers; so do
 * those in which somebody has just shown a factor. Each purpose of a mail has its own limits, too.
 */
async function countedFor(
  app: Pick<App, 'keys'>,
  visitor: Pick<Visitor, 'ip' | 'knownAs'>,
  { emailKey, userId, purpose, hasShownFactor = false }: Occasion,
): Promise<Counted[]> {
  const account = `${purpose}:${accountName(app, emailKey)}`
  const known = await visitor.knownAs(userId)
  const events: Counted[] = [{ limit: limits.mailCooldown, of: account }]
  if (known !== null) {
    events.push({ limit: limits.mailsForTrusted, of: guesserName(account, known) })
  } else if (hasShownFactor) {
    events.push({ limit: limits.mailsForTrusted, of: account })
  } else {
    events.push({ limit: limits.mailsForStrangers, of: account })
  }
  // Limit registrations for each network address, so that one machine cannot mail any number of strangers: anybody can
  // register any address.
  if (purpose === 'registration') {
    events.push({ limit: limits.registrationsAtAddress, of: addressBucket(visitor.ip) })
  }
  // Limit the reset links that strangers request for each network address. With the setting `HIDE_ACCOUNTS`, a client
  // could otherwise request links for thousands of made-up addresses, each of which takes rows in the database.
  if (purpose === 'reset_link' && known === null && !hasShownFactor) {
    events.push({ limit: limits.resetsAtAddress, of: addressBucket(visitor.ip) })
  }
  return events
}

/**
 * Counts a mail against its limits, calls `prepare` to store what the mail refers to, and sends it. If `prepare` or
 * sending fails, the mail is not counted, and what was stored is undone. A null `mail` is counted but not sent, so that
 * addresses without an account are answered like others. Throws ApiError `rate_limited` or `mail_failed`; with the
 * setting `HIDE_ACCOUNTS` it sends later, a failure is only logged, and the mail stays counted.
 */
export async function sendLimitedMail(
  app: Pick<App, 'keys' | 'limits' | 'mailer' | 'settings' | 'log' | 'unfinished'>,
  visitor: Pick<Visitor, 'ip' | 'knownAs'>,
  occasion: Occasion,
  mail: Mail | null,
  prepare: () => Promise<Announced | null>,
) {
  const { purpose } = occasion
  const reservation = await app.limits.count(await countedFor(app, visitor, occasion))
  try {
    await occasion.onAllowed?.()
  } catch (error) {
    await reservation.release()
    throw error
  }
  const { hideAccounts } = app.settings
  const deliver = async () => {
    let announced: Announced | null = null
    try {
      announced = await prepare()
      if (mail === null) return
      await app.mailer.send(mail)
    } catch (error) {
      // Undo what was stored before releasing the count: once released, the next mail may be sent, and undoing would
      // replace its new code by the old one.
      await announced?.undo()
      // With the setting `HIDE_ACCOUNTS` keep the count although the mail failed: for an address without an account no
      // mail can fail, and both must get the same answers.
      if (!hideAccounts) await reservation.release()
      throw error
    }
    await announced?.confirm?.()
  }
  const asAnswer = (error: unknown) => {
    if (!(error instanceof MailError)) throw error
    app.log.error({ purpose, reason: error.message }, 'a mail could not be sent')
    throw new ApiError('mail_failed', undefined, { cause: error })
  }
  if (!hideAccounts) return deliver().catch(asAnswer)
  const later = sleep(hiddenDelayMs)
    .then(deliver)
    .catch(asAnswer)
    .catch((error: unknown) => {
      if (!(error instanceof ApiError)) app.log.error({ purpose, err: error }, 'a mail failed')
    })
  app.unfinished.add(later)
}

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
 * With hidden accounts, storing and sending begin this many milliseconds after the answer: how long they take would
 * tell known addresses from unknown ones.
 */
const hiddenDelayMs = 100

/** What `prepare` has stored for a mail, with functions to confirm or undo it. */
export interface Announced {
  /** Called after the mail is sent: deletes the code or link that the new one replaces. */
  confirm?(): Promise<void>
  /** Called if the mail could not be sent: restores the previous code or link. */
  undo(): Promise<void>
}

interface Occasion {
  readonly emailKey: EmailKey
  /** The id of the account. Null if there is no such account. */
  readonly userId: string | null
  readonly purpose: MailPurpose
  /** Whether the person asking has proven a factor of the account in this sign-in. */
  readonly hasShownFactor?: boolean
  /** Runs before the answer if the limits allow the mail. If it throws, nothing is sent or counted. */
  onAllowed?(): Promise<void>
}

/**
 * The limits that a mail counts against (docs/decisions/0014-limits-by-who-asks.md). Strangers cannot use up the mails
 * of known browsers, nor those of another purpose.
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
  // Anybody can register any address. This limit keeps one machine from mailing any number of strangers.
  if (purpose === 'registration') {
    events.push({ limit: limits.registrationsAtAddress, of: addressBucket(visitor.ip) })
  }
  // With hidden accounts, this limit stops a client that asks for links to thousands of made-up addresses, each of
  // which takes rows in the database.
  if (purpose === 'reset_link' && known === null && !hasShownFactor) {
    events.push({ limit: limits.resetsAtAddress, of: addressBucket(visitor.ip) })
  }
  return events
}

/**
 * Counts a mail against its limits and sends it. A null `mail` is counted but not sent, so that unknown addresses are
 * answered like known ones. `prepare` runs in between and stores what the mail refers to; this is undone if the mail
 * fails. Throws ApiError `rate_limited` or `mail_failed`.
 */
export async function sendLimitedMail(
  app: Pick<App, 'keys' | 'limits' | 'mailer' | 'settings' | 'log'>,
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
    const announced = await prepare()
    if (mail === null) return
    try {
      await app.mailer.send(mail)
    } catch (error) {
      // Undo before releasing the count: after that the next mail may go out and replace the
      // code that is restored here.
      await announced?.undo()
      // With hidden accounts the cooldown stays although the mail failed: for an unknown address no mail can fail, and
      // the two must not differ.
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
  setTimeout(() => {
    deliver()
      .catch(asAnswer)
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) app.log.error({ purpose, err: error }, 'a mail failed')
      })
  }, hiddenDelayMs)
}

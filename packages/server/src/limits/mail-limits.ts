import type { App } from '../http/app.ts'
import { ApiError } from '../http/api-error.ts'
import { addressBucket } from '../http/client-address.ts'
import { MailError, type Mail } from '../mail/mailer.ts'
import type { Browser } from '../sessions/browser.ts'
import { accountName } from './guesses.ts'

export type MailPurpose = 'email_code' | 'reset_link' | 'registration'

/**
 * Seconds between two mails of one purpose to one account: a new password is followed by the mail with its code.
 * The mails of an hour are counted together (docs/decisions/0012-a-cooldown-for-each-kind-of-mail.md).
 */
export const mailCooldownS = 30

/** Storing and sending would tell known addresses from unknown ones: where those are hidden, the answer goes first. */
const hiddenDelayMs = 100

const says = 'A mail was sent a moment ago.'
const hourly = { name: 'mail-hour', max: 10, windowS: 3600, says: 'Too many mails were sent.' }
const hourlyOfAddress = { ...hourly, name: 'mail-hour-address', max: 100 }

/** What a mail tells of, once it is stored. */
export interface Announced {
  /** The mail has left: what it takes the place of is good no longer. */
  confirm?(): Promise<void>
  /** Takes it back, for the mail has not left: what was good before is good still. */
  undo(): Promise<void>
}

interface Occasion {
  readonly emailKey: string
  readonly purpose: MailPurpose
}

/**
 * Sends a mail within the limits of its account and of the browser's address, unless it is null: that is
 * how an unknown address is answered like a known one. `prepare` runs between the two: it stores what the
 * mail tells of, and that is taken back if the mail fails. Throws ApiError `rate_limited` or `mail_failed`.
 */
export async function sendLimitedMail(
  app: Pick<App, 'keys' | 'limits' | 'mailer' | 'settings' | 'log'>,
  browser: Pick<Browser, 'ip'>,
  { emailKey, purpose }: Occasion,
  mail: Mail | null,
  prepare: () => Promise<Announced | null>,
) {
  const account = accountName(app, emailKey)
  const cooldown = { name: `mail-${purpose}`, max: 1, windowS: mailCooldownS, says }
  const reservation = await app.limits.count([
    { limit: cooldown, of: account },
    { limit: hourly, of: account },
    { limit: hourlyOfAddress, of: addressBucket(browser.ip) },
  ])
  const { hideAccounts } = app.settings
  const deliver = async () => {
    const announced = await prepare()
    if (mail === null) return
    try {
      await app.mailer.send(mail)
    } catch (error) {
      // Before the next mail may go, which would find what is to be taken back.
      await announced?.undo()
      // An unknown address has no mail that could fail: its cooldown stays, and so does everyone's.
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

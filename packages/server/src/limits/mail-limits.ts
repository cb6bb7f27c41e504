import type { App } from '../http/app.ts'
import { ApiError } from '../http/api-error.ts'
import { addressBucket } from '../http/client-address.ts'
import { MailError, type Mail } from '../mail/mailer.ts'
import type { Browser } from '../sessions/browser.ts'
import { accountName } from './guesses.ts'

export type MailPurpose = 'email_code' | 'reset_link' | 'registration'

/** Seconds between two mails of one purpose to one account. */
export const mailCooldownS = 30

const says = 'A mail was sent a moment ago.'
const hourly = { name: 'mail-hour', max: 10, windowS: 3600, says: 'Too many mails were sent.' }
const hourlyOfAddress = { ...hourly, name: 'mail-hour-address', max: 100 }

interface Occasion {
  readonly emailKey: string
  readonly purpose: MailPurpose
}

/**
 * Sends a mail within the limits of its account and of the browser's address, unless it is null: that is
 * how an unknown address is answered like a known one. `prepare` runs between the two: it stores what the
 * mail tells of. Throws ApiError `rate_limited` or `mail_failed`.
 */
export async function sendLimitedMail(
  app: Pick<App, 'keys' | 'limits' | 'mailer' | 'settings' | 'log'>,
  browser: Pick<Browser, 'ip'>,
  { emailKey, purpose }: Occasion,
  mail: Mail | null,
  prepare: () => Promise<void>,
) {
  const account = accountName(app, emailKey)
  const cooldown = { name: `mail-${purpose}`, max: 1, windowS: mailCooldownS, says }
  const reservation = await app.limits.count([
    { limit: cooldown, of: account },
    { limit: hourly, of: account },
    { limit: hourlyOfAddress, of: addressBucket(browser.ip) },
  ])
  await prepare()
  if (mail === null) return
  const sent = app.mailer.send(mail).catch(async (error: unknown) => {
    await reservation.release()
    if (!(error instanceof MailError)) throw error
    app.log.error({ purpose, reason: error.message }, 'a mail could not be sent')
    throw new ApiError('mail_failed', undefined, { cause: error })
  })
  // Waiting for the mail server would tell known addresses from unknown ones.
  if (app.settings.hideAccounts) sent.catch(() => {})
  else await sent
}

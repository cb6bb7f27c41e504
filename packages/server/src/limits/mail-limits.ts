import type { App } from '../http/app.ts'
import { ApiError } from '../http/api-error.ts'
import { addressBucket } from '../http/client-address.ts'
import { MailError, type Mail } from '../mail/mailer.ts'
import type { Browser } from '../sessions/browser.ts'
import { accountName, guesserName } from './guesses.ts'
import { limits } from './limit-table.ts'
import type { Counted } from './rate-limits.ts'

export type MailPurpose = 'email_code' | 'reset_link' | 'registration'

/** Storing and sending would tell known addresses from unknown ones: where those are hidden, the answer goes first. */
const hiddenDelayMs = 100

/** What a mail tells of, once it is stored. */
export interface Announced {
  /** The mail has left: what it takes the place of is good no longer. */
  confirm?(): Promise<void>
  /** Takes it back, for the mail has not left: what was good before is good still. */
  undo(): Promise<void>
}

interface Occasion {
  readonly emailKey: string
  /** Null where there is no such account. */
  readonly userId: string | null
  readonly purpose: MailPurpose
  /** Whether who asks has proven a factor of the account on the way here. */
  readonly hasShownFactor?: boolean
  /** Runs where the limits let the mail go, before the answer. If it throws, nothing is sent or counted. */
  onAllowed?(): Promise<void>
}

/**
 * What a mail is counted against (docs/decisions/0014-limits-by-who-asks.md). Strangers can use up no other's
 * mails, nor those of another purpose.
 */
async function countedFor(
  app: Pick<App, 'keys'>,
  browser: Pick<Browser, 'ip' | 'knownAs'>,
  { emailKey, userId, purpose, hasShownFactor = false }: Occasion,
): Promise<Counted[]> {
  const account = `${purpose}:${accountName(app, emailKey)}`
  const known = await browser.knownAs(userId)
  const events: Counted[] = [{ limit: limits.mailCooldown, of: account }]
  if (known !== null) {
    events.push({ limit: limits.mailsForTrusted, of: guesserName(account, known) })
  } else if (hasShownFactor) {
    events.push({ limit: limits.mailsForTrusted, of: account })
  } else {
    events.push({ limit: limits.mailsForStrangers, of: account })
  }
  // Each goes to an address of the sender's choice: one machine must not write to all the world.
  if (purpose === 'registration') {
    events.push({ limit: limits.registrationsAtAddress, of: addressBucket(browser.ip) })
  }
  return events
}

/**
 * Sends a mail within its limits, unless it is null: that is how an unknown address is answered like a known
 * one. `prepare` runs between the two: it stores what the mail tells of, and that is taken back if the mail
 * fails. Throws ApiError `rate_limited` or `mail_failed`.
 */
export async function sendLimitedMail(
  app: Pick<App, 'keys' | 'limits' | 'mailer' | 'settings' | 'log'>,
  browser: Pick<Browser, 'ip' | 'knownAs'>,
  occasion: Occasion,
  mail: Mail | null,
  prepare: () => Promise<Announced | null>,
) {
  const { purpose } = occasion
  const reservation = await app.limits.count(await countedFor(app, browser, occasion))
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

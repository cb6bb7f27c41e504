import type { App } from '../calls/app.ts'
import { ApiError } from '../http/api-error.ts'
import { addressBucket } from '../http/client-address.ts'
import { MailError, type Mail } from '../mail/mailer.ts'
import type { Visitor } from '../sessions/visitor.ts'
import { accountName, guesserName } from './guesses.ts'
import { limits } from './limit-table.ts'
import type { Counted } from './rate-limits.ts'
import type { EmailKey } from '../users/email-key.ts'

export type MailPurpose = 'email_code' | 'reset_link' | 'registration' | 'email_change'

/**
 * The time of storing and sending would tell known addresses from unknown ones. So where accounts are hidden, the
 * request is answered before that.
 */
const hiddenDelayMs = 100

/** What a mail tells of, once it is stored. */
export interface Announced {
  /** Called once the mail is sent: deletes what its code or link replaces. */
  confirm?(): Promise<void>
  /** Called if the mail could not be sent: restores what was good before it. */
  undo(): Promise<void>
}

interface Occasion {
  readonly emailKey: EmailKey
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
  // The sender chooses the address: without this limit one machine could send mail to any number of strangers.
  if (purpose === 'registration') {
    events.push({ limit: limits.registrationsAtAddress, of: addressBucket(visitor.ip) })
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
      // Undone before the count is released: from then on the next mail may go, and would replace what is undone here.
      await announced?.undo()
      // The cooldown stays although the mail failed: for an unknown address no mail can fail, and the two must not
      // differ.
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

import type { Statement } from '../../platform/db/at-once.ts'
import type { App } from '../calls/app.ts'
import { addressBucket } from '../../platform/http/client-address.ts'
import type { Visitor } from '../sessions/visitor.ts'
import { knownBrowserNames } from '../sessions/known-browsers.ts'
import { limits } from '../../platform/limits/limit-table.ts'
import type { Counted } from '../../platform/limits/rate-limits.ts'
import type { EmailKey } from '../../platform/mail/email-address.ts'

export type Factor =
  | 'password'
  | 'email_code'
  | 'authenticator'
  | 'recovery_code'
  | 'security_answer'

/**
 * Factors that a person who reads the account's mail can pass, by requesting codes and resetting the password. Wrong
 * tries at the other factors, in browsers in which the user has signed in, also count against a limit of their own,
 * which a reset of the password does not clear.
 */
const isOfMailbox: Record<Factor, boolean> = {
  password: true,
  email_code: true,
  authenticator: false,
  recovery_code: false,
  security_answer: false,
}

/** A counted attempt to guess a secret of an account. It counts as a failure until `takeBack` is called. */
export interface Guess {
  /** Removes this attempt from the counts, because the secret was right or nothing was compared. */
  takeBack(): Statement
}

export interface GuessedAt {
  readonly emailKey: EmailKey
  /** The id of the account. Null if the address has none: attempts are then counted in the same way. */
  readonly userId: string | null
  readonly factor: Factor
}

/**
 * Counts an attempt to guess a secret, before the secret is compared. All factors of an account share the counts; some
 * also have one of their own. Throws ApiError `rate_limited` if one of the counts has reached its limit. A browser in
 * which the user has signed in before has its own count, so that no stranger can lock the user out.
 */
export async function beginGuess(
  app: Pick<App, 'keys' | 'limits'>,
  visitor: Pick<Visitor, 'ip' | 'knownAs'>,
  { emailKey, userId, factor }: GuessedAt,
): Promise<Guess> {
  const known = await visitor.knownAs(userId)
  const account = accountName(app, emailKey)
  const guesser = guesserName(account, known)
  const events: Counted[] = [{ limit: limits.wrongTries, of: guesser }]
  if (factor === 'password') events.push({ limit: limits.wrongPasswords, of: guesser })
  if (known === null) {
    const address = addressBucket(visitor.ip)
    events.push({ limit: limits.wrongTriesOfStrangers, of: account })
    events.push({ limit: limits.wrongTriesFromOneAddress, of: `${account}@${address}` })
    events.push({ limit: limits.wrongTriesAtAddress, of: address })
  } else {
    events.push({ limit: limits.wrongTriesOfKnown, of: account })
    if (!isOfMailbox[factor]) events.push({ limit: limits.wrongSecondFactorsOfKnown, of: account })
  }
  const reservation = await app.limits.count(events)
  return { takeBack: () => reservation.release() }
}

/**
 * Clears the failed attempts at an account's secrets, from strangers and from each browser in which the user has signed
 * in. `operator`: also clears the daily counts of strangers and of second factors. `owner`, who has set a new password:
 * keeps them, so that attackers do not get more tries; the owner's browsers are counted apart from strangers, and a new
 * password proves no second factor.
 */
export async function forgiveFailures(
  app: Pick<App, 'db' | 'keys' | 'limits'>,
  { id, emailKey }: { readonly id: string; readonly emailKey: EmailKey },
  by: 'owner' | 'operator',
) {
  const account = accountName(app, emailKey)
  const guessers = [null, ...(await knownBrowserNames(app.db, id))].map((known) =>
    guesserName(account, known),
  )
  await app.limits.clear([
    ...guessers.flatMap((of) =>
      [limits.wrongTries, limits.wrongPasswords].map((limit) => ({ limit, of })),
    ),
    { limit: limits.wrongTriesOfKnown, of: account },
  ])
  if (by === 'owner') return
  await app.limits.clear([
    { limit: limits.wrongTriesOfStrangers, of: account },
    { limit: limits.wrongSecondFactorsOfKnown, of: account },
  ])
  await app.limits.clearAll({ limit: limits.wrongTriesFromOneAddress, of: `${account}@` })
}

/**
 * The name under which failed attempts are counted: one for each browser in which the account's user has signed in, and
 * one that all other browsers (`known` is null) share.
 */
export function guesserName(account: string, known: string | null): string {
  return known === null ? account : `${account}:${known}`
}

/**
 * The name of an account in the table of limits: a keyed hash of its address, so that a stolen copy of the table
 * reveals no addresses.
 */
export function accountName({ keys }: Pick<App, 'keys'>, emailKey: EmailKey): string {
  return keys.mac('limited-account', emailKey).toString('base64url')
}

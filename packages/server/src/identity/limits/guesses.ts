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
 * Factors whose right answer only proves access to the mailbox. A person who reads the account's mail can get new
 * codes, and reset the password, as often as they like: so such an answer does not clear the wrong tries at other
 * factors.
 */
const isOfMailbox: Record<Factor, boolean> = {
  password: true,
  email_code: true,
  authenticator: false,
  recovery_code: false,
  security_answer: false,
}

/** A try at a secret of an account. It counts as a failure until `takeBack`. */
export interface Guess {
  /** Uncounts the try, because the secret was right or nothing was compared. */
  takeBack(): Statement
}

export interface GuessedAt {
  readonly emailKey: EmailKey
  /** The id of the account. Null if there is no such account; the try is counted in the same way. */
  readonly userId: string | null
  readonly factor: Factor
}

/**
 * Counts a try before the secret is compared; all factors count together. Throws ApiError `rate_limited`. A browser
 * that has signed in before has its own count, so that no stranger can lock its owner out.
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
 * Clears the failures of an account, of strangers and of each known browser. Only an operator also clears strangers'
 * daily count: the owner has a known browser by then, and strangers must not get more tries a day because the owner
 * came. The same holds for the daily count of second factors, because the mailed link that brings the owner here proves
 * none.
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

/** Each known browser of the account has its own count. Strangers (`known` is null) share one. */
export function guesserName(account: string, known: string | null): string {
  return known === null ? account : `${account}:${known}`
}

/** Key of an account in the table of limits: a keyed hash, so that a stolen copy of the table shows no addresses. */
export function accountName({ keys }: Pick<App, 'keys'>, emailKey: EmailKey): string {
  return keys.mac('limited-account', emailKey).toString('base64url')
}

import type { Statement } from '../db/at-once.ts'
import type { App } from '../http/app.ts'
import { addressBucket } from '../http/client-address.ts'
import type { Browser } from '../sessions/browser.ts'
import { knownBrowserNames } from '../sessions/known-browsers.ts'
import type { Step } from '../sign-in/attempt.ts'
import type { Counted, Limit } from './rate-limits.ts'

export type Factor =
  | 'password'
  | 'email_code'
  | 'authenticator'
  | 'recovery_code'
  | 'security_answer'

const quarterHour = 900
const says = 'Too many wrong attempts.'
const limits = {
  account: { name: 'guess', max: 20, windowS: quarterHour, says },
  password: { name: 'guess-password', max: 10, windowS: quarterHour, says },
  inARow: {
    name: 'guess-in-a-row',
    max: 100,
    windowS: 365 * 86_400,
    says: 'This account is locked after too many wrong attempts. Reset the password to unlock it.',
  },
  address: { name: 'guess-address', max: 200, windowS: quarterHour, says },
  addressPassword: { name: 'guess-address-password', max: 100, windowS: quarterHour, says },
} as const satisfies Record<string, Limit>

/** A try at a secret of an account, counted as a failure until it proves to be none. */
export interface Guess {
  /**
   * The secret was right: the count is taken back. Only a finished sign-in (`done`) ends the row of failures;
   * else whoever has the first factor could guess the second for ever.
   */
  succeed(reached?: Step): Statement
}

export interface GuessedAt {
  readonly emailKey: string
  /** Null where there is no such account: that is counted in the same way. */
  readonly userId: string | null
  readonly factor: Factor
}

/**
 * Counts a try before its comparison, over all factors together. Throws ApiError `rate_limited`. A browser
 * that has signed in before counts its own failures, so that no stranger can lock its owner out.
 */
export async function beginGuess(
  app: Pick<App, 'keys' | 'limits'>,
  browser: Pick<Browser, 'ip' | 'knownAs'>,
  { emailKey, userId, factor }: GuessedAt,
): Promise<Guess> {
  const known = await browser.knownAs(userId)
  const account = guesserName(accountName(app, emailKey), known)
  const address = addressBucket(browser.ip)
  const inARow = { limit: limits.inARow, of: account }
  const events: Counted[] = [
    { limit: limits.account, of: account },
    inARow,
    { limit: limits.address, of: address },
  ]
  if (factor === 'password') {
    events.push({ limit: limits.password, of: account })
    events.push({ limit: limits.addressPassword, of: address })
  }
  const reservation = await app.limits.count(events)
  return {
    succeed: (reached) => reservation.release(reached === 'done' ? [inARow] : []),
  }
}

/**
 * Forgets the failures at an account, those of strangers and those of each browser that it knows: after the
 * password was reset, or by an administrator.
 */
export async function forgiveFailures(
  app: Pick<App, 'db' | 'keys' | 'limits'>,
  { id, emailKey }: { readonly id: string; readonly emailKey: string },
) {
  const account = accountName(app, emailKey)
  const guessers = [null, ...(await knownBrowserNames(app.db, id))].map((known) =>
    guesserName(account, known),
  )
  await app.limits.clear(
    guessers.flatMap((of) =>
      [limits.account, limits.password, limits.inARow].map((limit) => ({ limit, of })),
    ),
  )
}

/** A browser that the account knows is counted by itself; strangers, null, are counted together. */
function guesserName(account: string, known: string | null): string {
  return known === null ? account : `${account}:${known}`
}

/** The table of limits names accounts by a keyed hash: a copy of it tells nobody's address. */
export function accountName({ keys }: Pick<App, 'keys'>, emailKey: string): string {
  return keys.mac('limited-account', emailKey).toString('base64url')
}

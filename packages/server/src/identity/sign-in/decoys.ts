import { after, type Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Keys } from '../../platform/keys.ts'
import type { Account } from '../users/accounts.ts'
import { countBeginnings, countQuestions } from './decoy-queries.ts'
import type { EmailKey } from '../../platform/mail/email-address.ts'

/**
 * An account, or a decoy: made-up facts for an address without an account, whose `id` is null. With the setting
 * `HIDE_ACCOUNTS` both get the same answers.
 */
export type KnownOrDecoy = Omit<
  Account,
  'id' | 'passwordHash' | 'organizationId' | 'isDisabled'
> & {
  readonly id: string | null
}

/**
 * Makes up answers for addresses without an account, which the setting `HIDE_ACCOUNTS` requires. The answers have the
 * same proportions as those of real accounts. An address always gets the same answer, except that a few change when the
 * proportions do.
 */
export interface Decoys {
  accountOf(emailKey: EmailKey): Promise<KnownOrDecoy>
  /**
   * The made-up security question for an address. Accounts without a question get one too, so that they look like the
   * others.
   */
  questionOf(emailKey: EmailKey): Promise<string>
}

/** The security questions that addresses without an account get, while no account has a security question. */
const commonQuestions = [
  'What was the name of your first school?',
  'In which town were you born?',
  'What was the name of your first pet?',
  'What is the middle name of your oldest sibling?',
].map((question) => ({ question, accounts: 1 }))

const onlyPasswords = [{ signInMethod: 'password', hasPassword: true, accounts: 1 }] as const

/**
 * Seconds for which the counts of accounts are cached, because counting all of them for each request would be too slow.
 * Requests for addresses with and without an account both wait for them.
 */
const keptS = 60

interface World {
  readonly db: Database
  readonly clock: Clock
  readonly keys: Keys
}

export function createDecoys({ db, clock, keys }: World): Decoys {
  const beginnings = keptFor(keptS, clock, () => countBeginnings(db))
  const questions = keptFor(keptS, clock, () => countQuestions(db))
  return {
    async accountOf(emailKey) {
      const found = await beginnings()
      const { signInMethod, hasPassword } = drawn(found.length > 0 ? found : onlyPasswords, (one) =>
        keys.mac('decoy-method', emailKey, one.signInMethod, String(one.hasPassword)),
      )
      return {
        id: null,
        email: emailKey,
        emailKey,
        redirectUrl: null,
        language: null,
        canImpersonate: false,
        hasAuthenticator: true,
        signInMethod,
        hasPassword,
      }
    },
    async questionOf(emailKey) {
      const found = await questions()
      return drawn(found.length > 0 ? found : commonQuestions, ({ question }) =>
        keys.mac('decoy-question', emailKey, question),
      ).question
    },
  }
}

/** Caches the result of `ask` for `seconds`. Callers that wait at the same time share one call. */
function keptFor<T>(seconds: number, clock: Clock, ask: () => PromiseLike<T>): () => Promise<T> {
  let kept: { readonly until: Date; readonly answer: Promise<T> } | undefined
  return () => {
    const now = clock.now()
    if (kept === undefined || kept.until <= now) {
      const asked = { until: after(now, seconds), answer: Promise.resolve(ask()) }
      kept = asked
      asked.answer.catch(() => {
        if (kept === asked) kept = undefined
      })
    }
    return kept.answer
  }
}

interface Share {
  readonly accounts: number
}

/**
 * Draws a sign-in method or a security question for an address, weighted by their numbers of accounts. Each choice has
 * its own pseudorandom number for the address, so that one more account changes the draw for few addresses only.
 */
function drawn<T extends Share>(
  choices: readonly [T, ...T[]] | readonly T[],
  numberOf: (choice: T) => Buffer,
): T {
  const timed = choices.map((choice) => {
    const chance = (numberOf(choice).readUInt32BE() + 0.5) / 2 ** 32
    return { choice, time: -Math.log(chance) / choice.accounts }
  })
  return timed.reduce((first, next) => (next.time < first.time ? next : first)).choice
}

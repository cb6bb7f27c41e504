import type { SignInMethod } from '@vestibule/api-client/contract'
import { after, type Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { Keys } from '../keys.ts'
import { countBeginnings, countQuestions } from './decoy-queries.ts'
import type { EmailKey } from '../users/email-key.ts'

/** How the sign-in of an account begins. */
export interface Beginning {
  readonly signInMethod: SignInMethod
  readonly hasPassword: boolean
}

/**
 * What addresses without an account are answered where accounts are hidden: what the accounts are, in the same shares.
 * An address is answered the same each time, but for a few of them when the shares change.
 */
export interface Decoys {
  beginningOf(emailKey: EmailKey): Promise<Beginning>
  /** An account without a question is answered with a decoy too, so that it cannot be told from the others. */
  questionOf(emailKey: EmailKey): Promise<string>
}

/** Where no account has a question. */
const commonQuestions = [
  'What was the name of your first school?',
  'In which town were you born?',
  'What was the name of your first pet?',
  'What is the middle name of your oldest sibling?',
].map((question) => ({ question, accounts: 1 }))

const onlyPasswords = [{ signInMethod: 'password', hasPassword: true, accounts: 1 }] as const

/** Counting all accounts at each request would cost too much. Every address waits for it alike. */
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
    async beginningOf(emailKey) {
      const found = await beginnings()
      return drawn(found.length > 0 ? found : onlyPasswords, ({ signInMethod, hasPassword }) =>
        keys.mac('decoy-method', emailKey, signInMethod, String(hasPassword)),
      )
    },
    async questionOf(emailKey) {
      const found = await questions()
      return drawn(found.length > 0 ? found : commonQuestions, ({ question }) =>
        keys.mac('decoy-question', emailKey, question),
      ).question
    },
  }
}

/** Asks once for all who ask at the same time, and again once the answer is old. */
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
 * Draws one of the choices, each as likely as it has accounts. Each has a number of its own for the address, so that
 * one account more changes what is drawn for few addresses only.
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

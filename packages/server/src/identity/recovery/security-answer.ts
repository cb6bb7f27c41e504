import { hashPassword, renewedHash, verifyPassword } from '../passwords/password-hash.ts'

// Removes case and extra spacing from an answer: nobody remembers how they wrote it years ago.
const plain = (answer: string) => answer.trim().replace(/\s+/g, ' ').toLowerCase()

export function hashAnswer(answer: string): Promise<string> {
  return hashPassword(plain(answer))
}

/** Whether a security question gives away its answer by containing it. */
export function isTold(question: string, answer: string): boolean {
  return plain(question).includes(plain(answer))
}

/**
 * Whether an answer matches the stored hash. If there is no hash (null), takes the same time, so that timing does not
 * reveal whether the account has a security question.
 */
export function verifyAnswer(stored: string | null, answer: string): Promise<boolean> {
  return verifyPassword(stored, plain(answer))
}

/**
 * Hashes the right answer to a security question again if the algorithm or cost of its stored hash is outdated. Null if
 * the hash is up to date.
 */
export function renewedAnswer(stored: string, answer: string): Promise<string | null> {
  return renewedHash(stored, plain(answer))
}

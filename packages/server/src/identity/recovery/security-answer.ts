import { hashPassword, renewedHash, verifyPassword } from '../passwords/password-hash.ts'

// Ignores case and spacing, which nobody remembers of an answer given years ago.
const plain = (answer: string) => answer.trim().replace(/\s+/g, ' ').toLowerCase()

export function hashAnswer(answer: string): Promise<string> {
  return hashPassword(plain(answer))
}

/** Whether the question contains the answer. */
export function isTold(question: string, answer: string): boolean {
  return plain(question).includes(plain(answer))
}

/** Takes the same time whether or not there is a stored answer. */
export function verifyAnswer(stored: string | null, answer: string): Promise<boolean> {
  return verifyPassword(stored, plain(answer))
}

/** Like `renewedHash`, for an answer. */
export function renewedAnswer(stored: string, answer: string): Promise<string | null> {
  return renewedHash(stored, plain(answer))
}

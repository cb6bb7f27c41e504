import { hashPassword, verifyPassword } from '../passwords/password-hash.ts'

// Nobody remembers the capitals and spaces of an answer given years ago.
const plain = (answer: string) => answer.trim().replace(/\s+/g, ' ').toLowerCase()

export function hashAnswer(answer: string): Promise<string> {
  return hashPassword(plain(answer))
}

/** Whether whoever reads the question has read the answer. */
export function isTold(question: string, answer: string): boolean {
  return plain(question).includes(plain(answer))
}

/** Compares in the same time whether or not there is an answer to compare with. */
export function verifyAnswer(stored: string | null, answer: string): Promise<boolean> {
  return verifyPassword(stored, plain(answer))
}

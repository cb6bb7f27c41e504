import { typedCode } from '@vestibule/api-client/contract'
import type { Keys } from '../../platform/keys.ts'
import { hashAs, newHashing } from '../passwords/password-hash.ts'

/**
 * Codes are short enough to be tried out, so they are stored as an Argon2id hash and, around it, a keyed one: without
 * `SECRET_KEY` a copy of the database is of no use, and with it each try takes as long as one at a password. The codes of
 * an account have one salt, so that comparing a typed code with all of them takes one computation. A stored code is this
 * hashing, a `$` and the keyed hash. What earlier versions stored is the keyed hash of the code alone, 32 bytes.
 */
const storedForm = /^(\$argon2id\$.+)\$[\w-]+$/

const plain = (code: string) => typedCode(code).toUpperCase()

/** The cost and salt of an account's stored codes, or new ones if it has none: comparing takes as long then. */
export function hashingOf(stored: readonly Uint8Array[]): string {
  for (const form of stored) {
    const [, hashing] = storedForm.exec(Buffer.from(form).toString('latin1')) ?? []
    if (hashing !== undefined) return hashing
  }
  return newHashing()
}

/** A code by its slow hash. Separators and case do not matter. */
export interface HashedCode {
  readonly code: string
  readonly hashing: string
  readonly digest: Buffer
}

export async function hashCode(hashing: string, code: string): Promise<HashedCode> {
  return { code: plain(code), hashing, digest: await hashAs(hashing, plain(code)) }
}

/** Hashes one code after the other: all of them at once would keep the sign-ins of others from the threads. */
export async function hashCodes(hashing: string, codes: readonly string[]): Promise<HashedCode[]> {
  const hashed: HashedCode[] = []
  for (const code of codes) hashed.push(await hashCode(hashing, code))
  return hashed
}

/** What is stored of a new code. */
export function codeToStore(keys: Keys, userId: string, { hashing, digest }: HashedCode): Buffer {
  const mac = keys.mac('recovery-code-hash', userId, digest)
  return Buffer.from(`${hashing}$${mac.toString('base64url')}`)
}

/** All that may be stored of a code: by this key or the previous one, by this version or an earlier one. */
export function storedFormsOf(keys: Keys, userId: string, hashed: HashedCode): Buffer[] {
  return [keys, ...(keys.previous === null ? [] : [keys.previous])].flatMap((key) => [
    codeToStore(key, userId, hashed),
    key.mac('recovery-code', userId, hashed.code),
  ])
}

import { typedCode } from '@vestibule/api-client/contract'
import type { Keys } from '../../platform/keys.ts'
import { hashAs, newHashing } from '../passwords/password-hash.ts'

/**
 * The stored form of a recovery code: cost and salt of an Argon2id hash, a `$`, and a keyed hash of that hash. Codes
 * are short enough to guess, but without `SECRET_KEY` a copy of the database is useless, and with it each guess takes
 * as long as one at a password. All codes of an account share one salt, so that a typed code is hashed only once to
 * compare it with all of them. Earlier versions stored only a keyed hash of the code, 32 bytes.
 */
const storedForm = /^(\$argon2id\$.+)\$[\w-]+$/

const plain = (code: string) => typedCode(code).toUpperCase()

/**
 * The cost and salt with which an account's recovery codes were hashed. If the account has no codes, returns the
 * current cost and a new salt, so that checking a typed code takes as long.
 */
export function hashingOf(stored: readonly Uint8Array[]): string {
  for (const form of stored) {
    const [, hashing] = storedForm.exec(Buffer.from(form).toString('latin1')) ?? []
    if (hashing !== undefined) return hashing
  }
  return newHashing()
}

/** A recovery code and its Argon2id hash. Separators and case of the code are ignored. */
export interface HashedCode {
  readonly code: string
  readonly hashing: string
  readonly digest: Buffer
}

export async function hashCode(hashing: string, code: string): Promise<HashedCode> {
  return { code: plain(code), hashing, digest: await hashAs(hashing, plain(code)) }
}

/** Hashes recovery codes one after the other: all at once would keep other users' sign-ins waiting for a thread. */
export async function hashCodes(hashing: string, codes: readonly string[]): Promise<HashedCode[]> {
  const hashed: HashedCode[] = []
  for (const code of codes) hashed.push(await hashCode(hashing, code))
  return hashed
}

/** The form in which a new recovery code is stored. */
export function codeToStore(keys: Keys, userId: string, { hashing, digest }: HashedCode): Buffer {
  const mac = keys.mac('recovery-code-hash', userId, digest)
  return Buffer.from(`${hashing}$${mac.toString('base64url')}`)
}

/**
 * All forms in which the database may contain this recovery code: made with the current key or the previous one, by
 * this version or an earlier one.
 */
export function storedFormsOf(keys: Keys, userId: string, hashed: HashedCode): Buffer[] {
  return [keys, ...(keys.previous === null ? [] : [keys.previous])].flatMap((key) => [
    codeToStore(key, userId, hashed),
    key.mac('recovery-code', userId, hashed.code),
  ])
}

import { createHmac, hkdfSync } from 'node:crypto'
import { isSealedByLatest, sealed, unsealed } from './sealing.ts'

/** Operations with keys that are derived from `SECRET_KEY`, a different one for each purpose. */
export interface Keys {
  /**
   * A hash of `parts` with a key for this purpose. Codes that people type are stored in this form: they are so short
   * that a plain hash could be reversed by trying all codes.
   */
  mac(purpose: string, ...parts: readonly (string | Uint8Array)[]): Buffer
  /** Secret bytes for one purpose, the same ones at each call: material from which other kinds of keys are made. */
  bytes(purpose: string, length: number): Buffer
  /**
   * Encrypts `text`. Only `open` with the same `purpose` and `owner` (such as the id of the user whose data it is)
   * decrypts it.
   */
  seal(purpose: string, owner: string, text: string): Buffer
  /**
   * Decrypts the result of `seal`, with this key or the previous one. Throws if the data was altered, or encrypted with
   * another key or for another purpose or owner.
   */
  open(purpose: string, owner: string, sealed: Uint8Array): string
  /** Whether the current SECRET_KEY decrypts this data. False: only the previous key may decrypt it, or none. */
  isCurrent(purpose: string, owner: string, sealed: Uint8Array): boolean
  /**
   * Whether `seal` would encrypt this data with the same key and cipher today, so that it need not be encrypted again.
   */
  isLatest(purpose: string, owner: string, sealed: Uint8Array): boolean
  /** The same operations with SECRET_KEY_PREVIOUS, for data made with that key. Null: the setting is empty. */
  readonly previous: Keys | null
}

/**
 * Creates the operations. `previousKey` only decrypts and checks older data; everything new is made with `secretKey`.
 */
export function createKeys(secretKey: string, previousKey: string | null = null): Keys {
  const derived = new Map<string, Buffer>()
  const keyFor = (purpose: string) => {
    const key =
      derived.get(purpose) ??
      Buffer.from(hkdfSync('sha256', secretKey, '', `vestibule/${purpose}`, 32))
    derived.set(purpose, key)
    return key
  }
  const previous = previousKey === null ? null : createKeys(previousKey)
  const openOwn = (purpose: string, owner: string, sealed: Uint8Array) =>
    unsealed(keyFor(purpose), owner, Buffer.from(sealed))
  return {
    previous,
    bytes: (purpose, length) =>
      Buffer.from(hkdfSync('sha256', secretKey, '', `vestibule/${purpose}`, length)),
    mac(purpose, ...parts) {
      const hmac = createHmac('sha256', keyFor(purpose))
      for (const part of parts) {
        const bytes = Buffer.from(part)
        // Hash each part's length before it, so that ('ab', 'c') and ('a', 'bc') differ.
        hmac.update(`${bytes.length}:`).update(bytes)
      }
      return hmac.digest()
    },
    seal: (purpose, owner, text) => sealed(keyFor(purpose), owner, text),
    open(purpose, owner, sealed) {
      try {
        return openOwn(purpose, owner, sealed)
      } catch (error) {
        if (previous === null) throw error
        return previous.open(purpose, owner, sealed)
      }
    },
    isCurrent(purpose, owner, bytes) {
      try {
        openOwn(purpose, owner, bytes)
        return true
      } catch {
        return false
      }
    },
    isLatest: (purpose, owner, bytes) =>
      isSealedByLatest(keyFor(purpose), owner, Buffer.from(bytes)),
  }
}

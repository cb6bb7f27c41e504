import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** Keyed operations on secrets. Each purpose has its own key, derived from `SECRET_KEY`. */
export interface Keys {
  /** A keyed hash. Secrets short enough to be guessed, such as codes, are stored only in this form. */
  mac(purpose: string, ...parts: readonly (string | Uint8Array)[]): Buffer
  /** Secret bytes for one purpose, always the same: input for other kinds of keys. */
  bytes(purpose: string, length: number): Buffer
  /** Encrypts `text` so that only `open` with the same `owner` decrypts it. */
  seal(purpose: string, owner: string, text: string): Buffer
  /**
   * Decrypts what `seal` returned, with this key or the previous one. Throws if altered or sealed for another owner.
   */
  open(purpose: string, owner: string, sealed: Uint8Array): string
  /** Whether the current key, not the previous one, decrypts it. */
  isCurrent(purpose: string, owner: string, sealed: Uint8Array): boolean
  /** Operations with the previous SECRET_KEY, for data made with it. */
  readonly previous: Keys | null
}

const nonceLength = 12
const tagLength = 16

/** `previousKey` only reads older data; everything new is made with `secretKey`. */
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
  const openOwn = (purpose: string, owner: string, sealed: Uint8Array) => {
    const bytes = Buffer.from(sealed)
    const nonce = bytes.subarray(0, nonceLength)
    const options = { authTagLength: tagLength }
    const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), nonce, options)
    decipher.setAAD(Buffer.from(owner))
    decipher.setAuthTag(bytes.subarray(-tagLength))
    const body = bytes.subarray(nonceLength, -tagLength)
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
  }
  return {
    previous,
    bytes: (purpose, length) =>
      Buffer.from(hkdfSync('sha256', secretKey, '', `vestibule/${purpose}`, length)),
    mac(purpose, ...parts) {
      const hmac = createHmac('sha256', keyFor(purpose))
      for (const part of parts) {
        const bytes = Buffer.from(part)
        // The length prefix distinguishes ('ab', 'c') from ('a', 'bc').
        hmac.update(`${bytes.length}:`).update(bytes)
      }
      return hmac.digest()
    },
    seal(purpose, owner, text) {
      const nonce = randomBytes(nonceLength)
      const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), nonce)
      cipher.setAAD(Buffer.from(owner))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, body, cipher.getAuthTag()])
    },
    open(purpose, owner, sealed) {
      try {
        return openOwn(purpose, owner, sealed)
      } catch (error) {
        if (previous === null) throw error
        return previous.open(purpose, owner, sealed)
      }
    },
    isCurrent(purpose, owner, sealed) {
      try {
        openOwn(purpose, owner, sealed)
        return true
      } catch {
        return false
      }
    },
  }
}

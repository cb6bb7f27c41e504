import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/**
 * An algorithm that encrypts and decrypts with a key of 32 bytes. `bound` is additional authenticated data, which is
 * not stored: `open` only succeeds with the value that `seal` got.
 */
interface Cipher {
  seal(key: Buffer, bound: Buffer, text: string): Buffer
  /** @throws if the bytes or `bound` were altered */
  open(key: Buffer, bound: Buffer, bytes: Buffer): string
}

const nonceLength = 12
const tagLength = 16

const aes256Gcm: Cipher = {
  seal(key, bound, text) {
    const nonce = randomBytes(nonceLength)
    const cipher = createCipheriv('aes-256-gcm', key, nonce)
    cipher.setAAD(bound)
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([nonce, body, cipher.getAuthTag()])
  },
  open(key, bound, bytes) {
    const nonce = bytes.subarray(0, nonceLength)
    const options = { authTagLength: tagLength }
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, options)
    decipher.setAAD(bound)
    decipher.setAuthTag(bytes.subarray(-tagLength))
    const body = bytes.subarray(nonceLength, -tagLength)
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
  },
}

/**
 * The ciphers, by the first byte of the data that they have encrypted. To replace a cipher, add one with the next
 * number and make it `latest`: older data stays readable, and callers encrypt it again when they next use it.
 */
const ciphers = new Map<number, Cipher>([[1, aes256Gcm]])
const latest = { number: 1, cipher: aes256Gcm }

/**
 * The data to which an encrypted text is bound: its owner, and the number of its cipher, so that nobody can replace the
 * number by that of a weaker cipher.
 */
const boundTo = (number: number, owner: string) =>
  Buffer.concat([Buffer.of(number), Buffer.from(owner)])

export function sealed(key: Buffer, owner: string, text: string): Buffer {
  const { number, cipher } = latest
  return Buffer.concat([Buffer.of(number), cipher.seal(key, boundTo(number, owner), text)])
}

/** @throws if the data was altered, or encrypted with another key or for another owner */
export function unsealed(key: Buffer, owner: string, bytes: Buffer): string {
  const [number = 0] = bytes
  const cipher = ciphers.get(number)
  try {
    if (cipher !== undefined) return cipher.open(key, boundTo(number, owner), bytes.subarray(1))
  } catch {
    // Try without a cipher's number: data of earlier versions has none, and may begin with any byte.
  }
  return aes256Gcm.open(key, Buffer.from(owner), bytes)
}

/** Whether the data was encrypted with this key and the latest cipher. If not, the caller should encrypt it again. */
export function isSealedByLatest(key: Buffer, owner: string, bytes: Buffer): boolean {
  const { number, cipher } = latest
  if (bytes[0] !== number) return false
  try {
    cipher.open(key, boundTo(number, owner), bytes.subarray(1))
    return true
  } catch {
    return false
  }
}

import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createKeys } from './keys.ts'

const secret = 'a secret key for tests, 32 bytes long'
const keys = createKeys(secret)

/** Encrypts as earlier versions did, which stored no number of the cipher. */
function sealedBefore(owner: string, text: string, nonce = randomBytes(12)): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'vestibule/totp', 32))
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  cipher.setAAD(Buffer.from(owner))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, body, cipher.getAuthTag()])
}

describe('promise 156: what is sealed', () => {
  it('names its cipher, and only its owner opens it', () => {
    const sealed = keys.seal('totp', 'u1', 'KEY')
    expect(sealed[0]).toBe(1)
    expect(keys.open('totp', 'u1', sealed)).toBe('KEY')
    expect(keys.isLatest('totp', 'u1', sealed)).toBe(true)
    expect(() => keys.open('totp', 'u2', sealed)).toThrow('unable to authenticate')
    expect(() => keys.open('other', 'u1', sealed)).toThrow('unable to authenticate')
    for (let at = 0; at < sealed.length; at += 1) {
      const altered = Buffer.from(sealed)
      altered[at] = (altered[at] ?? 0) ^ 1
      expect(() => keys.open('totp', 'u1', altered)).toThrow('unable to authenticate')
      expect(keys.isLatest('totp', 'u1', altered)).toBe(false)
    }
  })

  it.each([
    ['any byte', Buffer.alloc(12, 7)],
    ['the number of a cipher', Buffer.concat([Buffer.of(1), randomBytes(11)])],
  ])('is still read if it has no number and begins with %s', (_, nonce) => {
    const before = sealedBefore('u1', 'KEY', nonce)
    expect(keys.open('totp', 'u1', before)).toBe('KEY')
    expect(keys.isCurrent('totp', 'u1', before)).toBe(true)
    expect(keys.isLatest('totp', 'u1', before)).toBe(false)
    expect(() => keys.open('totp', 'u2', before)).toThrow('unable to authenticate')
    const later = createKeys('another secret key, as long as that one', secret)
    expect(later.open('totp', 'u1', before)).toBe('KEY')
    expect(later.isCurrent('totp', 'u1', before)).toBe(false)
  })

  it('opens under a new number only as what was sealed under it', () => {
    const before = sealedBefore('u1', 'KEY')
    expect(() => keys.open('totp', 'u1', Buffer.concat([Buffer.of(1), before]))).toThrow(
      'unable to authenticate',
    )
  })
})

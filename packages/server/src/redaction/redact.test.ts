import { describe, expect, it } from 'vitest'
import { redact, redactWithAddresses } from './redact.ts'

describe('what is taken out of a text', () => {
  it.each([
    [
      'https://a.example/auth/signin?authcode=abc123&next=/',
      'https://a.example/auth/signin?authcode=[redacted]&next=/',
    ],
    ['{"password":"Quiet-Doorway-26!"}', '{"password":"[redacted]"}'],
    ['Cookie: sessionid=AbCdEf; a=b', 'Cookie: sessionid=[redacted]; a=b'],
    ['Authorization: Bearer abcdefgh12345678', 'Authorization: Bearer [redacted]'],
    ['jwt eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl end', 'jwt [redacted] end'],
    ['otpauth://totp/x?secret=ABC', '[redacted]'],
    ['key 3f9c1b7a5e2d48f63f9c1b7a5e2d48f6 end', 'key [redacted] end'],
  ])('%s', (text, clean) => {
    expect(redact(text)).toBe(clean)
  })

  it('leaves ordinary text alone', () => {
    const text =
      'The cohort builder shows 12 patients, but the dataset northfield-oncology-2026 has 14.'
    expect(redact(text)).toBe(text)
    expect(redactWithAddresses(text)).toBe(text)
  })

  it('takes out addresses only where nobody wrote them on purpose', () => {
    const text = 'at signIn (ada@northfield.example)'
    expect(redact(text)).toBe(text)
    expect(redactWithAddresses(text)).toBe('at signIn ([address])')
  })
})

import { describe, expect, it } from 'vitest'
import { redact } from './redact.ts'

describe('redaction', () => {
  it.each([
    ['Not found: ines.okafor@northfield.example!', 'Not found: [address]!'],
    [
      'GET https://portal.example/auth?uidb64=Mg&token=abc failed',
      'GET https://portal.example/auth failed',
    ],
    ['No screen at /auth/signin?email=ines', 'No screen at /auth/signin'],
    ['Code 123456 is wrong', 'Code [secret] is wrong'],
    ['Bearer eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9', 'Bearer [secret]'],
    ['Key GnMqkzVdHxTbLsRwPyCjFgZeQaXoUiYt', 'Key [secret]'],
  ])('takes out what is private: %s', (text, redacted) => {
    expect(redact(text)).toBe(redacted)
  })

  it.each([
    'Cannot read properties of undefined (line 42)',
    '    at Object.react_stack_bottom_frame (https://a.example/assets/first-screen-Bd7VYw1x.js:1:328353)',
    'render@https://a.example:4000/assets/app-page-9fQ2xK1m.js:12:123456',
  ])('leaves what tells where it failed: %s', (text) => {
    expect(redact(text)).toBe(text)
  })

  it.each(['a', '-', '/', '@', 'a@', '/a?', 'a.js:1', 'a-1.', 'http://'])(
    'takes no longer for each letter of a long text of %s',
    (part) => {
      const text = part.repeat(300_000 / part.length)
      const start = performance.now()
      redact(text)
      // Linear time takes well under a second. A pattern that starts over at each letter takes most of a minute.
      expect(performance.now() - start).toBeLessThan(10_000)
    },
  )
})

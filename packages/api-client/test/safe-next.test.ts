import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import file from '../safe-next-vectors.json' with { type: 'json' }
import * as contract from '../src/contract/index.ts'
import { maxNextLength, safeNext } from '../src/index.ts'

interface Vector {
  why: string
  next: string
  allowedOrigins?: string[]
  expected: string
}

const home = 'https://home.example'
const partner = 'https://partner.example'

/** Parts of addresses that could mislead one URL parser or another. */
const piece = fc.oneof(
  fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%',
    '%2f',
    '%2F',
    '%5c',
    '%09',
    '%0a',
    '%25',
    '%2e',
    '%00',
  ),
  fc.constantFrom('\t', '\n', '\r', '\0', ' ', '@', ':', '?', '#', ';', '&', '=', '[', ']', '%zz'),
  fc.constantFrom(
    'https:',
    'javascript:',
    'data:',
    'evil.example',
    home,
    partner,
    'a',
    '%32',
    '66',
  ),
  fc.constantFrom('\u2028', '\u00a0', '\ufeff', '\uff0f', '\u2215', '\ud800', '\u0085', '\u3002'),
  fc.string({ maxLength: 3, unit: 'binary' }),
)
const next = fc
  .tuple(fc.constantFrom('', '/', '/', partner), fc.array(piece, { maxLength: 12 }))
  .map(([start, pieces]) => start + pieces.join(''))
const runs = { numRuns: 5_000 }

describe('safeNext', () => {
  it.each(file.vectors as Vector[])('$next gives $expected: $why', (vector) => {
    expect(safeNext(vector.next, vector.allowedOrigins)).toBe(vector.expected)
  })

  it.each(file.long)('$repeat $times times: $why', ({ prefix, repeat, times, safe }) => {
    const long = prefix + repeat.repeat(times)
    expect(safeNext(long)).toBe(safe ? long : '/')
  })

  it.each([undefined, null, 7, {}, ['/shell'], { toString: () => '/shell' }])(
    'sends %j to the root',
    (value) => {
      expect(safeNext(value)).toBe('/')
    },
  )

  it('is one function for client and server', () => {
    expect(contract.safeNext).toBe(safeNext)
    expect(maxNextLength).toBe(8192)
  })

  it('returns what it was given or the root, and the same for its own answer', () => {
    fc.assert(
      fc.property(next, (value) => {
        const safe = safeNext(value, [partner])
        expect([value, '/']).toContain(safe)
        expect(safeNext(safe, [partner])).toBe(safe)
      }),
      runs,
    )
  })

  it('never leaves the origin', () => {
    fc.assert(
      fc.property(next, (value) => {
        const safe = safeNext(value)
        for (const page of [`${home}/`, `${home}/auth/signin/?next=x`, `${home}//odd//page`]) {
          expect(new URL(safe, page).origin).toBe(home)
        }
      }),
      runs,
    )
  })

  it('never leaves the origin when someone decodes or resolves it again', () => {
    fc.assert(
      fc.property(next, (value) => {
        let again = safeNext(value).replace(/[?#].*$/s, '')
        for (let layer = 0; layer < 6; layer++) {
          expect(new URL(again, home).origin).toBe(home)
          expect(new URL(new URL(again, home).pathname, home).origin).toBe(home)
          again = again.replace(/%[0-7][0-9a-f]/gi, (code) => decodeURIComponent(code))
        }
      }),
      runs,
    )
  })

  it('leaves only to an origin of the list', () => {
    fc.assert(
      fc.property(next, (value) => {
        expect([home, partner]).toContain(new URL(safeNext(value, [partner]), home).origin)
      }),
      runs,
    )
  })

  it('carries no control character into a header', () => {
    fc.assert(
      fc.property(next, (value) => {
        let again = safeNext(value, [partner])
        for (let layer = 0; layer < 6; layer++) {
          // eslint-disable-next-line no-control-regex -- control characters are what must not come through
          expect(again).not.toMatch(/[\0-\x1f\x7f-\x9f]/)
          again = again.replace(/%[0-7][0-9a-f]/gi, (code) => decodeURIComponent(code))
        }
      }),
      runs,
    )
  })

  it('keeps every ordinary path', () => {
    const word = fc.stringMatching(/^[\w.~!$&'()*+,;=:@ éß日-]{1,12}$/)
    const path = fc.tuple(
      fc.array(word, { maxLength: 5 }),
      fc.option(fc.webQueryParameters(), { nil: undefined }),
    )
    fc.assert(
      fc.property(path, ([segments, query]) => {
        const value = `/${segments.join('/')}${query === undefined ? '' : `?${query}`}`
        fc.pre(!/%[01][0-9a-f]|%7f|%25|%c2%[89]/i.test(value))
        expect(safeNext(value)).toBe(value)
      }),
      runs,
    )
  })
})

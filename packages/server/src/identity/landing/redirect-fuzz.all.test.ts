import { nextAfterSignIn } from '@vestibule/api-client/contract'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demo, demoPassword, paths } from '../../testing/sign-in-steps.ts'
import { signIn, startTestServer, type TestBrowser, type TestServer } from '../../testing/index.ts'

const partner = 'https://partner.example'
const allowed = [partner]

/** Pieces from which to build addresses that could mislead a URL parser. */
const piece = fc.oneof(
  fc.constantFrom(...'/ \\ . : @ ? # ; % & = [ ]'.split(' '), ' ', '\t', '\n', '\r'),
  fc.constantFrom(
    '//',
    '/\\',
    '..',
    '/.',
    '%2f',
    '%5C',
    '%09',
    '%0a',
    '%252f',
    '%2e',
    '%00',
    '%zz',
  ),
  fc.constantFrom('https:', 'http:/', 'javascript:', 'data:', 'e.example', 'partner.example', 'a'),
  fc.constantFrom('\u00a0', '\ufeff', '\uff0f', '\u2215', '\u2028', '\u0085', '\u3002', '\u00e9'),
  fc.string({ maxLength: 3, unit: 'binary' }),
)
const next = fc
  .tuple(
    fc.constantFrom('', '/', '/', '//', '/\t/', '\\', 'https:', partner, `${partner}@`),
    fc.array(piece, { maxLength: 8 }),
  )
  .map(([start, pieces]) => start + pieces.join(''))

describe('promise 5: a hundred thousand addresses', () => {
  let server: TestServer
  let ada: TestBrowser
  beforeAll(async () => {
    server = await startTestServer({ settings: { allowedRedirectOrigins: allowed } })
    ada = await signIn(server, demo.password, demoPassword)
  })
  afterAll(() => server.close())

  /**
   * The origin that a browser would open if the sign-in page led to this address; null if no URL can be read from it.
   */
  const originOf = (address: string) => {
    const page = `${server.origin}/auth/signin?next=x`
    return URL.canParse(address, page) ? new URL(address, page).origin : null
  }

  it('are answered by the server as they are decided', async () => {
    await fc.assert(
      fc.asyncProperty(next, async (value) => {
        const answer = await ada.post(paths.redirect, { next: value })
        const isStorable = !value.includes('\0') && value.isWellFormed()
        const decided = isStorable ? { redirect_url: nextAfterSignIn(value, allowed) } : undefined
        expect([value, answer.data]).toEqual([value, decided])
      }),
      { numRuns: 300 },
    )
  })

  // Keep this test last: it blocks this process, in which the server runs too, until idle connections are closed, and a
  // later test that used one of them would fail.
  it('lead, as decided here and read by the parser of browsers, nowhere but here and to whom we allow', () => {
    const own = new Set([server.origin, partner])
    let leadingAway = 0
    fc.assert(
      fc.property(next, (value) => {
        if (!own.has(originOf(value) ?? '')) leadingAway += 1
        return own.has(originOf(nextAfterSignIn(value, allowed)) ?? '')
      }),
      { numRuns: 100_000 },
    )
    // Enough of the random addresses must lead away, or the test would prove nothing.
    expect(leadingAway).toBeGreaterThan(10_000)
  })
})

import { calls, nextAfterSignIn, type Call } from '@vestibule/api-client/contract'
import file from '@vestibule/api-client/safe-next-vectors.json' with { type: 'json' }
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nextCalls, type NextCall } from '../../testing/next-calls.ts'
import { demo, demoPassword, paths } from '../../testing/sign-in-steps.ts'
import { signIn, startTestServer, testBrowser, type TestServer } from '../../testing/index.ts'

interface Vector {
  readonly next: string
  readonly allowedOrigins?: readonly string[]
  readonly expected: string
}
const vectors = file.vectors as Vector[]

/** These calls put `next` into the link of a mail, not into their answer. */
const mailing = new Set(['requestReset', 'validateSecurityAnswer'])

/** PostgreSQL cannot store a NUL character or half of a surrogate pair, so a body that contains one is refused. */
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed()
/** The address as URL parsers write it, so that plain and percent-encoded spellings compare equal. */
const resolved = (address: string | null) =>
  address === null ? null : new URL(address, 'https://home.example').href

const elsewhere = [
  '//e.example',
  '/\\e.example',
  'https:e.example',
  'https:/e.example',
  'https://e.example/',
  '/%09/e.example',
  '/\t/e.example',
  '/%2f%2fe.example',
  '/%2Fe.example',
  '/%5ce.example',
  '/%252f%252fe.example',
  '@e.example',
  '.e.example',
  ' //e.example',
  '\\\\e.example',
]
const scripts = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  '/%0ajavascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://e.example/1',
]
const malformed = [
  '',
  '?',
  '#',
  '%',
  'http://[',
  '/\r\nSet-Cookie: x=1',
  '/%0d%0aSet-Cookie:%20x=1',
  `/${'a'.repeat(8192)}`,
  `/${'%25'.repeat(2731)}`,
  `/${'%'.repeat(100_000)}`,
  `${'/'.repeat(8000)}e.example`,
]

describe('calls that are told where to go next', () => {
  let server: TestServer
  let asked: NextCall[]
  beforeAll(async () => {
    server = await startTestServer({ db: 'postgres' })
    asked = await nextCalls(server)
  })
  afterAll(() => server.close())

  const decisions = async (next: string) => {
    const made: (readonly [string, string | null])[] = []
    for (const { call, when, decide } of asked) made.push([`${call} ${when}`, await decide(next)])
    return Object.fromEntries(made)
  }
  const everywhere = (target: string) =>
    Object.fromEntries(asked.map(({ call, when }) => [`${call} ${when}`, target]))

  it('are all here', () => {
    const taking = Object.entries(calls as Record<string, Call>)
      .filter(([, { body }]) => /"next(_path)?"/.test(JSON.stringify(body ?? {})))
      .map(([name]) => name)
      .filter((name) => !mailing.has(name))
    expect(taking).toContain('startLogin')
    expect(new Set(asked.map(({ call }) => call))).toEqual(new Set(taking))
  })

  it('lead there where it is a path of this origin', async () => {
    expect(await decisions('/dv/a/?page=2#top')).toEqual(everywhere('/dv/a/?page=2#top'))
  })

  it.each(elsewhere)('promise 1: %j stays on this origin', async (next) => {
    expect(await decisions(next)).toEqual(everywhere('/'))
  })

  it.each(scripts)('promise 2: %j is no address to go to', async (next) => {
    expect(await decisions(next)).toEqual(everywhere('/'))
  })

  it.each(malformed.map((next) => [next.slice(0, 40), next.length, next] as const))(
    'promise 3: %j… of %i characters leads to the root',
    async (_start, _length, next) => {
      expect(await decisions(next)).toEqual(everywhere('/'))
    },
  )

  it('promise 3: where none is told, or it cannot be told, it is the root', async () => {
    const ada = await signIn(server, demo.password, demoPassword)
    expect((await ada.post(paths.redirect, {})).data).toEqual({ redirect_url: '/' })
    for (const next of [null, 7, {}, ['/dv/a/']]) {
      expect((await ada.post(paths.redirect, { next })).code).toBe('validation_failed')
    }
    const form = new URLSearchParams({ username: demo.password, password: demoPassword })
    form.set('next', '/dv/a/')
    const visitor = await testBrowser(server)
    expect((await visitor.post(paths.login, form)).data).toEqual({ redirect_url: '/' })
  })
})

const isPlain = ({ call, when }: NextCall) => call === 'startLogin' || when === 'signed in'

describe.each(
  Object.entries(Object.groupBy(vectors, (vector) => JSON.stringify(vector.allowedOrigins ?? []))),
)('the cases of the client, where %s may be led to', { tags: 'all' }, (origins, cases = []) => {
  it('promise 1: are decided by every call as by the client', async () => {
    const allowedRedirectOrigins = JSON.parse(origins) as string[]
    const server = await startTestServer({ db: 'postgres', settings: { allowedRedirectOrigins } })
    try {
      const all = await nextCalls(server)
      // The tests above have made every call on a server without allowed origins. For such a server two calls are
      // enough here: one before the sign-in and one within a session.
      const asked = allowedRedirectOrigins.length > 0 ? all : all.filter(isPlain)
      expect(asked.length).toBeGreaterThan(1)
      for (const { call, when, decide } of asked) {
        for (const { next, expected } of cases) {
          const after = nextAfterSignIn(expected, allowedRedirectOrigins)
          const target = isStorable(next) ? after : null
          const decided = resolved(await decide(next))
          expect([call, when, next, decided]).toEqual([call, when, next, resolved(target)])
        }
      }
    } finally {
      await server.close()
    }
  })
})

describe("an account's own place to sign in", () => {
  const placeOf = async (redirect_url: string, allowedRedirectOrigins: readonly string[] = []) => {
    const server = await startTestServer({ db: 'postgres', settings: { allowedRedirectOrigins } })
    try {
      const user = {
        email: 'away@northfield.example',
        first_name: 'Ava',
        last_name: 'Way',
        organization: 'northfield',
        sign_in_method: 'password_and_email_otp' as const,
        password: demoPassword,
        redirect_url,
      }
      await server.import({ users: [user] })
      const visitor = await testBrowser(server)
      const answer = await visitor.post(paths.start, { user_email: user.email })
      return (answer.data as { redirect_url: string | null }).redirect_url
    } finally {
      await server.close()
    }
  }

  it.each([
    'https://sso.e.example/in',
    '//sso.e.example/in',
    'javascript:alert(1)',
    'https://partner.example.e.example/',
    'https://partner.example@e.example/',
  ])('promise 4: is not named where it is %s, which nobody has allowed', async (place) => {
    expect(await placeOf(place, ['https://partner.example'])).toBeNull()
  })

  it('promise 4: is named where its origin is allowed, or ours', async () => {
    const place = 'https://partner.example/in?tenant=1'
    expect(await placeOf(place)).toBeNull()
    expect(await placeOf(place, ['https://partner.example'])).toBe(place)
    expect(await placeOf('/sso/northfield')).toBe('/sso/northfield')
  })
})

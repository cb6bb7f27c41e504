import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask, pageHeaders, signedInVisitor, visitor } from '../../testing/gate-calls.ts'
import { startTestServer, type TestBrowser, type TestServer } from '../../testing/index.ts'
import { demo, paths } from '../../testing/sign-in-steps.ts'

const own = 'https://survival.platform.example'
const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': new URL(own).host }
const question = '/auth_api/v1/gate/survival/session/'
const ownQuestion = '/.vestibule/session/'
const script = 'let vestibule'

let server: TestServer
let folder: string
let ada: TestBrowser
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vestibule-script-'))
  mkdirSync(join(folder, 'session'))
  writeFileSync(join(folder, 'session', 'session.js'), script)
  server = await startTestServer({ settings: { trustedProxyHops: 1 }, publicFolder: folder })
  const resource = { url: 'survival', gate: { origin: own } }
  await server.import({
    resources: [
      { to: ['northfield', 'vestibule'], resourcetype: 'AppResource', resource } as never,
    ],
  })
  ada = await signedInVisitor(server.origin, demo.password)
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const sessionIn = ({ text }: { text: string }) =>
  (JSON.parse(text) as { result: { data: unknown } }).result.data
const nobody = { user: null, acting_for: null, ends_at: null }
const locationOf = ({ headers }: { headers: Headers }) => headers.get('location') ?? ''

/**
 * Opens the app on its own origin in a new browser, which signs it in there by the session that `on` has on the
 * platform. Resolves to the new browser.
 */
async function letIn(on: TestBrowser): Promise<TestBrowser> {
  const there = await visitor(server.origin)
  there.cookies.clear()
  const begun = await there.get('/.vestibule/enter?to=%2F', { ...pageHeaders, ...forwarded })
  const ticket = await on.get(locationOf(begun).slice(server.origin.length), pageHeaders)
  const entered = new URL(locationOf(ticket))
  await there.get(entered.pathname + entered.search, { ...pageHeaders, ...forwarded })
  return there
}

it('on the platform the session answers, for a visitor too, and no cache keeps it', async () => {
  const answer = await ada.get(question)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(sessionIn(answer)).toEqual({
    user: { id: expect.any(String) as string, name: 'Ada Lindqvist' },
    acting_for: null,
    ends_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
  })
  const stranger = await (await visitor(server.origin)).get(question)
  expect([stranger.status, sessionIn(stranger)]).toEqual([200, nobody])
})

it('on an app’s own origin the gate’s session answers, and ends with the platform’s', async () => {
  const leaving = await signedInVisitor(server.origin, demo.password)
  const there = await letIn(leaving)
  const at = async (browser: TestBrowser) => sessionIn(await browser.get(ownQuestion, forwarded))
  expect(await at(there)).toEqual(sessionIn(await leaving.get(question)))
  // Ada has only the platform's cookie, which signs nobody in on the app's origin. The address exists only on the
  // origins of apps: not on the platform's, nor on other hosts.
  expect(await at(ada)).toEqual(nobody)
  expect((await there.get(ownQuestion)).status).toBe(404)
  const elsewhere = { ...forwarded, 'x-forwarded-host': 'other.example' }
  expect((await there.get(ownQuestion, elsewhere)).status).toBe(404)
  await leaving.post(paths.logout)
  expect(await at(there)).toEqual(nobody)
})

it('says for which customer staff act', async () => {
  const staff = await signedInVisitor(server.origin, demo.staff)
  const customers = '/auth_api/v1/accounts/impersonate/organizations/'
  await staff.post(customers, { organization_id: 'calder', next: '/' })
  expect(sessionIn(await staff.get(question))).toMatchObject({
    acting_for: { id: 'calder', name: expect.any(String) as string },
  })
})

it('names the language of the reader', async () => {
  const languageOf = async (browser: TestBrowser, accept: string) =>
    (await browser.get(question, { 'accept-language': accept })).headers.get('content-language')
  expect(await languageOf(await visitor(server.origin), 'ar')).toBe('ar')
  const reader = await signedInVisitor(server.origin, demo.password)
  await reader.patch('/auth_api/v1/users/me/', { language: 'fr' })
  expect(await languageOf(reader, 'ar')).toBe('fr')
})

it('promise 150: asking prolongs no session, is no activity, and opens nothing', async () => {
  const there = await letIn(ada)
  const facts = async () => ({
    sessions: await server.query(
      'select id_hash, expires_at, last_seen_at from sessions order by 1',
    ),
    events: await server.query('select count(*) from audit_events'),
    gates: await server.query('select * from gate_sessions order by 1'),
  })
  const before = await facts()
  server.clock.advance(1800)
  for (let count = 0; count < 3; count += 1) {
    const answers = [await ada.get(question), await there.get(ownQuestion, forwarded)]
    for (const answer of answers) {
      expect(sessionIn(answer)).toMatchObject({ user: { name: 'Ada Lindqvist' } })
      expect(answer.headers.getSetCookie()).toEqual([])
    }
  }
  expect(await facts()).toEqual(before)
})

it('who signs in again before the end sees the sign-in page, and comes back to the app’s origin', async () => {
  const there = await letIn(ada)
  const again = '/.vestibule/enter?again=1&to=%2F.vestibule%2Fsigned-in'
  const begun = new URL(locationOf(await there.get(again, { ...pageHeaders, ...forwarded })))
  expect(begun.origin + begun.pathname).toBe(`${server.origin}/auth/signin`)
  const back = await ada.get(begun.searchParams.get('next') ?? '', pageHeaders)
  const entered = new URL(locationOf(back))
  expect(entered.origin).toBe(own)
  const last = await there.get(entered.pathname + entered.search, { ...pageHeaders, ...forwarded })
  expect(locationOf(last)).toBe('/.vestibule/signed-in')
  expect((await ask(there, 'survival', `${own}/`)).status).toBe(204)
  const page = await there.get('/.vestibule/signed-in', {
    ...pageHeaders,
    ...forwarded,
    'accept-language': 'de',
  })
  expect(page.text).toContain('Sie können diesen Tab schließen')
  expect(page.text).toContain('<script src="/.vestibule/session.js" defer>')
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
})

it('the script is the same under its name and its hash; only the hash is kept', async () => {
  for (const headers of [{}, forwarded]) {
    const named = await ada.get('/.vestibule/session.js', headers)
    const etag = named.headers.get('etag') ?? ''
    expect([named.status, named.text, named.headers.get('cache-control')]).toEqual([
      200,
      script,
      'no-cache',
    ])
    expect(named.headers.get('content-type')).toContain('javascript')
    const hashed = await ada.get(`/.vestibule/session.${etag.replaceAll('"', '')}.js`, headers)
    expect([hashed.text, hashed.headers.get('cache-control')]).toEqual([
      script,
      'public, max-age=31536000, immutable',
    ])
    // If a page comes from a server of another version, its script tag names another hash. It gets the script of this
    // server, which caches must revalidate.
    const other = await ada.get('/.vestibule/session.another.js', headers)
    expect([other.text, other.headers.get('cache-control')]).toEqual([script, 'no-cache'])
    const known = await ada.get('/.vestibule/session.js', { ...headers, 'if-none-match': etag })
    expect(known.status).toBe(304)
  }
  expect((await ada.get('/.vestibule/other.js')).status).toBe(404)
})

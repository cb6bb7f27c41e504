import { pino } from 'pino'
import { afterEach, expect, it } from 'vitest'
import { apiTokens } from '../../platform/db/schema/accounts.ts'
import { writeExport } from '../../import/export-content.ts'
import { sweep } from '../../operations/housekeeping.ts'
import { databases } from '../../testing/databases.ts'
import { demo, demoPassword, login, paths } from '../../testing/sign-in-steps.ts'
import { signIn, startTestServer, testBrowser, type TestServer } from '../../testing/index.ts'
import type { TestBrowser } from '../../testing/index.ts'

const send = (browser: TestBrowser, apitoken: string) =>
  browser.post('/auth_api/v1/accounts/login/apitoken/', { apitoken })

let server: TestServer
afterEach(() => server.close())

it('a token signs in its owner and is stored as a hash', async () => {
  server = await startTestServer()
  const browser = await testBrowser(server)
  const before = browser.cookies.get('sessionid')
  expect((await send(browser, 'demo-token-3f9c1b7a5e2d48f6')).data).toEqual({ redirect_url: '/' })
  expect(browser.cookies.get('sessionid')).not.toBe(before)
  expect((await browser.get(paths.me)).data).toMatchObject({ email: demo.apiToken })
  const [stored] = await server.store.db.select().from(apiTokens)
  expect(Buffer.from(stored?.tokenHash ?? '').toString()).not.toContain('demo-token')
  expect(stored?.lastUsedAt).toEqual(server.clock.now())
})

it('makes no browser one that its owner has signed in from, with tries of its own', async () => {
  server = await startTestServer()
  const attacker = await signIn(server, demo.password, demoPassword)
  expect((await send(attacker, 'demo-token-3f9c1b7a5e2d48f6')).status).toBe(200)
  expect((await attacker.get(paths.me)).data).toMatchObject({ email: demo.apiToken })
  const fresh = await testBrowser(server)
  await send(fresh, 'demo-token-3f9c1b7a5e2d48f6')
  expect(fresh.cookies.has('browserid')).toBe(false)
  const stranger = await testBrowser(server)
  for (let n = 0; n < 20; n += 1) await login(stranger, demo.apiToken, `Wrong-Password-${n}!`)
  // A browser in which only the API token was used does not count as one in which the account has signed in. It shares
  // the wrong tries of all strangers, which `stranger` has used up.
  for (const browser of [stranger, attacker, fresh]) {
    expect((await login(browser, demo.apiToken, 'Wrong-Password-1!')).code).toBe('rate_limited')
  }
})

const robin = {
  email: demo.apiToken,
  first_name: 'Robin',
  last_name: 'Hale',
  organization: 'vestibule',
  sign_in_method: 'password' as const,
}
const script = 'script-51ad7e09c4f8b62d3e7a'
const once = 'once-8c1f5d3b9e7a2406b3d8'

it.each(databases)('ends at its time, or after one use (%s)', async (db) => {
  server = await startTestServer({ db })
  const expires_at = '2026-03-03T09:00:00Z'
  const api_tokens = [
    'demo-token-3f9c1b7a5e2d48f6',
    { name: 'Nightly report', token: script, expires_at },
    { name: 'Kiosk', token: once, use: 'once' as const },
  ]
  await server.import({ users: [{ ...robin, api_tokens }] })
  const use = async (token: string) => (await send(await testBrowser(server), token)).status
  const raced = await Promise.all(Array.from({ length: 8 }, () => use(once)))
  expect(raced.toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(7).fill(401)])
  expect([await use(script), await use(script)]).toEqual([200, 200])
  server.clock.advance(86_399)
  expect(await use(script)).toBe(200)
  server.clock.advance(1)
  expect(await use(script)).toBe(401)
  // Importing the file again neither prolongs nor revives a token.
  await server.import({ users: [{ ...robin, api_tokens }] })
  expect([await use(script), await use(once)]).toEqual([401, 401])
  server.clock.advance(88 * 86_400)
  expect(await use('demo-token-3f9c1b7a5e2d48f6')).toBe(200)
  server.clock.advance(86_400)
  expect(await use('demo-token-3f9c1b7a5e2d48f6')).toBe(401)
})

it('comes with an export, and opens what it did where that is imported', async () => {
  server = await startTestServer()
  const token = { name: 'Nightly report', token: script, use: 'many' as const }
  await server.import({ users: [{ ...robin, api_tokens: [token] }] })
  let content = ''
  await writeExport(server.store.db, async (text) => void (content += text))
  expect(content).not.toContain(script)
  const other = await startTestServer({ importFile: JSON.parse(content) as never })
  try {
    expect((await send(await testBrowser(other), script)).status).toBe(200)
  } finally {
    await other.close()
  }
})

it('is swept a year after its end', async () => {
  server = await startTestServer()
  const log = pino({ level: 'silent' })
  server.clock.advance((90 + 364) * 86_400)
  expect(await sweep({ ...server.store, clock: server.clock, log })).not.toHaveProperty(
    'api_tokens',
  )
  server.clock.advance(2 * 86_400)
  expect(await sweep({ ...server.store, clock: server.clock, log })).toMatchObject({
    api_tokens: 1,
  })
})

it('names its owner before it is used, signs nobody in by that, and is not spent', async () => {
  server = await startTestServer()
  const api_tokens = [{ name: 'Kiosk', token: once, use: 'once' as const }]
  await server.import({ users: [{ ...robin, api_tokens }] })
  const browser = await testBrowser(server)
  const ask = (apitoken: string) =>
    browser.post('/auth_api/v1/accounts/login/apitoken/owner/', { apitoken })
  const owner = { email: demo.apiToken, first_name: 'Robin', last_name: 'Hale' }
  expect((await ask(once)).data).toEqual(owner)
  expect((await browser.get(paths.me)).code).toBe('not_authenticated')
  const [stored] = await server.store.db.select().from(apiTokens)
  expect(stored?.lastUsedAt).toBeNull()
  expect((await send(browser, once)).status).toBe(200)
  // A token that is used up is answered like a wrong one.
  const spent = await ask(once)
  const wrong = await ask('wrong')
  expect([spent.status, spent.code]).toEqual([401, 'token_invalid'])
  expect([wrong.status, wrong.code, wrong.envelope.message]).toEqual([
    spent.status,
    spent.code,
    spent.envelope.message,
  ])
  // Each wrong token counts as a wrong guess, as at sign-in.
  for (let n = 2; n < 30; n++) await ask(`wrong-${n}`)
  expect((await send(browser, 'wrong')).code).toBe('rate_limited')
})

it('names nobody in a restricted environment, and nobody who is disabled', async () => {
  server = await startTestServer()
  const ask = async () =>
    (await testBrowser(server)).post('/auth_api/v1/accounts/login/apitoken/owner/', {
      apitoken: 'demo-token-3f9c1b7a5e2d48f6',
    })
  await server.query(`update users set disabled_at = now() where email = '${demo.apiToken}'`)
  expect((await ask()).code).toBe('token_invalid')
  await server.close()
  server = await startTestServer({ settings: { isFederated: true, envType: 'restricted' } })
  expect((await ask()).code).toBe('forbidden')
})

it('opens nothing in a restricted environment', async () => {
  server = await startTestServer({ settings: { isFederated: true, envType: 'restricted' } })
  const answer = await send(await testBrowser(server), 'demo-token-3f9c1b7a5e2d48f6')
  expect([answer.status, answer.code]).toEqual([403, 'forbidden'])
})

it('a wrong token is refused, and cannot be found by trying', async () => {
  server = await startTestServer()
  const browser = await testBrowser(server)
  const wrong = await send(browser, 'wrong')
  expect([wrong.status, wrong.code]).toEqual([401, 'token_invalid'])
  for (let n = 1; n < 30; n++) await send(browser, `wrong-${n}`)
  expect((await send(browser, 'demo-token-3f9c1b7a5e2d48f6')).code).toBe('rate_limited')
  server.clock.advance(901)
  expect((await send(browser, 'demo-token-3f9c1b7a5e2d48f6')).status).toBe(200)
})

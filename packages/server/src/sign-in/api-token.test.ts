import { afterEach, expect, it } from 'vitest'
import { apiTokens } from '../db/schema/accounts.ts'
import { demo, paths } from '../testing/sign-in-steps.ts'
import { startTestServer, testBrowser, type TestServer } from '../testing/index.ts'
import type { TestBrowser } from '../testing/index.ts'

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

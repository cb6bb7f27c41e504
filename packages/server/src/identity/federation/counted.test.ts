import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { adminWorld } from '../../testing/admin-steps.ts'
import {
  acmeSignIn,
  answerFor,
  beginPath,
  callbackPath,
  clientOf,
  comeBack,
  signInThere,
} from '../../testing/federation-steps.ts'
import { signIn, startTestServer, testBrowser, type TestServer } from '../../testing/index.ts'
import { demoPassword } from '../../testing/sign-in-steps.ts'
import { clientSecret, startTestProvider, type TestProvider } from '../../testing/test-provider.ts'

let server: TestServer
let provider: TestProvider
let before: Record<string, number>
beforeAll(async () => {
  provider = await startTestProvider([
    { id: 'a-1', email: 'amy@acme.example' },
    { id: 'f-1', email: 'oli@other.example' },
  ])
  server = await startTestServer({
    importFile: { ...adminWorld, ...acmeSignIn(provider.issuer) },
    env: { ACME_SECRET: clientSecret },
    clock: 'system',
  })
  await provider.serve(clientOf(server))
})
afterAll(async () => {
  await server.close()
  await provider.close()
})

/** Sign-ins with an organisation so far, by outcome. */
async function counts(): Promise<Record<string, number>> {
  const { text } = await (await testBrowser(server)).get('/metrics')
  const lines = text.matchAll(/sign_ins_total\{factor="organization",outcome="(\w+)"\} (\d+)/g)
  return Object.fromEntries([...lines].map(([, outcome = '', count]) => [outcome, Number(count)]))
}
const added = async () =>
  Object.fromEntries(
    Object.entries(await counts())
      .map(([outcome, count]) => [outcome, count - (before[outcome] ?? 0)] as const)
      .filter(([, count]) => count > 0),
  )
beforeEach(async () => {
  before = await counts()
})

it('a sign-in with an organisation counts once, by how it ended', async () => {
  await signInThere(server, provider, 'a-1')
  expect(await added()).toEqual({ accepted: 1 })
  await signInThere(server, provider, 'f-1')
  const browser = await testBrowser(server)
  await comeBack(browser, `${callbackPath}?state=x&code=y`)
  expect(await added()).toEqual({ accepted: 1, refused: 2 })
  const back = await answerFor(browser, provider, 'a-1')
  for (const [name, value] of (await signIn(server, 'oli@other.example', demoPassword)).cookies)
    browser.cookies.set(name, value)
  expect((await browser.get(back)).text).toContain('You are signed in as oli@other.example')
  expect(await added()).toEqual({ accepted: 1, refused: 2, pending: 1 })
  const unread = await testBrowser(server)
  const answer = await answerFor(unread, provider, 'a-1')
  await server.query('alter table external_identities rename to gone')
  try {
    expect((await comeBack(unread, answer)).to).toBe('/auth/signin?error=sso_unavailable')
  } finally {
    await server.query('alter table gone rename to external_identities')
  }
  expect(await added()).toEqual({ accepted: 1, refused: 2, pending: 1, failed: 1 })
})

it('too many sign-ins are answered with a page', async () => {
  const browser = await testBrowser(server)
  await browser.get(beginPath)
  await server.query(
    `update rate_limits set hits = array_fill(hits[1], array[600]) where key like 'sign-in-address:%'`,
  )
  const page = await browser.get(beginPath)
  expect([page.status, page.headers.get('content-type')]).toEqual([429, 'text/html; charset=UTF-8'])
  expect(page.text).toContain('This does not work at the moment')
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0)
})

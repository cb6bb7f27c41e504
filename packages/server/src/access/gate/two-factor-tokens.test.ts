import { afterEach, expect, it } from 'vitest'
import { adminWorld, addressIn } from '../../testing/admin-steps.ts'
import { setUpAuthenticator } from '../../testing/factor-steps.ts'
import { signIn, startTestServer, testBrowser, type TestServer } from '../../testing/index.ts'
import { demoPassword, paths } from '../../testing/sign-in-steps.ts'
import { askByToken, makeToken, tokensPath } from '../../testing/token-steps.ts'

let server: TestServer
afterEach(() => server.close())

const amy = addressIn('amy')
const must = (two_factors: boolean) =>
  server.import({ organizations: [{ id: 'acme', name: 'Acme', is_internal: false, two_factors }] })
const start = async () => {
  server = await startTestServer({ importFile: adminWorld, settings: { trustedProxyHops: 1 } })
}
const status = async (token: string) => {
  const answer = await askByToken(server, token, 'one', `${server.origin}/one/`)
  return [answer.status, answer.code]
}

it('promise 159: a token made with one factor is refused while two are a must', async () => {
  await start()
  const browser = await signIn(server, amy, demoPassword)
  const { token } = await makeToken(browser, { app: 'one' })
  expect(await status(token)).toEqual([204, null])
  await must(true)
  expect(await status(token)).toEqual([403, 'two_factors_required'])
  const again = await browser.post(tokensPath, { name: 'Notebook', days: 30, app: 'one' })
  expect(again.code).toBe('two_factors_required')
  await must(false)
  expect(await status(token)).toEqual([204, null])
})

it('promise 159: a token made with two factors goes on', async () => {
  await start()
  await must(true)
  const browser = await signIn(server, amy, demoPassword)
  await setUpAuthenticator(server, browser, amy)
  const { token } = await makeToken(browser, { app: 'one' })
  expect(await status(token)).toEqual([204, null])
})

it('promise 159: an API token of the import opens no session of who must have two', async () => {
  await start()
  const token = 'a-token-of-amy-with-enough-characters'
  await server.query(
    `insert into api_tokens (token_hash, user_id, use, created_at, expires_at)
     values (sha256('${token}'), 'amy', 'many', now(), '2099-01-01')`,
  )
  const byToken = async () => {
    const browser = await testBrowser(server)
    const answer = await browser.post(
      '/auth_api/v1/accounts/login/apitoken/',
      new URLSearchParams({ apitoken: token }),
    )
    return [answer.status, answer.code, (await browser.get(paths.authenticated)).status]
  }
  expect(await byToken()).toEqual([200, null, 200])
  await must(true)
  expect(await byToken()).toEqual([403, 'two_factors_required', 401])
})

it('promise 159: a browser signed in by a device code counts as the session that approved it', async () => {
  await start()
  const api = '/auth_api/v1/accounts/login/code'
  let n = 0
  const byDeviceCode = async () => {
    const code = `K7Q2M${(n += 1)}`
    server.clock.advance(31)
    const device = await testBrowser(server)
    await device.post(`${api}/register/`, { code })
    const decided = await owner.post(`${api}/approve/`, { code, decision: 'approve' })
    await device.post(`${api}/authenticate/`, { code, next_path: '/' })
    const answer = await device.get(paths.authenticated)
    return [decided.code, answer.code]
  }
  const owner = await signIn(server, amy, demoPassword)
  expect(await byDeviceCode()).toEqual([null, null])
  await must(true)
  expect(await byDeviceCode()).toEqual(['two_factors_required', 'not_authenticated'])
  await setUpAuthenticator(server, owner, amy)
  expect(await byDeviceCode()).toEqual([null, null])
})

import { afterEach, expect, it } from 'vitest'
import { startTestServer, testBrowser, type TestServer } from '../../testing/index.ts'
import { demo, requestCode, verifyCode } from '../../testing/sign-in-steps.ts'

let server: TestServer
afterEach(() => server.close())

async function seenBy(email: string) {
  const browser = await testBrowser(server)
  await verifyCode(browser, email, await requestCode(server, browser, email))
  const setup = await browser.get('/auth_api/v1/accounts/login/totp/generate_qr_code/')
  const [mail] = await server.outbox(email)
  return { mail, entry: new URL((setup.data as { url: string }).url) }
}

it('names the platform in authenticators, and in head and foot of mails', async () => {
  const env = { PLATFORM_NAME: 'Northfield <Test> & $& more: two' }
  server = await startTestServer({ db: 'postgres', env })
  const { mail, entry } = await seenBy(demo.authenticatorToSetUp)
  const issuer = 'Northfield <Test> & $& more  two'
  expect(entry.searchParams.get('issuer')).toBe(issuer)
  expect(decodeURIComponent(entry.pathname)).toContain(`${issuer}:${demo.authenticatorToSetUp}`)
  expect(mail?.html.match(/Northfield &lt;Test&gt; &amp; \$&amp; more: two/g)).toHaveLength(2)
  expect(mail?.text).toMatch(/\n-- \n.+\nNorthfield <Test> & \$& more: two\n$/)
  expect(mail?.html).not.toContain('Vestibule')
})

it('is called Vestibule without a name', async () => {
  server = await startTestServer({ db: 'postgres' })
  const { mail, entry } = await seenBy(demo.authenticatorToSetUp)
  expect(entry.searchParams.get('issuer')).toBe('Vestibule')
  expect(mail?.html.match(/Vestibule/g)).toHaveLength(2)
  expect(mail?.text).toMatch(/\nVestibule\n$/)
})

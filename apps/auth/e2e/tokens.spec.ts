import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expectGoodLooks } from '../../../tools/e2e/accessibility.ts'
import { expect, test } from '../../../tools/e2e/fixtures.ts'
import { accounts } from './accounts.ts'

const { ada } = accounts
let upstream: Server
/** The `Authorization` headers of the requests that the platform has passed on to `upstream`, the app behind it. */
const got: (string | undefined)[] = []

test.beforeAll(async () => {
  upstream = createServer((request, response) => {
    got.push(request.headers.authorization)
    response.end(`hello ${String(request.headers['remote-email'])}`)
  })
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve))
})
test.afterAll(() => upstream.close())

test(
  'a token is made, opens its app for a program, and is refused once it is ended',
  { tag: '@journey' },
  async ({ page, app }) => {
    const { port } = upstream.address() as AddressInfo
    await app.server.import({
      resources: [
        {
          to: ['northfield'],
          resourcetype: 'AppResource',
          resource: {
            url: 'cohort-api',
            display_name: 'Cohort API',
            mount: { kind: 'page' },
            serve: { upstream: `http://127.0.0.1:${port}` },
          },
        },
      ] as never,
    })
    await app.signIn(page, ada)
    await page.goto('/auth/account/tokens')
    await app.server.query("update sessions set proven_at = now() - interval '16 minutes'")
    await page.getByRole('button', { name: 'Make a token' }).click()
    await page.getByLabel('Name').fill('Notebook')
    await page.getByLabel('App', { exact: true }).selectOption('Cohort API')
    await page.getByRole('button', { name: 'Make token' }).click()
    const proof = page.getByRole('dialog', { name: 'Confirm that it is you' })
    await proof.getByRole('textbox', { name: 'Password' }).fill(ada.password)
    await page.keyboard.press('Enter')
    const made = page.getByRole('group', { name: 'Your new token' })
    await expect(made).toBeVisible()
    await expectGoodLooks(page)
    const token = (await made.locator('code').first().textContent()) ?? ''
    expect(token).toMatch(/^vst_\w{49}$/)
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByText(token)).toHaveCount(0)

    const send = async () => {
      const headers = { authorization: `Bearer ${token}` }
      const answer = await fetch(`${app.origin}/cohort-api/`, { headers, redirect: 'manual' })
      return [answer.status, await answer.text()]
    }
    expect(await send()).toEqual([200, `hello ${ada.email}`])
    expect(got).toEqual([undefined])

    await page.getByRole('button', { name: 'End Notebook' }).click()
    await page.getByRole('button', { name: 'End token' }).click()
    await expect(page.getByText('You have no token yet.')).toBeVisible()
    expect((await send())[0]).toBe(401)
    expect(got).toHaveLength(1)
  },
)

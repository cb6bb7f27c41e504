import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../../../tools/e2e/fixtures.ts'
import { accounts } from './accounts.ts'

/**
 * Returns a function that sends requests like a browser without a session, in an environment where people can sign in
 * only with a device code.
 */
async function deviceOf(request: APIRequestContext, origin: string) {
  await request.get(`${origin}/auth_api/v1/config/`)
  const { cookies } = await request.storageState()
  const token = cookies.find(({ name }) => name === 'csrftoken')?.value ?? ''
  return (step: 'register' | 'authenticate', data: object) =>
    request.post(`${origin}/auth_api/v1/accounts/login/code/${step}/`, {
      data,
      headers: { 'x-csrftoken': token, origin },
    })
}

for (const [decision, message, status] of [
  ['Approve', 'Firefox 152 on Linux is approved.', 200],
  ['Deny', 'Firefox 152 on Linux is denied.', 404],
] as const) {
  test(
    `a device whose code is typed is shown first: ${decision}`,
    { tag: decision === 'Approve' ? '@journey' : [] },
    async ({ app, page, playwright }) => {
      const request = await playwright.request.newContext({
        userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:152.0) Gecko/20100101 Firefox/152.0',
      })
      const device = await deviceOf(request, app.origin)
      expect((await device('register', { code: 'AB12CD' })).ok()).toBe(true)

      await app.signIn(page, accounts.internal)
      await page.goto('/device')
      await page.getByLabel('Code on the device').fill('ab12cd')
      await page.keyboard.press('Enter')
      await expect(page.getByText('Firefox 152 on Linux')).toBeVisible()
      await expect(page.getByRole('heading', { name: /^Approve a device/ })).toBeFocused()
      expect((await device('authenticate', { code: 'AB12CD' })).status()).toBe(202)

      await page.getByRole('button', { name: decision }).click()
      await expect(page.getByText(message)).toBeVisible()
      const answer = await device('authenticate', { code: 'AB12CD', next_path: '/support' })
      expect(answer.status() === 200).toBe(status === 200)
      await request.dispose()
    },
  )
}

test('a browser that a token has signed in approves none, and leads to a sign-in that does', async ({
  app,
  page,
  playwright,
}) => {
  const request = await playwright.request.newContext()
  const device = await deviceOf(request, app.origin)
  expect((await device('register', { code: 'AB12CD' })).ok()).toBe(true)
  await page.goto('/auth/signin?authcode=demo-token-3f9c1b7a5e2d48f6')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible()

  const approve = async () => {
    await page.getByLabel('Code on the device').fill('AB12CD')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Approve' }).click()
  }
  await page.goto('/device')
  await approve()
  await expect(page.getByText(/signed in by a code or a token/)).toBeVisible()
  expect((await device('authenticate', { code: 'AB12CD' })).status()).toBe(202)
  await page.getByRole('link', { name: 'Sign in again' }).click()
  await page.getByLabel('Email').fill(accounts.internal.email)
  await page.keyboard.press('Enter')
  await page.getByLabel('Password', { exact: true }).fill(accounts.internal.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/device$/)
  await approve()
  await expect(page.getByText(/ is approved\.$/)).toBeVisible()
  expect((await device('authenticate', { code: 'AB12CD' })).status()).toBe(200)
  await request.dispose()
})

test('a code that nobody shows is refused in words', async ({ app, page }) => {
  await app.signIn(page, accounts.internal)
  await page.goto('/device')
  await page.getByLabel('Code on the device').fill('ZZ99ZZ')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Code is invalid or expired').first()).toBeVisible()
  await expect(page.getByLabel('Code on the device')).toHaveValue('')
})

test('a program that shows a code is shown with what it asks for, and gets its token', async ({
  app,
  page,
}) => {
  const ask = async (path: string, form: Record<string, string>) => {
    const body = new URLSearchParams(form)
    const answer = await fetch(`${app.origin}/auth_api/v1/tokens/${path}`, { method: 'POST', body })
    return (await answer.json()) as Record<string, string>
  }
  const begun = await ask('device/', { app: 'survival', name: 'Lab machine' })
  await app.signIn(page, accounts.internal)
  await page.goto('/device')
  await page.getByRole('textbox', { name: 'Code on the device' }).fill(begun['user_code'] ?? '')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Lab machine')).toBeVisible()
  await expect(page.getByText(/^Approve only what you have started yourself/)).toBeVisible()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Lab machine is approved.')).toBeVisible()
  const given = await ask('device/token/', {
    grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
    device_code: begun['device_code'] ?? '',
  })
  expect(given['access_token']).toMatch(/^vst_\w{49}$/)
})

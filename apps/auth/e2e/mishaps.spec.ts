import type { Page } from '@playwright/test'
import { expect, test } from '../../../tools/e2e/fixtures.ts'
import { arrive } from './arrival.ts'
import { accounts, newPassword } from './accounts.ts'
import { actMailed, answer } from './stubs.ts'

const password = (page: Page) => page.getByLabel('Password', { exact: true })
const code = (page: Page) => page.getByLabel('Verification code')

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('ControlOrMeta+V')
}

/** Counts the page's requests from now on, by path. Requests that only read are left out. */
function countCalls(page: Page): Map<string, number> {
  const calls = new Map<string, number>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() !== 'GET') calls.set(pathname, (calls.get(pathname) ?? 0) + 1)
  })
  return calls
}

test.describe('promise 36', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('promise 36: addresses, passwords and codes can be pasted', async ({ page, app }) => {
    const { email } = accounts.ines
    await page.goto('/auth/signin?next=/healthz')
    await paste(page, ` ${email} `)
    await page.keyboard.press('Enter')
    await expect(password(page)).toBeFocused()
    await paste(page, accounts.ines.password)
    await page.keyboard.press('Enter')
    // The heading has the focus. The page passes what is pasted there to the field for the code.
    await expect(page.getByRole('heading', { name: /^Check your mail/ })).toBeFocused()
    const sent = await app.outbox.lastCode(email)
    await paste(page, `${sent.slice(0, 3)} ${sent.slice(3)}`)
    await arrive(page)
  })

  test('promise 36: new passwords can be pasted, and recovery codes with their separator', async ({
    page,
  }) => {
    await actMailed(page)
    await page.goto('/auth/signin/reset-password-otp?uidb64=a&token=b&email=a@b.example')
    for (const label of ['New password', 'Confirm password']) {
      await page.getByLabel(label).focus()
      await paste(page, newPassword)
      await expect(page.getByLabel(label)).toHaveValue(newPassword)
    }
    await expect(page.getByRole('button', { name: 'Reset password' })).toBeEnabled()

    await answer(page, 'POST accounts/login/email_otp/generate_nfer_otp/', null)
    await answer(page, 'POST accounts/login/email_otp/validate_nfer_otp/', {
      totp_device_setup: true,
    })
    await page.goto(`/auth/signin/two-factor?email=${accounts.tomas.email}`)
    await code(page).fill('123456')
    await page.getByRole('button', { name: 'Use Recovery codes instead' }).click()
    await page.getByLabel('Recovery code').focus()
    await paste(page, accounts.tomas.recoveryCode)
    await expect(page.getByLabel('Recovery code')).toHaveValue(
      accounts.tomas.recoveryCode.replace('-', ''),
    )
  })
})

const brokenStorage = {
  'throws at every touch': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Storage is disabled', 'SecurityError')
        },
      })
    }
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Storage is full', 'QuotaExceededError')
    }
  },
  'is not there': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { value: undefined })
    }
  },
}

for (const [how, breakStorage] of Object.entries(brokenStorage)) {
  test(`promise 78: sign-in completes where storage ${how}`, async ({ page, app }) => {
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    await page.addInitScript(breakStorage)
    const { email } = accounts.ines
    await page.goto('/auth/signin?next=/healthz')
    await page.getByLabel('Email').fill(email)
    await page.keyboard.press('Enter')
    await password(page).fill(accounts.ines.password)
    await page.keyboard.press('Enter')
    await code(page).fill(await app.outbox.lastCode(email))
    await arrive(page)
    expect(problems).toEqual([])
  })
}

test('promise 80: offline in mid-submit keeps what was typed, and goes on without a reload', async ({
  page,
  context,
  app,
}) => {
  const failed = page.getByText('Something went wrong. Try again later.')
  const calls = countCalls(page)
  const { email } = accounts.ines
  await page.goto('/auth/signin?next=/healthz')
  await page.getByLabel('Email').fill(email)
  await context.setOffline(true)
  await page.keyboard.press('Enter')
  await expect(failed).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await context.setOffline(false)
  await page.keyboard.press('Enter')
  await expect(password(page)).toBeVisible()

  await password(page).fill(accounts.ines.password)
  await context.setOffline(true)
  await page.keyboard.press('Enter')
  await expect(failed).toBeVisible()
  await expect(password(page)).toHaveValue(accounts.ines.password)
  await context.setOffline(false)
  await page.keyboard.press('Enter')

  const sent = await app.outbox.lastCode(email)
  await context.setOffline(true)
  await code(page).fill(sent)
  await expect(failed).toBeVisible()
  await expect(code(page)).toHaveValue(sent)
  await context.setOffline(false)
  await page.keyboard.press('Enter')
  await arrive(page)
  expect(await app.outbox.count(email)).toBe(1)
  expect(calls.get('/auth_api/v1/accounts/login/email_otp/validate_nfer_otp/')).toBe(2)
})

test('a step whose code has not come waits for the network on the screen before it', async ({
  page,
  context,
}) => {
  await page.goto('/auth/signin?next=/healthz')
  await page.getByLabel('Email').fill(accounts.ada.email)
  await page.keyboard.press('Enter')
  await password(page).fill('half a pass')
  await context.setOffline(true)
  const asked = page.waitForEvent('requestfailed')
  await page.getByRole('link', { name: 'Forgot Password' }).click()
  await asked
  await expect(password(page)).toHaveValue('half a pass')
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible()
})

test('a step whose code is gone is reached with a fresh page, which comes by itself once', async ({
  page,
}) => {
  await page.goto('/auth/signin?next=/healthz')
  await page.getByLabel('Email').fill(accounts.ada.email)
  await page.keyboard.press('Enter')
  let isGone = true
  await page.route('**/forgot-password-flow*.js', (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.continue(),
  )
  const freshPage = page
    .waitForRequest((request) => request.isNavigationRequest())
    .then(() => (isGone = false))
  await page.getByRole('link', { name: 'Forgot Password' }).click()
  await freshPage
  await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible()
  expect(new URL(page.url()).searchParams.get('next')).toBe('/healthz')
  // The page was loaded a moment ago, so it does not reload itself again but shows an error.
  isGone = true
  await page.reload()
  await expect(page.getByText('Check your connection and try again.')).toBeVisible()
  isGone = false
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible()
  expect(new URL(page.url()).searchParams.get('next')).toBe('/healthz')
})

test('promise 80: an answer that is lost is asked for again by hand, and a double click is one call', async ({
  page,
  app,
}) => {
  const { email } = accounts.ines
  const calls = countCalls(page)
  const lost = new Set<string>()
  await page.route('**/auth_api/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    await new Promise((resolve) => setTimeout(resolve, 400))
    // The server handles each request, but the first response of each path is lost.
    if (lost.has(pathname)) return route.continue()
    lost.add(pathname)
    await route.fetch()
    return route.abort('connectionreset')
  })
  const failed = page.getByText('Something went wrong. Try again later.').first()
  await page.goto('/auth/signin?next=/healthz')
  await page.getByLabel('Email').fill(email)
  for (const shown of [failed, password(page)]) {
    await page.getByRole('button', { name: 'Verify and Proceed' }).dblclick()
    await expect(shown).toBeVisible()
  }
  expect(calls.get('/auth_api/v1/login/')).toBe(2)
  await password(page).fill(accounts.ines.password)
  for (const shown of [failed, code(page)]) {
    await page.getByRole('button', { name: 'Continue' }).dblclick()
    await expect(shown).toBeVisible()
  }
  expect(calls.get('/auth_api/v1/accounts/login/password/')).toBe(2)
  await expect.poll(() => app.outbox.count(email)).toBe(1)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('two clicks are one attempt', async ({ page }) => {
  const calls = countCalls(page)
  await page.goto('/auth/signin')
  await page.getByLabel('Email').fill(accounts.ines.email)
  await page.getByRole('button', { name: 'Verify and Proceed' }).dblclick()
  await expect(password(page)).toBeVisible()
  expect(calls.get('/auth_api/v1/login/')).toBe(1)
})

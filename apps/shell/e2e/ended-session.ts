import type { BrowserContext, Page, Route } from '@playwright/test'
import { expect } from '../../../tools/e2e/fixtures.ts'

/** Ends the session of a browser without telling its pages. */
export async function endSession(context: BrowserContext, origin: string) {
  const cookies = await context.cookies(origin)
  const token = cookies.find(({ name }) => name === 'csrftoken')?.value ?? ''
  const answer = await context.request.post(`${origin}/auth_api/v1/accounts/logout/`, {
    headers: { 'x-csrftoken': token, origin },
  })
  expect(answer.ok()).toBe(true)
}

/**
 * Runs `send`, and ends the session before the server answers. Requests that write are held back
 * until the session has ended. If the session ended earlier, the page could notice it by itself and
 * cover what `send` has to click.
 */
export async function endSessionDuring(
  context: BrowserContext,
  origin: string,
  send: () => Promise<void>,
) {
  const end = Promise.withResolvers<void>()
  const hold = async (route: Route) => {
    if (route.request().method() !== 'GET') await end.promise
    await route.fallback()
  }
  await context.route('**/*', hold)
  await send()
  await endSession(context, origin)
  end.resolve()
  await context.unroute('**/*', hold)
}

/** Presses Login in the dialog of the expired session, and signs in in the tab that opens. */
export async function loginAgain(
  page: Page,
  { email, password }: { readonly email: string; readonly password: string },
) {
  const [signIn] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: 'Login' }).click(),
  ])
  await signIn.getByLabel('Email').fill(email)
  await signIn.getByRole('button', { name: 'Verify and Proceed' }).click()
  await signIn.getByLabel('Password', { exact: true }).fill(password)
  await signIn.keyboard.press('Enter')
}

import type { BrowserContext, Page } from '@playwright/test'
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

/** Signs in by the expired modal of `page`, in the tab that it opens. */
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

import type { Browser, Page } from '@playwright/test'
import { expect, test as base, type App } from '../../../tools/e2e/fixtures.ts'
import { accounts } from './accounts.ts'

export type Method = 'password' | 'password_and_email_otp' | 'email_otp_and_authenticator_based'

export interface Person {
  readonly email: string
  readonly password: string
}

export interface Walk {
  /** Creates a new account, so that no step is affected by what another step has done. */
  join(method: Method, more?: Record<string, unknown>): Promise<Person>
  /** Opens a page in another browser. */
  elsewhere(): Promise<Page>
}

export const test = base.extend<{ walk: Walk }>({
  walk: async ({ app, browser }, provide) => {
    const pages: Page[] = []
    await provide(walkOn(app, browser, pages))
    for (const page of pages) await page.context().close()
  },
})

function walkOn(app: App, browser: Browser, pages: Page[]): Walk {
  let people = 0
  return {
    async join(method, more = {}) {
      const person = { email: `walker${++people}@calder.example`, password: accounts.ada.password }
      const eulas_accepted = ['terms-of-use', 'data-use-agreement']
      const name = { first_name: 'Walker', last_name: String(people), organization: 'calder' }
      const password = method === 'password' ? { password: person.password } : {}
      const user = { email: person.email, ...name, sign_in_method: method, eulas_accepted }
      await app.server.import({ users: [{ ...user, ...password, ...more }] })
      return person
    },
    async elsewhere() {
      const context = await browser.newContext({ baseURL: app.origin })
      const page = await context.newPage()
      pages.push(page)
      return page
    },
  }
}

export const code = (page: Page) => page.getByLabel('Verification code')
export const password = (page: Page) => page.getByLabel('Password', { exact: true })
export const failed = (page: Page) =>
  page.getByText('Something went wrong. Try again later.').first()

export const tabOf = (page: Page) => page.context().newPage()

/** Removes the server's limits for mails, so that another one can be sent to the same address. */
export const endCooldown = (app: App) =>
  app.server.query(`delete from rate_limits where key like 'mail%'`)

export const sentTo = (page: Page, email: string) =>
  expect(page.getByText(`We sent a 6-digit code to ${email}.`)).toBeVisible()

export async function begin(page: Page, email: string): Promise<void> {
  await page.goto('/auth/signin?next=/healthz')
  await page.getByLabel('Email').fill(email)
  await page.keyboard.press('Enter')
}

export async function passMail(page: Page, app: App, email: string): Promise<void> {
  await begin(page, email)
  await sentTo(page, email)
  await code(page).fill(await app.outbox.lastCode(email))
}

export async function typePassword(page: Page, typed: string): Promise<void> {
  await password(page).fill(typed)
  await page.keyboard.press('Enter')
}

/** Expects the page to say that its sign-in is over, and to lead to a new one. */
export async function expectOver(page: Page): Promise<void> {
  await expect(page.getByText('This sign-in was interrupted or has expired.')).toBeVisible()
  await page.getByRole('link', { name: 'Start again' }).click()
  await expect(page.getByRole('heading', { name: 'Get Started' })).toBeVisible()
}

/**
 * Runs `act` without a connection, expects the page to say by the text `told` that it failed, and restores the
 * connection.
 */
export async function withoutConnection(page: Page, act: () => Promise<void>, told = failed(page)) {
  await page.context().setOffline(true)
  await act()
  await expect(told).toBeVisible()
  await page.context().setOffline(false)
}

/** Counts, from now on, how often the page makes the call with this path. */
export function countCalls(page: Page, path: RegExp): () => number {
  let calls = 0
  page.on('request', (request) => {
    if (request.method() !== 'GET' && path.test(new URL(request.url()).pathname)) calls++
  })
  return () => calls
}

/** Returns the email address of the user who is signed in in the page's browser; null if nobody is. */
export async function whoIs(page: Page): Promise<string | null> {
  const answer = await page.request.get('/auth_api/v1/users/me/')
  if (!answer.ok()) return null
  const { result } = (await answer.json()) as { result: { data: { email: string } } }
  return result.data.email
}

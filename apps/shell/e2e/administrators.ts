import type { Page } from '@playwright/test'
import type { App } from '../../../tools/e2e/fixtures.ts'
import { accounts as signInAccounts } from '../../auth/e2e/accounts.ts'
import { codeOf } from '../../auth/e2e/authenticator.ts'
import { accounts } from './accounts.ts'

/** A user with an authenticator. With a role, this user may change things in administration. */
export const administrator = signInAccounts.tomas

export async function giveRole({ server }: App, { email }: { email: string }, role: string) {
  await server.query(
    `insert into user_roles (user_id, role, app_name)
     select id, '${role}', 'admin' from users where email = '${email}' returning 1`,
  )
}

/**
 * Moves a user to an internal organisation. Only internal users may have roles for the whole
 * platform.
 */
export async function makeInternal({ server }: App, { email }: { email: string }) {
  await server.query(
    `update users set organization_id =
       (select organization_id from users where email = '${accounts.staff.email}')
     where email = '${email}' returning 1`,
  )
}

/** Signs the administrator in by mailed code and authenticator. The sign-in leads to `next`. */
export async function signInAsAdministrator(
  page: Page,
  app: App,
  next: string,
  lastCode = (email: string) => app.outbox.lastCode(email),
) {
  const { email, secret } = administrator
  await page.goto(`/auth/signin?next=${next}`)
  await page.getByLabel('Email').fill(email)
  await page.keyboard.press('Enter')
  await page.getByLabel('Verification code').fill(await lastCode(email))
  await page.getByLabel('Authentication code').fill(codeOf(secret))
}

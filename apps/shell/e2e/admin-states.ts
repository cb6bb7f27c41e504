import type { Page } from '@playwright/test'
import { expect, type App } from '../../../tools/e2e/fixtures.ts'
import { accounts } from './accounts.ts'
import { giveRole } from './administrators.ts'
import type { State } from './states.ts'

/** Makes the staff account an administrator, and opens a page of administration. */
async function openAsAdministrator(page: Page, app: App, path: string) {
  await giveRole(app, accounts.staff, 'platform-admin')
  await page.goto(`/admin/${path}`)
}

/** States of pages of administration. The user has no second factor and can therefore only read. */
export const adminStates: Readonly<Record<string, State>> = {
  'the people in administration': {
    account: 'staff',
    open: async (page, app) => {
      await openAsAdministrator(page, app, 'users/')
      // The person's email address is shown at every width of the window.
      await expect(page.getByText('tomas@northfield.example')).toBeVisible()
    },
  },
  'a search in administration that finds nobody': {
    account: 'staff',
    open: async (page, app) => {
      await openAsAdministrator(page, app, 'users/?q=nobody-like-that')
      await expect(page.getByRole('heading', { name: 'No Results' })).toBeVisible()
    },
  },
  'a person in administration': {
    account: 'staff',
    open: async (page, app) => {
      const email = 'tomas@northfield.example'
      const [tomas]: { id: string }[] = await app.server.query(
        `select id from users where email = '${email}'`,
      )
      await openAsAdministrator(page, app, `users/${tomas?.id}/`)
      await expect(page.getByRole('heading', { level: 2, name: 'Sign-in' })).toBeVisible()
    },
  },
  'one event in administration': {
    account: 'staff',
    open: async (page, app) => {
      await openAsAdministrator(page, app, 'audit/')
      await page
        .getByRole('button', { name: /^Details of/ })
        .first()
        .click()
      await expect(page.getByText('Exact time')).toBeVisible()
    },
  },
  'the overview of administration': {
    account: 'staff',
    open: async (page, app) => {
      await openAsAdministrator(page, app, '')
      await expect(page.getByRole('heading', { name: 'Servers and health' })).toBeVisible()
      await expect(page.getByText(/^answers in/)).toBeVisible()
    },
  },
  'health and settings in administration': {
    account: 'staff',
    open: async (page, app) => {
      await openAsAdministrator(page, app, 'health/')
      await expect(page.getByText('PUBLIC_ORIGIN')).toBeVisible()
      await expect(page.getByText(/^Checked at/)).toBeVisible()
    },
  },
  'one ticket in administration': {
    account: 'staff',
    open: async (page, app) => {
      await app.server.query(
        `insert into tickets (id, user_id, subject, description, category, status, created_at)
         select 'tic-1', id, 'Charts are empty', 'Since this morning', 'problem', 'open', now()
           from users where email = 'ada@northfield.example' returning 1`,
      )
      await openAsAdministrator(page, app, 'support/')
      await page.getByRole('link', { name: 'Charts are empty', exact: true }).click()
      await expect(page.getByText('Since this morning')).toBeVisible()
    },
  },
}

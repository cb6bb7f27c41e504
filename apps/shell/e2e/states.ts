import type { Page } from '@playwright/test'
import { expect, type App } from '../../../tools/e2e/fixtures.ts'
import type { accounts } from './accounts.ts'

/** A state of the shell that a test reaches by more than opening a page. */
export interface State {
  readonly account: keyof typeof accounts
  readonly open: (page: Page, app: App) => Promise<void>
}

const listed = (page: Page) => page.getByRole('heading', { name: 'Signals' }).waitFor()

/** States with dialogs, panels, or a page that replaces the usual one. */
export const states: Readonly<Record<string, State>> = {
  'a filter': {
    account: 'internal',
    open: async (page) => {
      await page.goto('/?type=Imaging')
      // Wait for this icon, which appears last in the row of the filters.
      await page.getByRole('button', { name: 'About Apps' }).waitFor()
      await page.getByRole('button', { name: /^Data type/ }).click()
      await expect(page.getByRole('dialog', { name: 'Data type' })).toBeVisible()
    },
  },
  'a search that finds nothing': {
    account: 'internal',
    open: async (page) => {
      await page.goto('/?q=nothing-like-it')
      await expect(page.getByRole('heading', { name: 'No Results' })).toBeVisible()
    },
  },
  'a filter that finds nothing': {
    account: 'internal',
    open: async (page) => {
      await page.goto('/')
      await page.getByRole('button', { name: 'About Apps' }).waitFor()
      await page.getByRole('button', { name: /^Category/ }).click()
      const panel = page.getByRole('dialog', { name: 'Category' })
      await panel.getByRole('searchbox').fill('nothing-like-it')
      await expect(panel.getByText('No Results').first()).toBeVisible()
    },
  },
  'the switcher over a dataset that the app does not take': {
    account: 'internal',
    open: async (page) => {
      await page.goto('/dv/northfield_oncology/genome-browser/')
      await page.getByRole('button', { name: /^Northfield Oncology/ }).click()
      await expect(page.getByRole('dialog', { name: 'Dataset' })).toContainText('cannot be used')
    },
  },
  'a customer that has changed in another tab': {
    account: 'staff',
    open: async (page) => {
      await page.goto('/support')
      await page.getByLabel('Subject').fill('Half a')
      await page.getByLabel('Description').fill('ticket')
      const other = await page.context().newPage()
      await other.goto('/auth/impersonate/select-customer?next=/')
      await other.getByText('Calder Oncology Group').click()
      await other.getByRole('button', { name: 'Continue' }).click()
      await expect(other.getByText(/You are acting for/)).toBeVisible()
      await other.close()
      await page.getByRole('button', { name: 'Send' }).click()
      await expect(page.getByRole('alertdialog')).toHaveAccessibleName(
        'You act for another customer now',
      )
    },
  },
  'the premium lock': {
    account: 'explore',
    open: async (page) => {
      await page.goto('/')
      await page.getByRole('link', { name: /Premium/ }).click()
      await expect(
        page.getByRole('dialog', { name: 'Target Atlas is part of premium' }),
      ).toBeVisible()
    },
  },
  'an app that is only in premium': {
    account: 'explore',
    open: async (page) => {
      await page.goto('/target-atlas/')
      await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Only in premium')
    },
  },
  'an app that is switched off': {
    account: 'internal',
    open: async (page) => {
      await page.goto('/dv/northfield_oncology/protocol-designer/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
  },
  'a dataset that is not open to the user': {
    account: 'internal',
    open: async (page) => {
      await page.goto('/dv/no_such_dataset/survival/')
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText('This dataset is not open to you')
    },
  },
  'a dataset that the app does not take': {
    account: 'internal',
    open: async (page) => {
      await page.goto('/dv/northfield_oncology/genome-browser/')
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText('This dataset does not suit the app')
    },
  },
  'a dataset that was left': {
    account: 'internal',
    open: async (page) => {
      await page.goto('/dv/northfield_oncology/survival/')
      await page.getByRole('button', { name: /^(Dataset: )?Northfield Oncology$/ }).click()
      await page.getByRole('link', { name: 'Leave dataset' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a dataset')
    },
  },
  'a tier that could not be checked': {
    account: 'explore',
    open: async (page) => {
      await page.route('**/users/me/**', (route) => route.fulfill({ status: 500, body: '' }))
      await page.goto('/target-atlas/')
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText('Your tier could not be checked')
    },
  },
  'a server that fails at the start': {
    account: 'internal',
    open: async (page) => {
      await page.route('**/auth_api/**', (route) => route.fulfill({ status: 500, body: '' }))
      await page.goto('/')
      await expect(page.getByText(/^Support code/)).toBeVisible()
    },
  },
  'a document': {
    account: 'internal',
    open: async (page) => {
      await page.goto('/?doc=home.apps')
      const frame = page.getByRole('dialog', { name: 'Documentation' }).frameLocator('iframe')
      await expect(frame.getByRole('heading', { name: 'Apps' })).toBeVisible()
    },
  },
  'a document that is edited': {
    account: 'docsAdmin',
    open: async (page) => {
      await page.goto('/?doc=home.apps')
      await page.getByRole('button', { name: 'Edit Document' }).click()
      await expect(page.getByRole('button', { name: 'Cancel Changes' })).toBeVisible()
    },
  },
  'a link that could not be copied': {
    account: 'internal',
    open: async (page) => {
      await page.addInitScript(() => {
        const refuse = () => Promise.reject(new Error('not allowed'))
        Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse } })
      })
      await page.goto('/support')
      await page.getByRole('button', { name: 'Share' }).filter({ visible: true }).click()
      await expect(page.getByRole('dialog', { name: 'Share this page' })).toBeVisible()
    },
  },
  'acting for a customer': {
    account: 'staff',
    open: async (page) => {
      await page.goto('/auth/impersonate/select-customer?next=/')
      await page.getByText('Calder Oncology Group').click()
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByText(/You are acting for/)).toBeVisible()
      await listed(page)
    },
  },
  'an outage of the network': {
    account: 'internal',
    open: async (page) => {
      await page.goto('/')
      await listed(page)
      await page.context().setOffline(true)
      await expect(page.getByText('No internet connection')).toBeVisible()
    },
  },
  'a list that failed': {
    account: 'internal',
    open: async (page) => {
      await page.route('**/resources/me/**', (route) => route.fulfill({ status: 500, body: '' }))
      await page.goto('/')
      await expect(page.getByText('Server Error').first()).toBeVisible()
    },
  },
  'a list that is loading': {
    account: 'internal',
    open: async (page) => {
      await page.route('**/resources/me/**', () => {})
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible()
    },
  },
  'a profile that failed': {
    account: 'internal',
    open: async (page) => {
      await page.route(/users\/me\/(\?|$)/, (route) => route.fulfill({ status: 500, body: '' }))
      // Open the list of datasets. The menu covers half of what is below its lower edge, and axe
      // would find a small button there too small.
      await page.goto('/?tab=datasets')
      await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeVisible()
      await page.getByRole('banner').getByRole('button').last().click()
      await expect(page.getByText('Your profile could not be loaded.')).toBeVisible()
    },
  },
  'a session that is gone': {
    account: 'internal',
    open: async (page, app) => {
      await page.goto('/support')
      await page.getByLabel('Subject').fill('Half a')
      await page.getByLabel('Description').fill('ticket')
      await page.context().clearCookies({ domain: new URL(app.origin).hostname, name: /sess/ })
      await page.getByRole('button', { name: 'Send' }).click()
      await expect(page.getByText('User Session Expired')).toBeVisible()
    },
  },
}

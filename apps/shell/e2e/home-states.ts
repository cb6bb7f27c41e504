import { expect } from '../../../tools/e2e/fixtures.ts'
import type { State } from './states.ts'

/** States of the shell: the user's own lists, the palette, and the page of a dataset. */
export const homeStates: Readonly<Record<string, State>> = {
  'recent and pinned apps': {
    account: 'internal',
    open: async (page) => {
      await page.goto('/dv/northfield_oncology/survival/')
      await expect(page.getByRole('heading', { level: 1, name: 'Survival' })).toBeVisible()
      await page.goto('/dv/northfield_oncology/')
      await page.getByRole('button', { name: 'Pin Signals' }).first().click()
      await page.getByRole('button', { name: 'Pin Cohort Builder' }).first().click()
      await expect(page.getByRole('region', { name: 'Pinned' })).toContainText('Cohort Builder')
      await expect(page.getByRole('region', { name: 'Recent' })).toContainText('Survival')
    },
  },
  'own lists that failed': {
    account: 'internal',
    open: async (page) => {
      await page.route('**/users/me/{recent,pins}/', (route) =>
        route.fulfill({ status: 500, body: '' }),
      )
      await page.goto('/')
      await expect(page.getByText('Not loaded: recent apps and pinned apps.')).toBeVisible()
    },
  },
  'other datasets for an app': {
    account: 'internal',
    open: async (page) => {
      await page.goto('/dv/northfield_oncology/')
      await page.getByRole('button', { name: 'Open with… Genome Browser' }).click()
      await expect(page.getByRole('menu')).toContainText('Osier Genomics')
    },
  },
  'the palette': {
    account: 'docsAdmin',
    open: async (page) => {
      await page.goto('/dv/northfield_oncology/')
      await page.getByRole('button', { name: 'Pin Signals' }).first().waitFor()
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog').getByRole('combobox').fill('co')
      await expect(page.getByRole('group', { name: 'Datasets' })).toBeVisible()
    },
  },
  'a palette that finds nothing': {
    account: 'internal',
    open: async (page) => {
      await page.goto('/support')
      await page.getByRole('button', { name: 'Search everything' }).click()
      await page.getByRole('dialog').getByRole('combobox').fill('nothing-like-it')
      await expect(page.getByText('Nothing called “nothing-like-it” was found.')).toBeVisible()
    },
  },
  'the page of a dataset': {
    account: 'internal',
    open: async (page) => {
      await page.goto('/datasets/four_rivers')
      await expect(page.getByRole('table')).toContainText('Row level')
      await expect(page.getByRole('complementary')).toContainText('Northfield Institute')
    },
  },
  'the page of a dataset that is not open': {
    account: 'internal',
    open: async (page) => {
      await page.goto('/datasets/no_such')
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText('This dataset is not open to you')
    },
  },
}

import type { Page } from '@playwright/test'
import type { ShellSettings } from '@vestibule/api-client/contract'
import { expect, test, type App } from '../../../tools/e2e/fixtures.ts'
import { accounts } from './accounts.ts'

/**
 * A setting of the shell: the environment variables that change it, and a function that expects the
 * change on the screen.
 */
interface Row {
  readonly env: Readonly<Record<string, string>>
  readonly look: (page: Page, app: App) => Promise<void>
}

// `languages.spec.ts` tests the setting of languages.
const rows: Record<Exclude<keyof ShellSettings, 'languages'>, Row> = {
  platformName: {
    env: { PLATFORM_NAME: 'Northfield Data' },
    async look(page) {
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible()
      await expect(page).toHaveTitle('Home · Northfield Data')
    },
  },
  homepage: {
    env: { HOMEPAGE_URL: '/support' },
    look: (page) =>
      expect(
        page.getByRole('banner').getByRole('link', { name: /Northfield Data/ }),
      ).toHaveAttribute('href', '/support'),
  },
  appVersion: {
    env: { APP_VERSION: '9.9.1' },
    look: (page) => expect(page.getByText('Northfield Data 9.9.1')).toBeVisible(),
  },
  primaryColor: {
    env: { PRIMARY_COLOR: '#7a1f5c' },
    async look(page) {
      const shown = await page.evaluate(() => {
        const probe = document.body.appendChild(document.createElement('i'))
        const { style } = document.documentElement
        const name = Array.from(style).find((property) => property.endsWith('primary')) ?? ''
        probe.style.color = `var(${name})`
        return getComputedStyle(probe).color
      })
      expect(shown).toBe('rgb(122, 31, 92)')
    },
  },
  documentationEnabled: {
    env: { DOCUMENTATION: 'false' },
    async look(page) {
      await expect(page.getByRole('button', { name: 'Documentation' })).toHaveCount(0)
      await page.goto('/?doc=home.apps')
      await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    },
  },
  virtualCohortsEnabled: {
    env: { VIRTUAL_COHORTS: 'false' },
    async look(page) {
      await page.getByRole('button', { name: /^Robin/ }).click()
      const menu = page.getByRole('dialog', { name: /^Account/ })
      await expect(menu.getByRole('link', { name: 'Support' })).toBeVisible()
      await expect(menu.getByRole('link', { name: /cohort/i })).toHaveCount(0)
      await page.goto('/virtual-cohorts')
      await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    },
  },
  parentDomain: {
    // In the last hour of a session the page shows a warning. When the user closes it, the page
    // stores this under a key that contains the domain.
    env: { PARENT_DOMAIN: 'platform.ac.uk', SESSION_TTL_S: '1800' },
    async look(page) {
      await page.goto('/')
      await page.getByRole('button', { name: 'Close' }).click()
      const kept = () => page.evaluate(() => Object.keys(localStorage))
      await expect.poll(kept).toContain('vestibule.dismissed.platform.ac.uk')
    },
  },
  appName: {
    env: { SHELL_APP_NAME: 'front' },
    async look(page, app) {
      await page.evaluate(() => void setTimeout(() => Promise.reject(new Error('broken'))))
      await expectReported(app, { app: 'front' })
    },
  },
  env: {
    env: { ENV_NAME: 'staging' },
    look: (_page, app) => expectReported(app, { version: expect.stringContaining('staging') }),
  },
  coreUiVersion: {
    env: { CORE_UI_VERSION: '8.8.2' },
    look: (_page, app) =>
      expectReported(app, { version: expect.stringContaining('components 8.8.2') }),
  },
}

async function expectReported({ server }: App, report: Readonly<Record<string, unknown>>) {
  const reports = () => server.query('select app, version from error_reports')
  await expect.poll(async () => (await reports())[0]).toMatchObject(report)
}

const env = Object.assign({}, ...Object.values(rows).map((row) => row.env)) as Row['env']
test.use({ serverOptions: { env } })

test('the shell shows every setting of the server', async ({ page, app }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await app.signIn(page, accounts.internal)
  for (const [name, { look }] of Object.entries(rows)) {
    await test.step(name, () => look(page, app))
  }
})

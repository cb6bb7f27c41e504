import type { Page } from '@playwright/test'
import { expect, test } from '../../../tools/e2e/fixtures.ts'
import { accounts } from './accounts.ts'

test.use({ serverOptions: { env: { LANGUAGES: 'en,de,fr,es,ja,ar' } }, locale: 'de-DE' })

const { ada } = accounts

function choose(page: Page, language: string, origin: string) {
  return page.context().addCookies([{ name: 'language', value: language, url: origin }])
}

test('a German browser signs in in German, from the first paint on', async ({ page, app }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/index-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${app.origin}/auth/signin?next=/auth/account`, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'Willkommen' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  // The texts do not wait for the code.
  expect(fetched.filter((path) => path.includes('/start-texts-'))).toHaveLength(1)
  release()
  await page.getByLabel('E-Mail-Adresse').fill(ada.email)
  await page.getByRole('button', { name: 'Bestätigen und weiter' }).click()
  await expect(page.getByRole('heading', { name: 'Passwort eingeben' })).toBeVisible()
  const password = page.getByLabel('Passwort', { exact: true })
  await password.fill('falsch')
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page.getByText('E-Mail-Adresse oder Passwort ist nicht richtig')).toBeVisible()
  await password.fill(ada.password)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  const later = page.getByRole('button', { name: 'Nicht jetzt' })
  const overview = page.getByRole('heading', { name: 'Übersicht' })
  await expect(later.or(overview)).toBeVisible()
  if (await later.isVisible()) await later.click()
  await expect(overview).toBeVisible()
  expect(fetched.filter((path) => path.includes('/start-texts-'))).toHaveLength(1)
})

for (const { language, dir, heading } of [
  { language: 'en', dir: null, heading: 'Get Started' },
  { language: 'fr', dir: 'ltr', heading: 'Bienvenue' },
  { language: 'es', dir: 'ltr', heading: 'Le damos la bienvenida' },
  { language: 'ja', dir: 'ltr', heading: 'ようこそ' },
  { language: 'ar', dir: 'rtl', heading: 'مرحبًا' },
]) {
  test(`the language chosen in the browser goes before: ${language}`, async ({ page, app }) => {
    await choose(page, language, app.origin)
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(`${app.origin}/auth/signin`)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    const html = page.locator('html')
    await expect(html).toHaveAttribute('lang', language)
    if (dir !== null) await expect(html).toHaveAttribute('dir', dir)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(320)
  })
}

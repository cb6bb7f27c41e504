import { expect, test } from '../../../tools/e2e/fixtures.ts'
import { accounts } from './accounts.ts'
import { endSession } from './ended-session.ts'

test.use({ serverOptions: { env: { LANGUAGES: 'en,de' } }, locale: 'de-DE' })

test('a German browser has the platform in German, from the first paint to the end of the session', async ({
  app,
  page,
  context,
}) => {
  const texts: string[] = []
  page.on('request', (request) => {
    if (/\/shell-texts-/.test(request.url())) texts.push(request.url())
  })
  await app.signIn(page, accounts.internal)
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('heading', { level: 1, name: /^Willkommen, / })).toBeVisible()
  await expect(page.getByRole('tab', { name: /^Datensätze/ })).toBeVisible()
  // The page has fetched the texts of its own language alone.
  expect(texts).toHaveLength(1)
  await page.goto('/support')
  await expect(page.getByRole('heading', { level: 2, name: 'Neues Ticket' })).toBeVisible()
  await endSession(context, app.origin)
  await page.goto('/')
  await expect(page.getByLabel('E-Mail-Adresse')).toBeVisible()
})

test('a page whose code does not come says so in German', async ({ app, page }) => {
  await app.signIn(page, accounts.internal)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/')
  // Ends the delay before the text. The page has no code whose clock could be set.
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()))
  await expect(page.getByRole('heading', { name: 'Diese Seite ist nicht gestartet' })).toBeVisible()
})

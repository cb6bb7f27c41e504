import { expect, test } from '../../../tools/e2e/fixtures.ts'
import { codeOf } from '../../auth/e2e/authenticator.ts'
import { accounts } from './accounts.ts'
import { administrator, giveRole, makeInternal, signInAsAdministrator } from './administrators.ts'
import { endSession } from './ended-session.ts'

test.use({
  serverOptions: { env: { LANGUAGES: 'en,de' }, resolveTxt: async () => [] },
  locale: 'de-DE',
})

test(
  'a German browser has the platform in German, from the first paint to the end of the session',
  { tag: '@journey' },
  async ({ app, page, context }) => {
    const texts: string[] = []
    page.on('request', (request) => {
      if (/\/shell\.[a-z]{2}-/.test(request.url())) texts.push(request.url())
    })
    await app.signIn(page, accounts.internal)
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(page.getByRole('heading', { level: 1, name: /^Willkommen, / })).toBeVisible()
    await expect(page.getByRole('tab', { name: /^Datensätze/ })).toBeVisible()
    // The page has fetched only the texts of its own language.
    expect(texts).toHaveLength(1)
    await page.goto('/support')
    await expect(page.getByRole('heading', { level: 2, name: 'Neues Ticket' })).toBeVisible()
    await endSession(context, app.origin)
    await page.goto('/')
    await expect(page.getByLabel('E-Mail-Adresse')).toBeVisible()
  },
)

test('a page whose code does not come says so in German', async ({ app, page }) => {
  await app.signIn(page, accounts.internal)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/')
  // The heading of a page that has not started appears after the delay of a CSS animation. End the animation at once,
  // because Playwright's clock does not move animations.
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()))
  await expect(page.getByRole('heading', { name: 'Diese Seite ist nicht gestartet' })).toBeVisible()
})

test('the server’s refusals are told in German, by field and by reason', async ({ app, page }) => {
  await makeInternal(app, administrator)
  await giveRole(app, administrator, 'platform-admin')
  await page.goto('/auth/signin?next=/admin/organizations/')
  await page.getByLabel('E-Mail-Adresse').fill(administrator.email)
  await page.keyboard.press('Enter')
  await page
    .locator('input[autocomplete=one-time-code]')
    .fill(await app.outbox.lastCode(administrator.email))
  await page.getByLabel('Code aus der App').fill(codeOf(administrator.secret))
  await page
    .getByRole('row', { name: /^Calder/ })
    .getByRole('link')
    .click()
  await page.getByRole('button', { name: 'Domain hinzufügen' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel('Domain').fill('keine Domain')
  await dialog.getByRole('button', { name: 'Domain hinzufügen' }).click()
  await expect(dialog.getByText('Diese Angabe ist ungültig')).toBeVisible()
  await dialog.getByLabel('Domain').fill('hafen.example')
  await dialog.getByRole('button', { name: 'Domain hinzufügen' }).click()
  await page.getByRole('button', { name: 'Jetzt prüfen: hafen.example' }).click()
  await dialog.getByRole('button', { name: 'Jetzt prüfen' }).click()
  await expect(
    dialog.getByText(/^Das DNS zeigt den TXT-Eintrag von \S+\.hafen\.example noch nicht\./),
  ).toBeVisible()
})

test.describe('in a language that was chosen', () => {
  test.use({ locale: 'en-US' })

  test('a choice of administration that finds nothing says so in it', async ({ app, page }) => {
    await makeInternal(app, administrator)
    await giveRole(app, administrator, 'platform-admin')
    await signInAsAdministrator(page, app, '/admin/')
    await expect(page.getByRole('heading', { level: 1, name: 'Administration' })).toBeVisible()
    await page.context().addCookies([{ name: 'language', value: 'de', url: app.origin }])
    const isList = ({ pathname }: URL) => pathname.endsWith('/admin/users/')
    await page.route(isList, (route) =>
      route.fulfill({ json: { data: { items: [], next: null } } }),
    )
    await page.goto('/admin/access/?q=osier')
    await page.getByRole('link', { name: /^Osier Genomics/ }).click()
    await page.getByRole('button', { name: 'Einer Person geben' }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('combobox', { name: /^Person/ }).fill('Niemand')
    await expect(page.getByText('Keine Treffer').first()).toBeVisible()
  })
})

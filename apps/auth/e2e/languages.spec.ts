import { expectAccessible, expectNoSidewaysScroll } from '../../../tools/e2e/accessibility.ts'
import { expect, test } from '../../../tools/e2e/fixtures.ts'
import { accounts } from './accounts.ts'

test.use({ serverOptions: { env: { LANGUAGES: 'en,de,fr,es,ja,ar' } }, locale: 'de-DE' })

const { ada } = accounts

const chosen = [
  { language: 'en', name: 'English', dir: null, heading: 'Get Started' },
  { language: 'fr', name: 'Français', dir: 'ltr', heading: 'Bienvenue' },
  { language: 'es', name: 'Español', dir: 'ltr', heading: 'Le damos la bienvenida' },
  { language: 'ja', name: '日本語', dir: 'ltr', heading: 'ようこそ' },
  { language: 'ar', name: 'العربية', dir: 'rtl', heading: 'مرحبًا' },
]

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
  // The script of the page is still held back, but the German texts have already been fetched.
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
  await page.goto('/auth/account/security')
  await page.getByRole('button', { name: 'Passwort ändern' }).click()
  // This text comes from the component library, which has to be set to German as well.
  await expect(page.getByText('Ihr Passwort braucht')).toBeVisible()
})

test('the language chosen at the bottom of the page counts before the one of the browser, and keeps what was typed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/auth/signin?next=/support')
  const select = page.getByRole('contentinfo').getByRole('combobox')
  await page.getByLabel('E-Mail-Adresse').fill(ada.email)
  for (const { language, name, dir, heading } of chosen) {
    await select.selectOption(name)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    const html = page.locator('html')
    await expect(html).toHaveAttribute('lang', language)
    if (dir !== null) await expect(html).toHaveAttribute('dir', dir)
    await expect(page.locator('input[name=email]')).toHaveValue(ada.email)
    await expectNoSidewaysScroll(page)
    await expect(select).toHaveValue(language)
  }
  await expectAccessible(page)
  expect(new URL(page.url()).searchParams.get('next')).toBe('/support')
})

test(
  'a language chosen in one place holds in all: sign-in, shell, account, and the next browser',
  { tag: '@journey' },
  async ({ page, app, browser }) => {
    await page.goto('/auth/signin?next=/')
    const select = page.getByRole('contentinfo').getByRole('combobox')
    await select.selectOption('Français')
    await page.getByLabel('Adresse e-mail').fill(ada.email)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Saisissez votre mot de passe' })).toBeVisible()
    await app.signIn(page, ada)
    await page.goto('/#top')
    await expect(page.getByRole('heading', { level: 1, name: /^Bienvenue/ })).toBeVisible()
    await select.selectOption('العربية')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    await page.goto('/auth/account')
    const ofAccount = page.getByRole('combobox', { name: 'اللغة' })
    await expect(ofAccount).toHaveValue('ar')
    // The account page has its own field for the language, so there is none at the bottom as well.
    await expect(page.getByRole('combobox')).toHaveCount(1)

    // A time and its a.m. or p.m. in Arabic stay on one line, even on the narrowest page.
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/auth/account/activity')
    const time = page.locator('time').first()
    await expect(time).toHaveText(/ [صم]$/)
    expect((await time.boundingBox())?.height).toBeLessThan(24)

    const other = await browser.newPage({ baseURL: app.origin, locale: 'ja-JP' })
    await other.goto('/auth/signin')
    await expect(other.locator('html')).toHaveAttribute('lang', 'ja')
    await app.signIn(other, ada)
    await other.goto('/')
    await expect(other.locator('html')).toHaveAttribute('lang', 'ar')
    await other.getByRole('contentinfo').getByRole('combobox').selectOption('')
    await expect(other.locator('html')).toHaveAttribute('lang', 'ja')
    await other.context().close()
  },
)

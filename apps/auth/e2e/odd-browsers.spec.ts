import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Locator, type Page } from '@playwright/test'
import { browserFlags } from '../../../tools/browser-flags.mjs'
import { expect, test, type App } from '../../../tools/e2e/fixtures.ts'
import { accounts } from './accounts.ts'
import { arrive } from './arrival.ts'

const password = (page: Page) => page.getByLabel('Password', { exact: true })

test('a browser that blocks cookies is told so, also after a reload', async ({ app }) => {
  // Cookies are blocked by a setting in the profile. Chromium's headless shell reads no profile, so the test starts the
  // full Chromium.
  const profile = await mkdtemp(join(tmpdir(), 'profile-'))
  await mkdir(join(profile, 'Default'))
  await writeFile(
    join(profile, 'Default', 'Preferences'),
    JSON.stringify({ profile: { default_content_setting_values: { cookies: 2 } } }),
  )
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: browserFlags,
    baseURL: app.origin,
  })
  const page = await context.newPage()
  await page.goto('/auth/signin?next=/healthz')
  const blocked = page.getByText('Your browser blocks cookies for this site')
  for (const _ of ['first', 'reloaded']) {
    await page.getByLabel('Email').fill(accounts.ines.email)
    await page.keyboard.press('Enter')
    await expect(blocked).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(accounts.ines.email)
    await page.reload()
  }
  await context.close()
  await rm(profile, { recursive: true })
})

test('what extensions put into the page before its code arrives breaks nothing', async ({
  page,
  app,
}) => {
  const problems: string[] = []
  page.on('pageerror', ({ message }) => {
    // React reports as error 418 that it has rendered the screen anew, because its HTML had been changed.
    if (!message.includes('error #418')) problems.push(message)
  })
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/index-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/auth/signin?next=/healthz', { waitUntil: 'commit' })
  await expect(page.getByLabel('Email')).toBeFocused()
  // Change the page as password managers, translators and style extensions do.
  await page.getByLabel('Email').evaluate((field) => {
    document.documentElement.dataset['extension'] = 'installed'
    document.body.setAttribute('cz-shortcut-listen', 'true')
    document.body.prepend(document.createElement('extension-panel'))
    field.setAttribute('data-extension-ignore', 'true')
    field.after(Object.assign(document.createElement('div'), { textContent: 'Fill in' }))
    const root = document.querySelector('#root')
    root?.prepend(document.createElement('extension-root'))
    for (const text of document.querySelectorAll('h1, button')) {
      const wrapped = document.createElement('font')
      wrapped.append(...text.childNodes)
      text.append(wrapped)
    }
  })
  await page.keyboard.type(accounts.ines.email)
  release()
  await page.keyboard.press('Enter')
  await password(page).fill(accounts.ines.password)
  await page.keyboard.press('Enter')
  await page.getByLabel('Verification code').fill(await app.outbox.lastCode(accounts.ines.email))
  await arrive(page)
  expect(problems).toEqual([])
})

async function openSetUp(page: Page, app: App): Promise<void> {
  const { email } = accounts.mei
  await page.goto('/auth/signin?next=/healthz')
  await page.getByLabel('Email').fill(email)
  await page.keyboard.press('Enter')
  await page.getByLabel('Verification code').fill(await app.outbox.lastCode(email))
  await expect(page.getByRole('heading', { name: 'Set up Authenticator app' })).toBeVisible()
}

async function boxOf(one: Locator) {
  const box = await one.boundingBox()
  if (!box) throw new Error('Expected an element that is shown')
  return box
}

test('the language menu does not lie over a card that is as tall as the window', async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openSetUp(page, app)
  await page.getByRole('button', { name: 'setup key' }).click()
  const card = page.locator('.vb-auth-card')
  const menu = page.getByRole('contentinfo').getByRole('combobox')
  const { y: top, height } = await boxOf(card)
  // Make the window shorter step by step, from 80 px more than the card needs to 48 px less.
  for (const more of [80, 48, 24, 0, -24, -48]) {
    await page.setViewportSize({ width: 1280, height: Math.round(top + height + more) })
    const above = await boxOf(card)
    const below = await boxOf(menu)
    expect(below.y, `${more} px below the card`).toBeGreaterThanOrEqual(above.y + above.height)
  }
})

test('at 400 % zoom a notice lies over nothing that is to be pressed or read next', async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await openSetUp(page, app)
  const toast = page.locator('.vb-toast').first()
  await expect(toast).toBeVisible()
  const notice = await boxOf(toast)
  const controls = page.locator('.vb-auth-card').locator('button, a, input, [role=img], p, code')
  for (const control of await controls.all()) {
    if (!(await control.isVisible())) continue
    const box = await boxOf(control)
    const apart =
      box.y >= notice.y + notice.height ||
      box.y + box.height <= notice.y ||
      box.x >= notice.x + notice.width ||
      box.x + box.width <= notice.x
    expect(apart, await control.evaluate((one) => one.outerHTML.slice(0, 200))).toBe(true)
  }
})

// Uses a test app in Chromium, as its user would.
import { expect } from '@playwright/test'
import { chromium } from 'playwright'
import { findChromium } from '../chromium.mjs'
import { browserFlags } from '../browser-flags.mjs'
import { patienceMs } from '../patience.ts'
import { note, reader } from './platform.mjs'

export const withPatience = expect.configure({ timeout: patienceMs })

/**
 * Starts Chromium, runs `act` with a new browser context, and closes it. Throws an Error if the console has shown
 * errors or warnings.
 */
export async function inBrowser(origin, act) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: browserFlags })
  try {
    const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' })
    context.setDefaultTimeout(patienceMs)
    const complaints = listen(context)
    await act(context)
    if (complaints.length > 0) throw new Error(`The browser complains:\n${complaints.join('\n')}`)
  } finally {
    await browser.close()
  }
}

/**
 * Collects errors and warnings of the console: hydration, keys, CSS, policies. Ignores those about nobody being
 * signed in.
 */
function listen(context) {
  const complaints = []
  context.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning'
    const isRefusal = /status of 401|User is not authenticated/.test(message.text())
    if (isComplaint && !isRefusal) complaints.push(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => complaints.push(String(error.error())))
  return complaints
}

/**
 * Opens the app while signed out, expects it to lead to the sign-in page, signs in, and expects to be back in the app.
 */
export async function signIn(context) {
  const page = await context.newPage()
  await page.goto('/?from=a-link')
  await withPatience(page).toHaveURL(/\/auth\/signin\/?\?next=/)
  await page.getByLabel('Email').fill(reader.email)
  await page.getByRole('button', { name: 'Verify and Proceed' }).click()
  await page.getByLabel('Password', { exact: true }).fill(reader.password)
  await page.keyboard.press('Enter')
  await withPatience(page.getByText('Session: expiring')).toBeVisible()
  await withPatience(page).toHaveURL('/?from=a-link')
  return page
}

/**
 * Opens the tooltip and then the panel of the document about cohort size, expects the panel to have an address of its
 * own, and goes back.
 */
export async function readNote(page) {
  const about = page.getByRole('button', { name: 'About cohort size' })
  await about.hover()
  await withPatience(page.getByRole('tooltip')).toContainText(note.mini_content)
  await about.click()
  const panel = page.getByRole('dialog')
  await withPatience(panel).toBeVisible()
  await withPatience(page).toHaveURL(/[?&]doc=cohort\.size/)
  const text = panel.frameLocator('iframe').getByText('Counts below eleven are hidden.')
  await withPatience(text).toBeVisible()
  await page.goBack()
  await withPatience(panel).toBeHidden()
}

/**
 * Expects how an app shows the end of its session: first a banner, a countdown when the user returns to the tab, and a
 * dialog when another tab signs out.
 */
export async function watchExpiry(page) {
  const context = page.context()
  const banner = page.getByText(/expiring in \d+ minutes, Please login again/)
  await withPatience(banner).toBeVisible()
  await turnVisibility(page, 'hidden')
  await turnVisibility(page, 'visible')
  const countdown = page.getByRole('alertdialog', { name: 'Session Expiring Soon' })
  await withPatience(countdown.getByRole('timer')).toHaveText(/^\d+:\d\d$/)
  // A dialog that does not have the focus yet does not hear keys.
  await withPatience(page.locator('[role=alertdialog]:focus-within')).toBeVisible()
  await page.keyboard.press('Escape')
  await withPatience(countdown).toBeHidden()

  const other = await context.newPage()
  await other.goto('/')
  await other.getByRole('button', { name: 'Sign out' }).click()
  await withPatience(other).toHaveURL(/\/auth\/signin/)
  const expired = page.getByRole('alertdialog', { name: 'User Session Expired' })
  await withPatience(expired).toBeVisible()
}

/** Fakes the visibility of a tab: in a headless browser every tab is visible. */
async function turnVisibility(page, state) {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    Object.defineProperty(document, 'hidden', { value: value === 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}

/**
 * Checks that the HTML from the app's server contains what the app shows to everyone: a page whose content comes only
 * from scripts would lack it.
 */
export async function checkServerRendering(context) {
  const html = await (await context.request.get('/')).text()
  for (const text of ['Cohort explorer', 'Cohort size', 'Rendered on a server']) {
    if (!html.includes(text)) throw new Error(`The server's page lacks '${text}':\n${html}`)
  }
}

import { languageCookie } from '@vestibule/api-client/contract'
import { expect, type Route } from '@playwright/test'
import { endSession, loginAgain } from '../../../apps/shell/e2e/ended-session.ts'
import {
  expectAccessible,
  expectGoodLooks,
  expectNoSidewaysScroll,
  expectReadable,
} from '../../../tools/e2e/accessibility.ts'
import { frameOf, robin, test } from './mounted-app.ts'

test(
  'from the card to the chart: filters, the address, reload, Back, and a view of its own',
  { tag: '@journey' },
  async ({ page, app }) => {
    await app.signIn(page, robin)
    await page.goto('/dv/northfield_oncology/')
    await page.getByRole('link', { name: /Cohort Builder/ }).click()
    const explorer = frameOf(page, 'Cohort Builder')
    await expect(page.getByRole('heading', { level: 1, name: 'Cohort Builder' })).toBeVisible()
    await expect(explorer.getByRole('img', { name: /^All patients: \d+ %/ })).toBeVisible()
    await expect(explorer.getByText('1,700 of 1,700 patients')).toBeVisible()

    // Do not use `check()`, which expects the box to be ticked at once: the app ticks it when its address has changed.
    await explorer.getByRole('checkbox', { name: /^Triple-negative/ }).click()
    await expect(explorer.getByRole('checkbox', { name: /^Triple-negative/ })).toBeChecked()
    await expect(explorer.getByRole('heading', { level: 1, name: 'Triple-negative' })).toBeVisible()
    await expect(page).toHaveURL(/\/cohort-builder\/\?subtype=Triple-negative$/)
    await expect(page).toHaveTitle(/^Cohort: Triple-negative · Cohort Builder · /)

    await explorer.getByRole('button', { name: 'Survival', exact: true }).click()
    await expect(page).toHaveURL(/\/cohort-builder\/survival\?subtype=Triple-negative$/)
    await page.reload()
    await expect(explorer.getByRole('checkbox', { name: /^Triple-negative/ })).toBeChecked()
    await expect(explorer.getByRole('button', { name: 'Survival', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await page.goBack()
    await expect(explorer.getByRole('button', { name: 'Cohort', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      explorer.getByRole('button', { name: 'Export' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('selection.csv')
  },
)

test('follows the theme of the platform, and is accessible at each width', async ({
  page,
  app,
}) => {
  await app.signIn(page, robin)
  await page.goto('/dv/northfield_oncology/cohort-builder')
  const explorer = frameOf(page, 'Cohort Builder')
  await expect(explorer.getByRole('img', { name: /^All patients/ })).toBeVisible()
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: /^Robin/, expanded: false }).click()
  await page.getByRole('radio', { name: 'Dark' }).click()
  await expect(explorer.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('the search of the platform opens by its key from inside of the frame', async ({
  page,
  app,
}) => {
  await app.signIn(page, robin)
  await page.goto('/dv/northfield_oncology/cohort-builder')
  const explorer = frameOf(page, 'Cohort Builder')
  await explorer.getByRole('checkbox', { name: /^Triple-negative/ }).focus()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeFocused()
})

test('unsaved work is asked about before the app is left', async ({ page, app }) => {
  await app.signIn(page, robin)
  await page.goto('/dv/northfield_oncology/cohort-builder')
  const explorer = frameOf(page, 'Cohort Builder')
  await explorer.getByRole('textbox', { name: 'Note on this selection' }).fill('To be looked at')
  await expect(page.getByRole('button', { name: 'Cohort Builder Unsaved changes' })).toBeVisible()
  await page.getByRole('link', { name: 'Vestibule, home' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave Cohort Builder?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await explorer.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Cohort Builder', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Vestibule, home' }).click()
  await expect(page).toHaveURL(/\/dv\/northfield_oncology\/$/)
})

test(
  'the session ends over the frame, which goes on after a new sign-in where it was',
  { tag: '@journey' },
  async ({ page, app, context }) => {
    await app.signIn(page, robin)
    // The session ends while the app loads, and the server refuses the app's request.
    const refuse = async (route: Route) => {
      await endSession(context, app.origin)
      await route.fulfill({ status: 401 })
    }
    await page.route('**/data/cohort.json', refuse, { times: 1 })
    await page.goto('/dv/northfield_oncology/cohort-builder/survival?subtype=Triple-negative')
    const explorer = frameOf(page, 'Cohort Builder')
    const expired = page.getByRole('alertdialog', { name: 'User Session Expired' })
    await expect(explorer.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
    await expect(explorer.getByText(/^Support code \w{4}-\w{4}$/)).toBeVisible()
    await expect(expired).toBeVisible()
    await loginAgain(page, robin)
    await expect(expired).toBeHidden()
    await expect(explorer.getByRole('checkbox', { name: /^Triple-negative/ })).toBeChecked()
    await expect(page).toHaveURL(/\/cohort-builder\/survival\?subtype=Triple-negative$/)

    // End the session again, now with unsaved work. Send the message that an app sends when its
    // request is refused.
    const note = explorer.getByRole('textbox', { name: 'Note on this selection' })
    await note.fill('Kept')
    const unsaved = page.getByRole('button', { name: 'Cohort Builder Unsaved changes' })
    await expect(unsaved).toBeVisible()
    await endSession(context, app.origin)
    await note.evaluate(() =>
      window.parent.postMessage({ protocol: 'vestibule.frame.1', type: 'unauthorized' }, '*'),
    )
    await expect(expired).toBeVisible()
    await loginAgain(page, robin)
    await expect(expired).toBeHidden()
    await expect(note).toHaveValue('Kept')
    await expect(unsaved).toBeVisible()
    await explorer.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('button', { name: 'Cohort Builder', exact: true })).toBeVisible()
  },
)

/** A file that parses but cannot be rendered: one stage is not a string. */
const json = {
  levels: { dataset: [], subtype: [], stage: [{}], therapy: [], icd10: [] },
  columns: { age: [50], stage: [0] },
}
/** The responses to the app's request for its data, each with the expected heading in English and Arabic. */
const failures = [
  { answer: { status: 500 }, heading: ['The cohort could not be loaded', 'تعذر تحميل المجموعة'] },
  { answer: { status: 401 }, heading: ['You are signed out', 'لقد سُجّل خروجك'] },
  {
    answer: { status: 200, json },
    heading: ['Something went wrong in this app', 'حدث خطأ في هذا التطبيق'],
  },
]

for (const [index, language] of ['en', 'ar'].entries()) {
  test(`its screen and its three failures are accessible in both themes (${language})`, async ({
    page,
    app,
  }) => {
    await app.signIn(page, robin)
    const survival = '/dv/northfield_oncology/survival/'
    await page.context().addCookies([{ name: languageCookie, value: language, url: app.origin }])
    await page.goto(survival)
    await expect(page.getByRole('img').first()).toBeVisible()
    await expectGoodLooks(page)
    for (const { answer, heading } of failures) {
      await page.route('**/data/cohort.json', (route) => route.fulfill(answer))
      await page.goto(survival)
      // For a signed-out user a dialog covers the app and hides it from queries by role, so locate by class.
      const failure = page.locator('.vb-error-state')
      await expect(failure.locator('h1')).toHaveText(heading[index] ?? '')
      await expect(failure.locator('.vb-support-code')).toHaveText(/\w{4}-\w{4}/)
      await expect(failure.locator('a')).toHaveAttribute('href', '/dv/northfield_oncology/')
      await page.emulateMedia({ colorScheme: 'light' })
      await expectAccessible(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectReadable(page)
    }
  })
}

test('on a page of its own it has the session, and the paths of its own address', async ({
  page,
  app,
  context,
}) => {
  await app.signIn(page, robin)
  await page.goto('/dv/northfield_oncology/')
  await page.getByRole('link', { name: /^Survival/ }).click()
  await expect(page).toHaveURL(/\/dv\/northfield_oncology\/survival\/$/)
  await expect(page.getByRole('img', { name: /Endocrine: \d+ %/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: /^HR-positive/ }).check()
  await expect(page).toHaveURL(/\/survival\/\?subtype=HR-positive$/)
  await page.getByRole('button', { name: 'Lab values' }).click()
  await page.reload()
  await expect(page.getByRole('img', { name: /Before therapy: / }).first()).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  await context.clearCookies()
  await page.reload()
  await expect(page).toHaveURL(/\/auth\/signin/)
})

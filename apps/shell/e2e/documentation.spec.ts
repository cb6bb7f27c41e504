import { expect, test } from '../../../tools/e2e/fixtures.ts'
import { accounts } from './accounts.ts'

test('an internal user reads the note and the document of a list', async ({ app, page }) => {
  await app.signIn(page, accounts.internal)
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Documentation' }).click()
  const panel = page.getByRole('dialog', { name: 'Documentation' })
  await expect(panel.frameLocator('iframe').getByRole('heading', { name: 'Apps' })).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Edit Document' })).toHaveCount(0)
  await expect(page).toHaveURL(/[?&]doc=home\.apps/)
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(page).toHaveURL('/')
})

test('an external user has none, whatever the address says', async ({ app, page }) => {
  await app.signIn(page, accounts.external)
  await page.goto('/?doc=home.apps')
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Documentation' })).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a docs-admin writes the document of an app', { tag: '@journey' }, async ({ app, page }) => {
  await app.signIn(page, accounts.docsAdmin)
  await page.goto('/dv/northfield_oncology/survival/')
  await page.getByRole('banner').getByRole('button', { name: 'Documentation' }).click()
  const panel = page.getByRole('dialog', { name: 'Documentation' })
  const save = panel.getByRole('button', { name: 'Save Document' })
  await expect(save).toBeDisabled()
  await panel.getByRole('textbox', { name: 'Short note' }).fill('Curves by group.')
  await save.click()
  await expect(page.getByText('Document saved successfully').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.reload()
  await page.getByRole('button', { name: /Survival/ }).hover()
  await expect(page.getByText('Curves by group.')).toBeVisible()
})

test('a full note alone has a title; a page that is gone is said in words', async ({
  app,
  page,
}) => {
  await app.signIn(page, accounts.docsAdmin)
  await page.goto('/dv/northfield_oncology/survival/?doc=apps.survival')
  const panel = page.getByRole('dialog', { name: 'Documentation' })
  const title = panel.getByRole('textbox', { name: 'Title' })
  await expect(title).toBeDisabled()
  await panel.getByRole('textbox', { name: 'Full note', exact: true }).fill('# Curves')
  await title.fill('How curves are made')
  await panel.getByRole('button', { name: 'Save Document' }).click()
  const frame = page.frameLocator('iframe[title="Document: How curves are made"]')
  await expect(frame.locator('h1')).toHaveText('Curves')
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)

  // Rename the document just before its page is requested, so that the server refuses with JSON.
  const rename = (from: string, to: string) =>
    app.server.query(`update documents set element_id = '${to}' where element_id = '${from}'`)
  const pages = '**/documentation_api/v1/document/**'
  await page.route(pages, async (route) => {
    await rename('apps.survival', 'apps.elsewhere')
    await route.continue()
  })
  await page.getByRole('banner').getByRole('button', { name: 'Documentation' }).click()
  await expect(panel.getByRole('heading', { name: 'Server Error' })).toBeVisible()
  await expect(panel.locator('iframe')).toHaveCount(0)
  await page.unroute(pages)
  await rename('apps.elsewhere', 'apps.survival')
  await panel.getByRole('button', { name: 'Retry' }).click()
  await expect(frame.locator('h1')).toHaveText('Curves')
})

test.describe('under a finger', () => {
  test.use({ hasTouch: true })

  test('the first long press keeps its tooltip 1.5 s, and opens nothing', async ({ app, page }) => {
    await app.signIn(page, accounts.internal)
    await page.goto('/support')
    const icon = page.getByRole('button', { name: 'About Support' })
    // The icon stands in the heading, but its name is no part of the heading's name.
    await expect(page.getByRole('heading', { name: 'Support', exact: true })).toBeVisible()
    const box = await icon.boundingBox()
    if (!box) throw new Error('The note has no place')
    const finger = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchEnd') =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchStart' ? [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }] : [],
      })
    await touch('touchStart')
    const tooltip = page.getByRole('tooltip')
    await expect(tooltip).toContainText('We answer within')
    // Measure the time from lifting the finger to the end of the tooltip. Measure it in the page,
    // because other processes could delay the test.
    const lasted = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let liftedAt = 0
          addEventListener('pointerup', () => (liftedAt = performance.now()), true)
          new MutationObserver(() => {
            if (liftedAt && !document.querySelector('[role=tooltip]'))
              resolve(performance.now() - liftedAt)
          }).observe(document, { childList: true, subtree: true })
        }),
    )
    await touch('touchEnd')
    expect(await lasted).toBeGreaterThan(1400)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

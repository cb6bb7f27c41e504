import { expectAccessible, expectNoSidewaysScroll } from '../../../tools/e2e/accessibility.ts'
import { expect, people, test } from './notes-page.ts'

test(
  'an internal reader hovers a note, opens its document and comes back to it',
  { tag: '@journey' },
  async ({ notes }) => {
    const page = await notes.open(people.reader)
    const icon = page.getByRole('button', { name: 'About Datasets' })
    await icon.hover()
    await expect(page.getByRole('tooltip')).toContainText(
      'Datasets that your organisation may query.',
    )
    await page.mouse.move(5, 600)
    await expect(page.getByRole('tooltip')).toHaveCount(0)

    await icon.click()
    const frame = page.frameLocator('iframe[title="Document: Datasets"]')
    await expect(frame.getByRole('heading', { name: 'Datasets', level: 1 })).toBeVisible()
    await expect(page).toHaveURL(/\?doc=home\.datasets$/)
    await expect(page.getByRole('button', { name: 'Edit Document' })).toHaveCount(0)

    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(icon).toBeFocused()
    await expect(page).toHaveURL(/\/notes\/$/)
  },
)

test('a page with 200 notes makes one request', async ({ notes, app }) => {
  const documents = Array.from({ length: 200 }, (_, index) => ({
    element_id: `many.${index}`,
    app_name: 'shell',
    mini_content: `Note ${index}`,
  }))
  await app.server.import({ documents })
  const page = await notes.open(people.reader, '?notes=0')
  // Wait until this page has made its request, so that only those of the next page are counted.
  await expect(page.getByRole('button', { name: 'About Apps' })).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/documentation_api/')) asked.push(request.url())
  })
  await notes.visit(page, '?notes=200')
  await expect(page.getByRole('button', { name: /^About Element/ })).toHaveCount(200)
  expect(asked).toEqual([`${app.origin}/documentation_api/v1/documents`])
})

test('an external user sees nothing, and the parameter opens nothing', async ({ notes, app }) => {
  const page = await notes.open(people.external)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await notes.visit(page, '?doc=home.datasets')
  await expect(page.getByRole('heading', { name: 'Datasets' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(asked.filter((path) => path.startsWith('/documentation_api/'))).toEqual([])
  // The server, too, refuses to give an external user a document for internal users.
  const hidden = await page.request.get(
    `${app.origin}/documentation_api/v1/document/shell/cohort_builder.exclusion/index.html`,
  )
  expect(hidden.status()).toBe(404)
})

test('the keyboard opens a document, goes into its frame, out again, and back', async ({
  notes,
}) => {
  const page = await notes.open(people.reader)
  const icon = page.getByRole('button', { name: 'About Datasets' })
  await icon.focus()
  await expect(page.getByRole('tooltip')).toBeVisible()
  await page.keyboard.press('Enter')
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor()

  const focused = () => page.evaluate(() => document.activeElement?.tagName)
  const seen = new Set<string | undefined>()
  for (let press = 0; press < 6 && !seen.has('IFRAME'); press += 1) {
    await page.keyboard.press('Tab')
    seen.add(await focused())
  }
  expect(seen).toContain('IFRAME')
  // The frame runs no scripts, so Escape cannot close the panel from inside it. The next stop after
  // the frame is a button that can.
  while ((await focused()) === 'IFRAME') await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Leave the document' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(icon).toBeFocused()
})

test('Back closes the panel, Forward opens it again', async ({ notes }) => {
  const page = await notes.open(people.reader)
  await page.getByRole('button', { name: 'About Datasets' }).click()
  await page.getByRole('dialog').waitFor()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goForward()
  await expect(page.getByRole('dialog')).toBeVisible()
})

for (const [name, query] of [
  ['light', ''],
  ['dark', '&theme=dark'],
  ['right to left', '&dir=rtl'],
] as const)
  test(`the panel is accessible: ${name}`, async ({ notes }) => {
    const page = await notes.open(people.reader, `?doc=home.datasets${query}`)
    const heading = page.frameLocator('iframe').getByRole('heading', { level: 1 })
    await heading.waitFor()
    const background = await heading.evaluate(
      (h1) => getComputedStyle(h1.ownerDocument.body).backgroundColor,
    )
    expect(background).toBe(name === 'dark' ? 'rgb(19, 22, 28)' : 'rgb(255, 255, 255)')
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
  })

test('an interactive note holds its links and the way to the full note', async ({ notes }) => {
  const page = await notes.open(people.reader)
  await page.getByRole('button', { name: 'About Apps' }).click()
  const note = page.getByRole('dialog', { name: 'About Apps' })
  await expect(note).toContainText('Apps that your organisation has access to.')
  await note.getByRole('button', { name: 'Read the full note' }).click()
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText('Apps')
  // The note has closed, so the first Escape closes the panel and returns the focus to the icon.
  await expect(note).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Documentation' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'About Apps' })).toBeFocused()
})

test('a page that the server cannot give is said in words, with Retry', async ({ notes }) => {
  const page = await notes.open(people.reader)
  const pages = '**/documentation_api/v1/document/**'
  await page.route(pages, (route) => route.fulfill({ status: 500, json: { success: false } }))
  await page.getByRole('button', { name: 'About Datasets' }).click()
  await expect(page.getByRole('heading', { name: 'Server Error' })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.unroute(pages)
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor()
})

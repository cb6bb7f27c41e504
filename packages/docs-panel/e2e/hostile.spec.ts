import type { Page } from '@playwright/test'
import { expect, people, test } from './notes-page.ts'

const hostile = [
  '# Heading',
  '<script>window.hacked = 1</script>',
  '<img src=x onerror="window.hacked = 2; alert(document.cookie)">',
  '<svg onload="window.hacked = 3"></svg>',
  '[link](javascript:window.hacked=4) <a href="javascript:parent.hacked=5">raw</a>',
  '<iframe srcdoc="<script>parent.hacked = 6</script>"></iframe>',
  '<form action="https://evil.example/"><button>Send</button></form>',
  '<style>body { display: none }</style><base href="https://evil.example/">',
  '<math><mtext><table><mglyph><style><img src=x onerror="window.hacked = 7">',
  '![pixel](https://evil.example/pixel.png)',
].join('\n\n')

/**
 * Watches a page. The returned function fails if a script has run, a dialog has opened, or the page
 * has sent a request to another origin.
 */
async function watch(page: Page, origin: string) {
  const incidents: string[] = []
  page.on('dialog', (dialog) => {
    incidents.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(origin)) incidents.push(`request: ${request.url()}`)
  })
  return async () => {
    const hacked = await page.evaluate(() => (window as { hacked?: unknown }).hacked)
    expect([...incidents, hacked]).toEqual([undefined])
  }
}

test('hostile Markdown in both fields runs nothing and reaches no cookie', async ({
  notes,
  app,
}) => {
  const admin = await notes.open(people.admin, '?doc=home.banner')
  const expectNothing = await watch(admin, app.origin)
  await admin.getByRole('textbox', { name: 'Short note' }).fill(hostile)
  await admin.getByRole('textbox', { name: 'Full note' }).fill(hostile)
  const preview = admin.getByRole('region', { name: 'Live preview' })
  await expect(preview.getByRole('heading', { name: 'Heading' })).toBeVisible()
  await expectNothing()
  await admin.getByRole('button', { name: 'Save Document' }).click()
  await admin.frameLocator('iframe').getByRole('heading', { name: 'Heading' }).waitFor()
  await expectNothing()

  const reader = await notes.open(people.reader)
  const expectNothingThere = await watch(reader, app.origin)
  const icon = reader.getByRole('button', { name: 'About Banner' })
  await icon.hover()
  await expect(reader.getByRole('tooltip')).toContainText('Heading')
  await icon.click()
  await reader.frameLocator('iframe').getByRole('heading', { name: 'Heading' }).waitFor()
  await expectNothingThere()

  const frame = reader.frames().find((one) => one.url().includes('/documentation_api/'))
  const inside = await frame?.evaluate(() => {
    const attempt = (act: () => unknown) => {
      try {
        return act()
      } catch (error) {
        return (error as Error).name
      }
    }
    return {
      origin: window.origin,
      cookie: attempt(() => document.cookie),
      parent: attempt(() => window.parent.document.title),
      storage: attempt(() => window.localStorage.length),
      scripts: document.scripts.length,
    }
  })
  expect(inside).toEqual({
    origin: 'null',
    cookie: 'SecurityError',
    parent: 'SecurityError',
    storage: 'SecurityError',
    scripts: 0,
  })
})

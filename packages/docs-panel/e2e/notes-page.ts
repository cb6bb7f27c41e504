import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { build } from 'vite'
import { test as base, type App } from '../../../tools/e2e/fixtures.ts'

export { expect } from '../../../tools/e2e/fixtures.ts'

const password = 'Quiet-Doorway-26!'
export const people = {
  reader: { email: 'sam@vestibule.example', password },
  admin: { email: 'dana@vestibule.example', password },
  external: { email: 'ada@northfield.example', password },
}
type Account = (typeof people)[keyof typeof people]

/** The path of the page with notes on the server's origin. */
const place = '/notes/'
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
}
/** The content security policy that the server sends with its apps. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
  "connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'"

export interface NotesPage {
  /** Signs in in a new browser, and opens the page with notes there. */
  open(account: Account, query?: string): Promise<Page>
  /** Opens the page with notes in the browser of `page`, for the user who is signed in there. */
  visit(page: Page, query?: string): Promise<void>
}

/** A test with the real server and a page with notes on its origin. */
export const test = base.extend<{ notes: NotesPage }, { bundle: string }>({
  bundle: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs here.
    async ({}, provide) => {
      const folder = await mkdtemp(join(tmpdir(), 'notes-page-'))
      await build({
        root: join(import.meta.dirname, 'page'),
        base: place,
        configFile: false,
        logLevel: 'error',
        resolve: { conditions: ['@vestibule/source', 'module', 'browser', 'production'] },
        build: { outDir: folder, emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
      })
      await provide(folder)
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  notes: async ({ app, browser, bundle }, provide) => {
    const contexts: BrowserContext[] = []
    const visit = async (page: Page, query = '') => {
      await serve(page.context(), app, bundle)
      await page.goto(`${app.origin}${place}${query}`)
      await page.locator('body[data-ready]').waitFor()
    }
    await provide({
      async open(account, query) {
        const context = await browser.newContext({ reducedMotion: 'reduce' })
        contexts.push(context)
        const page = await context.newPage()
        await app.signIn(page, account)
        await visit(page, query)
        return page
      },
      visit,
    })
    for (const context of contexts) await context.close()
  },
})

async function serve(context: BrowserContext, app: App, bundle: string) {
  await context.route(`${app.origin}${place}**`, async (route) => {
    const path = new URL(route.request().url()).pathname.slice(place.length) || 'index.html'
    const contentType = types[extname(path)] ?? 'application/octet-stream'
    const headers = { 'content-security-policy': policy }
    await route.fulfill({ body: await readFile(join(bundle, path)), contentType, headers })
  })
}

import { chromium, type BrowserContext, type LaunchOptions, type Page } from '@playwright/test'
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, type App } from '../../../tools/e2e/fixtures.ts'
import { bundle, pageHtml, typeOf, type Bundle } from './backends/bundle.ts'

/** The user that a test signs in, of the demo data: the method is the password alone. */
export const accounts = {
  robin: { email: 'robin@vestibule.example', password: 'Quiet-Doorway-26!', name: 'Robin Vale' },
  dana: { email: 'dana@vestibule.example', password: 'Quiet-Doorway-26!', name: 'Dana' },
} as const
export type Account = (typeof accounts)[keyof typeof accounts]

/** A Chromium window whose tabs hide each other, as a user's do. */
export interface Tabs {
  readonly context: BrowserContext
  /** Opens a path in a new tab, in front of the others. */
  readonly open: (path: string) => Promise<Page>
  /** Brings a tab to the front; the one before is hidden. */
  readonly show: (page: Page) => Promise<void>
  /** Signs this browser in, with this long to go. */
  readonly signIn: (account: Account, secondsLeft?: number) => Promise<void>
  /** Ends every session on the server after this many seconds. */
  readonly endIn: (seconds: number) => Promise<void>
  /** Does something that opens a tab, and waits for it. */
  readonly opened: (act: () => Promise<void>) => Promise<Page>
  /** Signs in through the pages of the sign-in app. */
  readonly signInOn: (page: Page, account: Account) => Promise<void>
}

export const test = base.extend<{ tabs: Tabs }, { harness: Bundle }>({
  harness: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures here
    async ({}, provide) => provide(await bundle(join(import.meta.dirname, 'harness/main.tsx'))),
    { scope: 'worker' },
  ],
  tabs: async ({ app, harness, launchOptions }, provide) => {
    const browser = await startBrowser(launchOptions)
    await serveHarness(browser.context, app.origin, harness)
    await provide(tabsOf(browser.context, app))
    await browser.close()
  },
})
export { expect } from '../../../tools/e2e/fixtures.ts'

function tabsOf(context: BrowserContext, app: App): Tabs {
  const endIn = async (seconds: number) => {
    await app.server.query(
      `update sessions set expires_at = date_trunc('second', now()) + interval '${seconds} seconds'`,
    )
  }
  return {
    context,
    endIn,
    open: async (path) => {
      const page = await context.newPage()
      await page.goto(app.origin + path)
      await page.bringToFront()
      return page
    },
    show: (page) => page.bringToFront(),
    signIn: async (account, secondsLeft) => {
      const page = context.pages()[0] ?? (await context.newPage())
      await app.signIn(page, account)
      if (secondsLeft !== undefined) await endIn(secondsLeft)
    },
    opened: async (act) => {
      const [page] = await Promise.all([context.waitForEvent('page'), act()])
      return page
    },
    signInOn: async (page, account) => {
      await page.getByLabel('Email').fill(account.email)
      await page.getByRole('button', { name: 'Verify and Proceed' }).click()
      await page.getByLabel('Password', { exact: true }).fill(account.password)
      await page.keyboard.press('Enter')
    },
  }
}

/**
 * Chromium as a user runs it. Attached without Playwright's defaults, which make every tab believe
 * that it is visible and focused.
 */
async function startBrowser(launch: LaunchOptions) {
  const profile = await mkdtemp(join(tmpdir(), 'session-tabs-'))
  // A Chromium without windows hides no tab behind another.
  const command = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  const child = spawn(
    command,
    [
      ...(launch.args ?? []),
      '--headless',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const endpoint = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stderr.on('data', (data: Buffer) => {
      said += data.toString()
      const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1]
      if (found) resolve(found)
    })
    child.once('exit', () => reject(new Error(`${command} ended:\n${said}`)))
  })
  const browser = await chromium.connectOverCDP(endpoint, { noDefaults: true })
  const [context] = browser.contexts()
  if (!context) throw new Error('The browser has no window')
  return {
    context,
    close: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      await browser.close()
      child.kill()
      await ended
      await rm(profile, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

/** Serves the page of `harness/` under `/harness/` of the platform. */
async function serveHarness(context: BrowserContext, origin: string, files: Bundle) {
  await context.route(`${origin}/harness/**`, async (route) => {
    const path = new URL(route.request().url()).pathname.slice('/harness'.length)
    const file = files.get(path)
    if (file !== undefined) await route.fulfill({ contentType: typeOf(path), body: file })
    else await route.fulfill({ contentType: 'text/html', body: pageHtml('/harness') })
  })
}

import { chromium, type BrowserContext, type LaunchOptions, type Page } from '@playwright/test'
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestServer } from '@vestibule/server/testing'
import { signIn } from './sign-in.ts'

/** Users of the demo data that sign in by password only. */
export const accounts = {
  robin: { email: 'robin@vestibule.example', password: 'Quiet-Doorway-26!', name: 'Robin Vale' },
  dana: { email: 'dana@vestibule.example', password: 'Quiet-Doorway-26!', name: 'Dana' },
} as const
export type Account = (typeof accounts)[keyof typeof accounts]

/** A Chromium window in which the tab in front hides the others, as in a user's browser. */
export interface Tabs {
  readonly context: BrowserContext
  /** Opens a path in a new tab, in front of the others. */
  readonly open: (path: string) => Promise<Page>
  /** Brings a tab to the front. The tab that was in front is hidden. */
  readonly show: (page: Page) => Promise<void>
  /** Signs in this browser. If `secondsLeft` is set, the session ends after that many seconds. */
  readonly signIn: (account: Account, secondsLeft?: number) => Promise<void>
  /** Makes every session on the server end after this many seconds. */
  readonly endIn: (seconds: number) => Promise<void>
  /**
   * Makes every session end in three seconds, and brings these tabs to the front one after another,
   * because a tab asks the server when the user comes back to it. If the session were short from
   * the start, it could end before a slow page has loaded.
   */
  readonly endSoon: (...pages: Page[]) => Promise<void>
  /** Runs `act`, which opens a tab, and resolves to the page of that tab. */
  readonly opened: (act: () => Promise<void>) => Promise<Page>
  /** Signs in through the pages of the sign-in app. */
  readonly signInOn: (page: Page, account: Account) => Promise<void>
}

/** Makes the controls of a browser's tabs. `origin`: the address at which the browser finds the platform. */
export function tabsOf(context: BrowserContext, server: TestServer, origin: string): Tabs {
  const endIn = async (seconds: number) => {
    await server.query(
      `update sessions set expires_at = date_trunc('second', now()) + interval '${seconds} seconds'`,
    )
  }
  return {
    context,
    endIn,
    endSoon: async (...pages) => {
      await endIn(3)
      const blank = await context.newPage()
      for (const page of pages) {
        await blank.bringToFront()
        await page.waitForFunction(() => document.hidden)
        await page.bringToFront()
        await page.waitForFunction(() => !document.hidden)
      }
      await blank.close()
    },
    open: async (path) => {
      const page = await context.newPage()
      await page.goto(origin + path)
      await page.bringToFront()
      return page
    },
    show: (page) => page.bringToFront(),
    signIn: async (account, secondsLeft) => {
      const page = context.pages()[0] ?? (await context.newPage())
      await signIn(page, origin, account)
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
 * Starts Chromium as a user does, and connects to it without Playwright's defaults, which make
 * every tab believe that it is visible and focused.
 */
export async function startBrowser(launch: LaunchOptions) {
  const profile = await mkdtemp(join(tmpdir(), 'real-tabs-'))
  // Use the full browser: in Chromium's headless shell, which has no windows, no tab hides another.
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

import { test as base, expect, type Page } from '@playwright/test'
import { join } from 'node:path'
import type { AppConnection, AppRequest, ShellConnection } from '@vestibule/session/frame'
import { bundle, pageHtml, typeOf, type Bundle } from './backends/bundle.ts'
import { listen } from './backends/listen.ts'

type TestWindow = Window & { app: AppConnection; asked: AppRequest[]; shell: ShellConnection }

const built = (name: string) => bundle(join(import.meta.dirname, 'frame', name))

/**
 * Starts a server for a page, at an origin of its own. `platform`: the origin that the app in the
 * page trusts.
 */
async function serve(files: Bundle, platform = '') {
  const server = await listen()
  const page = `<meta name="platform" content="${platform}">${pageHtml()}`
  server.answer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = files.get(pathname)
    response.writeHead(200, { 'content-type': file === undefined ? 'text/html' : typeOf(pathname) })
    response.end(file ?? page)
  })
  return server
}

interface Origins {
  /** The origins of the platform, of the app, and of a page of someone else. */
  readonly platform: string
  readonly app: string
  readonly stranger: string
}

const test = base.extend<object, { origins: Origins }>({
  origins: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures here
    async ({}, provide) => {
      const [shellFiles, appFiles] = await Promise.all([built('shell.ts'), built('app.tsx')])
      const platform = await serve(shellFiles)
      const stranger = await serve(shellFiles)
      const app = await serve(appFiles, platform.origin)
      await provide({
        platform: platform.origin,
        app: app.origin,
        stranger: stranger.origin,
      })
      await Promise.all([platform.close(), stranger.close(), app.close()])
    },
    { scope: 'worker' },
  ],
})

const frameIn = (page: Page) => page.frameLocator('iframe')
const statusIn = (page: Page) =>
  page.evaluate(() => (window as unknown as TestWindow).app.store.getSnapshot().status)
const askedIn = (page: Page) => page.evaluate(() => (window as unknown as TestWindow).asked)

test(
  'an app and a shell of two origins find each other, and tell each other what they must',
  { tag: '@journey' },
  async ({ page, origins }) => {
    await page.goto(`${origins.platform}/?src=${origins.app}/`)
    const app = frameIn(page)
    await expect(app.getByRole('heading', { name: 'Osier Genomics' })).toBeVisible()
    await expect(app.getByRole('main')).toHaveAttribute('data-theme', 'light')

    await app.getByRole('button', { name: 'Treated' }).click()
    await expect(app.getByText('Arm: treated')).toBeVisible()
    await page.keyboard.press('Control+k')
    const isUse = ({ type }: { readonly type: string }) => type === 'used'
    await expect
      .poll(async () => (await askedIn(page)).filter((asked) => !isUse(asked)))
      .toEqual([
        { type: 'path', path: '/?arm=treated', push: true },
        { type: 'shortcut', shortcut: 'palette' },
      ])
    expect((await askedIn(page)).some(isUse)).toBe(true)

    await page.evaluate(() =>
      (window as unknown as TestWindow).app.setShell({
        dataset: null,
        theme: 'dark',
        language: 'ar',
        path: '/',
      }),
    )
    await expect(app.getByRole('heading', { name: 'No dataset' })).toBeVisible()
    await expect(app.getByRole('main')).toHaveAttribute('data-theme', 'dark')
    await expect(app.getByText('Arm: all')).toBeVisible()
  },
)

test('an app says nothing to a page of another origin that frames it', async ({
  page,
  origins,
}) => {
  await page.goto(`${origins.stranger}/?src=${origins.app}/`)
  await expect(frameIn(page).getByText('No shell')).toBeVisible()
  await expect.poll(() => statusIn(page)).toBe('unreachable')
})

test('the shell believes nobody but the app in its frame', async ({ page, origins }) => {
  await page.goto(`${origins.platform}/?src=${origins.app}/`)
  await expect(frameIn(page).getByText('Arm: all')).toBeVisible()
  const title = () =>
    page.evaluate(() => (window as unknown as TestWindow).app.store.getSnapshot().title)
  await expect.poll(title).toBe('Survival, all')

  // A second frame has the origin of the app, but the shell did not create it and must not answer
  // it.
  await page.evaluate((src) => {
    const second = Object.assign(document.createElement('iframe'), { src, title: 'Second' })
    document.body.append(second)
  }, `${origins.app}/`)
  await expect(page.frameLocator('iframe[title=Second]').getByText('No shell')).toBeVisible()

  // A page of someone else replaces the app in the shell's frame, and sends a correct message. The
  // shell must ignore it.
  await page.evaluate((src) => {
    const frame = document.querySelector('iframe')
    if (frame) frame.src = src
  }, `${origins.stranger}/`)
  const frame = await (await page.waitForSelector('iframe[title=App]')).contentFrame()
  await frame?.waitForURL(`${origins.stranger}/`)
  await frame?.evaluate(() =>
    window.parent.postMessage(
      { protocol: 'vestibule.frame.1', type: 'title', title: 'Stolen' },
      '*',
    ),
  )
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
  expect(await title()).toBe('Survival, all')
})

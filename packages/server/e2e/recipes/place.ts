import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as base, type LaunchOptions, type Page } from '@playwright/test'
import { startTestServer, type TestServer } from '@vestibule/server/testing'
import { freePort } from '../../../../tools/free-port.mjs'
import { accounts, startBrowser, tabsOf, type Tabs } from '../../../../tools/e2e/tabs.ts'
import { wantedProxies, type GateProxy } from '../../src/testing/proxies/gate-proxies.ts'
import { linesOfNginx, serveOf } from './guide.ts'

/**
 * A way to an app: on its own origin behind a proxy that asks the gate, or served by the platform behind that proxy.
 */
export interface Way {
  readonly name: string
  readonly proxy: GateProxy
  readonly isServed: boolean
  /** Whether the app itself must add the script element of `session.js` to its pages. */
  readonly needsLine: boolean
}

export const ways: readonly Way[] = wantedProxies.flatMap((proxy) => [
  {
    name: `on its own origin behind ${proxy.name}`,
    proxy,
    isServed: false,
    needsLine: proxy.name !== 'nginx',
  },
  { name: `served, behind ${proxy.name}`, proxy, isServed: true, needsLine: false },
])

/**
 * Half of the ways, and the other half. Jupyter is tried on all ways, Django on the first half, Shiny on the second. So
 * each way is tried with two apps, and each app behind each proxy and at both kinds of origin.
 */
export const halves = [true, false].map((isFirst) =>
  ways.filter(({ isServed, proxy }) => (isServed === (proxy.name === 'nginx')) === isFirst),
) as [Way[], Way[]]

export interface Starting {
  readonly way: Way
  readonly port: number
  /** An empty folder for the app's files. */
  readonly folder: string
  /** The hosts of the app's own origin and of the platform, with their port. */
  readonly hosts: { readonly own: string; readonly platform: string }
}

/** An app that docs/apps.md describes, and how a test starts it as described there. */
export interface RecipeApp {
  /** The app's name on the platform. */
  readonly name: string
  readonly chapter: string
  /** Why the app cannot be started on this machine; null if it can. */
  readonly missing: () => string | null
  /** Starts the app. Resolves to a function that ends it. */
  readonly start: (starting: Starting) => Promise<() => Promise<void>>
}

/** A running app and the running platform through which people open it. */
export interface Place {
  readonly server: TestServer
  readonly platform: string
  /** Address of the app, without a slash at the end. */
  readonly app: string
  readonly folder: string
  /** The CA certificate of the proxy. */
  readonly ca: string
  /** Opens a window of a browser, whose pages note the codes with which their WebSockets close. */
  readonly openTabs: () => Promise<Tabs>
}

interface Fixtures {
  openPlace: (app: RecipeApp, way: Way) => Promise<Place>
}

export const test = base.extend<Fixtures>({
  openPlace: async ({ launchOptions }, provide) => {
    const ends: (() => Promise<unknown>)[] = []
    await provide((app, way) => openPlace(app, way, launchOptions, (end) => ends.unshift(end)))
    for (const end of ends) await end()
  },
})
export { expect }

async function openPlace(
  app: RecipeApp,
  way: Way,
  launch: LaunchOptions,
  onOpened: (end: () => Promise<unknown>) => void,
): Promise<Place> {
  const { name } = app
  const { program = '', debianPackage } = way.proxy
  test.skip(program === '', `${way.proxy.name} is missing (Debian: ${debianPackage})`)
  const missing = app.missing()
  test.skip(missing !== null, missing ?? '')
  const [own, http, port] = [await freePort(), await freePort(), await freePort()]
  const hosts = { own: `${name}.platform.localhost:${own}`, platform: `platform.localhost:${own}` }
  const platform = `https://${hosts.platform}`
  const folder = await mkdtemp(join(tmpdir(), `recipe-${name}-`))
  onOpened(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }))
  const server = await startTestServer({
    db: 'postgres',
    clock: 'system',
    settings: { publicOrigin: platform, trustedProxyHops: 1 },
  })
  onOpened(() => server.close())
  const reach = way.isServed
    ? { serve: serveOf(app.chapter, port) }
    : { gate: { origin: `https://${hosts.own}` } }
  await server.import({
    resources: [
      {
        to: ['vestibule'],
        resourcetype: 'AppResource',
        resource: { url: name, display_name: app.chapter, mount: { kind: 'page' }, ...reach },
      } as never,
    ],
  })
  onOpened(await app.start({ way, port, folder, hosts }))
  const proxy = await way.proxy.start(program, {
    own,
    http,
    vestibule: server.port,
    app: port,
    // Name another app to the proxy if the platform serves this one: the proxy then passes its requests to the
    // platform.
    name: way.isServed ? 'other' : name,
    linesOfApp: linesOfNginx(),
  })
  onOpened(() => proxy.close())
  const openTabs = async () => {
    const args = [...(launch.args ?? []), '--ignore-certificate-errors']
    const browser = await startBrowser({ ...launch, args })
    onOpened(() => browser.close())
    await browser.context.addInitScript(noteClosedSockets)
    return tabsOf(browser.context, server, platform)
  }
  return {
    server,
    platform,
    app: way.isServed ? `${platform}/${name}` : `https://${hosts.own}`,
    folder,
    ca: proxy.ca,
    openTabs,
  }
}

declare global {
  interface Window {
    closedSockets: number[]
  }
}

function noteClosedSockets() {
  window.closedSockets = []
  window.WebSocket = class extends WebSocket {
    constructor(...args: ConstructorParameters<typeof WebSocket>) {
      super(...args)
      this.addEventListener('close', ({ code }) => window.closedSockets.push(code))
    }
  }
}

/** The codes with which WebSockets of the page have closed so far. */
export const closedSockets = (page: Page) => page.evaluate(() => window.closedSockets)

/** The status that a script of the page gets at an address below the app. */
export const statusOf = (page: Page, { app }: Place, path: string) =>
  page.evaluate(async (address) => (await fetch(address)).status, app + path)

/** Signs in at the app's address, as a person who has been sent a link to it. */
export async function openSignedOut(tabs: Tabs, address: string): Promise<Page> {
  const page = await tabs.context.newPage()
  await page.goto(address)
  await expect(page).toHaveURL(/\/auth\/signin/)
  await tabs.signInOn(page, accounts.robin)
  await expect(page).toHaveURL(address)
  return page
}

/** Lets the session of a page end, and expects the page to show the warning before and the message after. */
export async function endSession(tabs: Tabs, page: Page) {
  await tabs.endIn(1800)
  await tabs.context.newPage()
  await tabs.show(page)
  await expect(cards.warning(page)).toBeVisible()
  await tabs.endSoon(page)
  await expect(cards.ended(page)).toBeVisible()
}

/** Signs in by the link on the card that says that the session has ended, in a new tab, and comes back to the page. */
export async function signInAgain(tabs: Tabs, page: Page) {
  const signIn = await tabs.opened(() =>
    cards.ended(page).getByRole('link', { name: 'Login Again' }).click(),
  )
  await tabs.signInOn(signIn, accounts.robin)
  await expect(cards.ended(page)).toBeHidden()
  await tabs.show(page)
}

/** The cards that `session.js` shows on a page: before the session ends, and afterwards. */
const cards = {
  warning: (page: Page) =>
    page.getByRole('region', { name: /^Your session will be expiring in \d+ minutes?$/ }),
  ended: (page: Page) => page.getByRole('region', { name: 'User Session Expired' }),
}

/** Signs out of the platform, in another tab. */
export async function signOut({ platform }: Place, tabs: Tabs) {
  const page = await tabs.context.newPage()
  await page.goto(`${platform}/auth/signin`)
  const status = await page.evaluate(async () => {
    const [, token = ''] = /(?:^|; )csrftoken=([^;]+)/.exec(document.cookie) ?? []
    const headers = { 'x-csrftoken': token }
    return (await fetch('/auth_api/v1/accounts/logout/', { method: 'POST', headers })).status
  })
  expect(status).toBe(200)
}

/** Deletes the grants of the app to organisations, so that none of their people may open it any more. */
export async function endGrants({ server }: Place, app: RecipeApp) {
  await server.query(
    `delete from resource_grants where resource_id in (select id from resources where resource->>'url' = '${app.name}')`,
  )
}

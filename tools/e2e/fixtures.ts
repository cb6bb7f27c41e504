import { test as base, expect, type Page } from '@playwright/test'
import { picturesFolder, takePictures } from './pictures.ts'
import { signIn } from './sign-in.ts'
import { startTestServer, type TestServer, type TestServerOptions } from '@vestibule/server/testing'

/** The running product, as a test sees it from outside. */
export interface App {
  readonly origin: string
  readonly server: TestServer
  readonly outbox: {
    /** The newest code mailed to an address. Fails where there is none within 5 s. */
    lastCode(email: string): Promise<string>
    /** The newest link mailed to an address. */
    lastLink(email: string): Promise<string>
    /** How many mails went to an address. */
    count(email: string): Promise<number>
  }
  /** Signs a page's browser in with an account whose method is the password alone. */
  signIn(page: Page, account: { email: string; password: string }): Promise<void>
}

export interface Options {
  /** Which database the server runs on; a setting of the Playwright project. */
  database: 'pglite' | 'postgres'
  /** Settings, import file and the like, for one file or group: `test.use({ serverOptions: … })`. */
  serverOptions: TestServerOptions
}

/**
 * Every test has a server of its own with the demo data, so that no test sees another's limits, codes
 * or sessions. Paths given to `page.goto` are on that server.
 */
const withServer = base.extend<{ app: App } & Options>({
  database: ['pglite', { option: true }],
  serverOptions: [{}, { option: true }],
  app: async ({ database, serverOptions }, provide) => {
    const server = await startTestServer({ db: database, clock: 'system', ...serverOptions })
    await provide(appOn(server))
    await server.close()
  },
  baseURL: async ({ app }, provide) => provide(app.origin),
})

/** `npm run screens` takes pictures of where the tests tagged `@screen` end. */
export const test =
  picturesFolder === undefined
    ? withServer
    : withServer.extend<{ pictures: undefined }>({
        pictures: [
          async ({ page }, provide, info) => {
            await provide(undefined)
            if (info.tags.includes('@screen')) await takePictures(page, info)
          },
          { auto: true },
        ],
      })

export { expect }

function appOn(server: TestServer): App {
  const newest = async (email: string, part: 'code' | 'link') => {
    let found: string | null = null
    await expect
      .poll(
        async () => {
          const mail = (await server.outbox(email)).find((one) => one[part] !== null)
          found = mail?.[part] ?? null
          return found
        },
        { message: `a ${part} mailed to ${email}`, timeout: 5000 },
      )
      .not.toBeNull()
    return found as unknown as string
  }
  return {
    origin: server.origin,
    server,
    outbox: {
      lastCode: (email) => newest(email, 'code'),
      lastLink: (email) => newest(email, 'link'),
      count: async (email) => (await server.outbox(email)).length,
    },
    signIn: (page, account) => signIn(page, server.origin, account),
  }
}

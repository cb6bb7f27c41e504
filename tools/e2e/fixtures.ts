import { test as base, expect, type Page, type Request } from '@playwright/test'
import { picturesFolder, takePictures } from './pictures.ts'
import { serverWarnings, unansweredRequests } from './failure-details.ts'
import { signIn } from './sign-in.ts'
import { startTestServer, type TestServer, type TestServerOptions } from '@vestibule/server/testing'

/** The running product, as a test sees it from outside. */
export interface App {
  readonly origin: string
  readonly server: TestServer
  readonly outbox: {
    /**
     * Waits for a code that was mailed to this address, and returns the newest. Fails if none
     * arrives in time.
     */
    lastCode(email: string): Promise<string>
    /**
     * Waits for a link that was mailed to this address, and returns the newest. Fails if none
     * arrives in time.
     */
    lastLink(email: string): Promise<string>
    /** How many mails were sent to this address. */
    count(email: string): Promise<number>
  }
  /** Signs in the page's browser. The account must sign in by password only. */
  signIn(page: Page, account: { email: string; password: string }): Promise<void>
}

export interface Options {
  /**
   * The database of the server. Default: `postgres`, which needs less processor time. A few files use the embedded
   * database, as `npm start` does: `test.use({ database: 'pglite' })`. The server's own tests run on both.
   */
  database: 'pglite' | 'postgres'
  /**
   * Options of the server, such as settings, for one file or one group of tests: `test.use({
   * serverOptions: … })`.
   */
  serverOptions: TestServerOptions
}

/**
 * Every test has a server of its own with the demo data, so that no test is affected by another's
 * limits, codes or sessions. Paths that `page.goto` gets are on that server.
 */
const withServer = base.extend<{ app: App } & Options>({
  database: ['postgres', { option: true }],
  serverOptions: [{}, { option: true }],
  app: async ({ database, serverOptions }, provide, info) => {
    const warnings: string[] = []
    const server = await startTestServer({
      db: database,
      clock: 'system',
      onWarning: (line) => warnings.push(line),
      ...serverOptions,
    })
    await provide(appOn(server))
    await server.close()
    if (info.status !== info.expectedStatus)
      await info.attach(serverWarnings, { body: warnings.join(''), contentType: 'text/plain' })
  },
  baseURL: async ({ app }, provide) => provide(app.origin),
  context: async ({ context }, provide, info) => {
    const waiting = new Set<Request>()
    context.on('request', (request) => waiting.add(request))
    context.on('requestfinished', (request) => waiting.delete(request))
    context.on('requestfailed', (request) => waiting.delete(request))
    await provide(context)
    if (info.status === info.expectedStatus) return
    const lines = [...waiting].map((request) => `${request.method()} ${request.url()}\n`)
    await info.attach(unansweredRequests, { body: lines.join(''), contentType: 'text/plain' })
  },
})

/**
 * With `npm run screens`, each test that is tagged `@screen` takes pictures of the page on which it
 * ends.
 */
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
        { message: `a ${part} mailed to ${email}` },
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

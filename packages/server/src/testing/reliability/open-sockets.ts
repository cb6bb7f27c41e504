import { closeCode, openedSocket, startSocketApp } from '../socket-app.ts'
import { startCluster } from '../postgres-cluster.ts'
import { startProbedServer, type ProbedServer } from '../probed-server.ts'
import { demo, demoPassword, paths } from '../sign-in-steps.ts'
import { signIn, type TestBrowser } from '../test-browser.ts'
import { startTestServer, type TestServer } from '../test-server.ts'

interface World {
  /** The server under test, in a separate process, with the time limits of the product. */
  readonly server: ProbedServer
  /** A second server on the same database. */
  readonly other: TestServer
  signIn(email: string): Promise<TestBrowser>
}

/** Runs a test with two servers on one PostgreSQL. */
export async function withTwoServers<T>(run: (world: World) => Promise<T>): Promise<T> {
  const cluster = await startCluster()
  try {
    const other = await startTestServer({ db: { postgres: cluster.url }, clock: 'system' })
    try {
      const server = await startProbedServer(other.databaseUrl ?? '')
      const died = server.ended.then((code) => {
        throw new Error(`The server has ended (${code}): ${server.output()}`)
      })
      const world = {
        server,
        other,
        signIn: (email: string) => signIn(server, email, demoPassword),
      }
      try {
        return await Promise.race([run(world), died])
      } finally {
        died.catch(() => {})
        await server.end('SIGTERM')
      }
    } finally {
      await other.close()
    }
  } finally {
    await cluster.close()
  }
}

/** An import entry of an app whose requests are passed on to `upstream`. */
export const served = (url: string, upstream: string, to: readonly object[]) => ({
  to,
  resourcetype: 'AppResource',
  resource: { url, mount: { kind: 'page' }, serve: { upstream } },
})

export interface EndedSocket {
  readonly name: string
  readonly code: number
  /** Time from the end of the user's access to the app until the WebSocket was closed. */
  readonly seconds: number
}

/**
 * Measures in real time how soon a server closes a WebSocket to an app once its user may not open the app any more, for
 * example because of a change at another server on the same database.
 */
export async function measureEnds(): Promise<readonly EndedSocket[]> {
  const app = await startSocketApp()
  try {
    return await withTwoServers(async ({ server, other, signIn: enter }) => {
      const until = new Date(Date.now() + 12_000)
      await other.import({
        resources: [
          served('live', app.origin, [{ organization: 'northfield' }, { organization: 'calder' }]),
          served('brief', app.origin, [{ organization: 'northfield', until: until.toISOString() }]),
        ],
      } as never)
      const opened = async (email: string, path: string) => {
        const browser = await enter(email)
        const socket = await openedSocket(browser, path)
        return { browser, closed: closeCode(socket).then((code) => [code, Date.now()] as const) }
      }
      const short = await opened(demo.password, '/brief/')
      const leaving = await opened(demo.password, '/live/')
      const disabled = await opened('oskar@calder.example', '/live/')
      const asked = await opened(demo.password, '/live/')
      const ends: EndedSocket[] = []
      const measured = async (
        name: string,
        closed: Promise<readonly [number, number]>,
        fromMs: number,
      ) => {
        const [code, atMs] = await closed
        ends.push({ name, code, seconds: (atMs - fromMs) / 1000 })
      }
      await measured('grant ended', short.closed, until.getTime())
      const from = Date.now()
      await leaving.browser.clone(other.origin).post(paths.logout)
      await measured('signed out', leaving.closed, from)
      const disabledAt = Date.now()
      await other.query(
        "update users set disabled_at = now() where email = 'oskar@calder.example' returning 1",
      )
      await measured('account disabled', disabled.closed, disabledAt)
      const termsAt = Date.now()
      await other.import({ eulas: [{ id: 'new', name: 'New', content: '<p>New.</p>' }] })
      await measured('new terms pending', asked.closed, termsAt)
      if (server.output().includes('"level":60')) throw new Error(server.output())
      return ends
    })
  } finally {
    await app.close()
  }
}

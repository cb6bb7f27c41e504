import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { signedInVisitor } from '../../testing/gate-calls.ts'
import { startTestServer, type TestBrowser, type TestServer } from '../../testing/index.ts'
import { demo, demoPassword, paths } from '../../testing/sign-in-steps.ts'
import {
  closeCode,
  echo,
  openedSocket,
  refusalOf,
  startSocketApp,
  type SocketApp,
} from '../../testing/socket-app.ts'

const times = { askEveryMs: 50 }
const severalRounds = () => new Promise((resolve) => setTimeout(resolve, 6 * times.askEveryMs))

/** An app that streams until the client disconnects, and says how many bytes it received. */
async function startApp(): Promise<Server> {
  const app = createServer((incoming, outgoing) => {
    if (incoming.url === '/stream') {
      const timer = setInterval(() => outgoing.write('data: more\n\n'), 10)
      outgoing.on('close', () => clearInterval(timer))
      return
    }
    let bytes = 0
    incoming.on('data', (chunk: Buffer) => (bytes += chunk.length))
    incoming.on('end', () => outgoing.end(String(bytes)))
  })
  app.listen(0, '127.0.0.1')
  await once(app, 'listening')
  return app
}

describe.each(databases)('what is open when a session is locked (%s)', (db) => {
  let server: TestServer
  let sockets: SocketApp
  let app: Server
  let ada: TestBrowser
  beforeEach(async () => {
    sockets = await startSocketApp()
    app = await startApp()
    server = await startTestServer({ db, times, env: { IDLE_LOCK_MINUTES: '5' } })
    const resource = (url: string, upstream: string) => ({
      to: ['northfield'],
      resourcetype: 'AppResource',
      resource: { url, mount: { kind: 'page' }, serve: { upstream } },
    })
    const { port } = app.address() as AddressInfo
    await server.import({
      resources: [resource('live', sockets.origin), resource('files', `http://127.0.0.1:${port}`)],
    } as never)
    ada = await signedInVisitor(server.origin, demo.password)
  })
  afterEach(async () => {
    await server.close()
    await sockets.close()
    app.closeAllConnections()
    app.close()
  })
  const cookieOf = (browser: TestBrowser) =>
    [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const prove = () => ada.post('/auth_api/v1/accounts/proof/', { password: demoPassword })

  it('promise 162: sockets stay over the lock and its end, and none opens meanwhile', async () => {
    const socket = await openedSocket(ada, '/live/')
    server.clock.advance(300)
    await severalRounds()
    expect(await echo(socket, 'still here')).toBe('still here')
    expect(await refusalOf(ada, '/live/')).toEqual([401, 'session_locked'])
    expect((await prove()).status).toBe(200)
    await severalRounds()
    // Ada has proved who she is, which unlocked the session and gave it a new id. The connection stays, because it is
    // still the same session.
    expect(await echo(socket, 'and on')).toBe('and on')
    const closed = closeCode(socket)
    await ada.post(paths.logout)
    expect(await closed).toBe(4401)
  })

  it('promise 162: an upload and a stream go on over the lock', async () => {
    const upload = request(`${server.origin}/files/upload`, {
      method: 'PUT',
      headers: { cookie: cookieOf(ada) },
    })
    const answered = once(upload, 'response')
    upload.write('x'.repeat(1000))
    const stream = await fetch(`${server.origin}/files/stream`, {
      headers: { cookie: cookieOf(ada) },
    })
    const reader = stream.body?.getReader()
    await reader?.read()
    server.clock.advance(300)
    await severalRounds()
    expect((await reader?.read())?.done).toBe(false)
    const late = await fetch(`${server.origin}/files/`, { headers: { cookie: cookieOf(ada) } })
    expect(late.status).toBe(401)
    upload.end('x'.repeat(1000))
    const [response] = (await answered) as [NodeJS.ReadableStream & { statusCode: number }]
    expect(response.statusCode).toBe(200)
    response.resume()
    await reader?.cancel()
  })
})

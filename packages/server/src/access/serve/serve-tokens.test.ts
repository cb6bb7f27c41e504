import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newAppToken } from '../../identity/tokens/app-token.ts'
import { signedInVisitor } from '../../testing/gate-calls.ts'
import { startTestServer, type TestBrowser, type TestServer } from '../../testing/index.ts'
import { exchange } from '../../testing/plain-fetch.ts'
import { demo } from '../../testing/sign-in-steps.ts'
import { makeToken } from '../../testing/token-steps.ts'

let server: TestServer
let ada: TestBrowser
let upstream: Server
let received: IncomingHttpHeaders[] = []
const prefix = '/dv/northfield_oncology'

beforeAll(async () => {
  upstream = createServer((request, response) => {
    received.push(request.headers)
    response.end(request.method)
  })
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve))
  const { port } = upstream.address() as AddressInfo
  const serve = { upstream: `http://127.0.0.1:${port}` }
  server = await startTestServer()
  await server.import({
    resources: ['tool', 'other'].map((url) => ({
      to: ['northfield'],
      resourcetype: 'AppResource',
      resource: { url, mount: { kind: 'page' }, serve },
    })) as never,
  })
  ada = await signedInVisitor(server.origin, demo.password)
})
afterAll(async () => {
  await server.close()
  upstream.close()
})
beforeEach(() => {
  received = []
})

/**
 * Sends a request with these `Authorization` lines. `got`: the `Authorization` that reached the app; null if none did,
 * undefined if the app was not asked. `all`: all headers that reached the app.
 */
async function send(path: string, lines: readonly string[], method = 'GET') {
  const headers = lines.flatMap((line) => ['authorization', line])
  const answer = await exchange(server.origin + path, { method, headers })
  const [got] = received.splice(0)
  return { status: answer.status, got: got && (got.authorization ?? null), all: got }
}

describe('promise 146: an app that is served never sees a token of the platform', () => {
  it('which opens it, by any method', async () => {
    const { token } = await makeToken(ada, { app: 'tool' })
    for (const method of ['GET', 'POST', 'DELETE']) {
      const { status, got, all } = await send(`${prefix}/tool/x`, [`Bearer ${token}`], method)
      expect([method, status, got]).toEqual([method, 200, null])
      expect(all?.['remote-email']).toBe(demo.password)
      expect(JSON.stringify(all)).not.toContain(token)
    }
    expect((await send(`${prefix}/tool/x`, [`bearer   ${token}`])).got).toBeNull()
  })

  it('and is not asked where the token is for another app, made up, or one of several', async () => {
    const { token } = await makeToken(ada, { app: 'tool' })
    expect(await send(`${prefix}/other/`, [`Bearer ${token}`])).toMatchObject({
      status: 403,
      got: undefined,
    })
    for (const lines of [
      [`Bearer ${newAppToken()}`],
      ['Bearer vst_'],
      [`Bearer ${token}, Bearer own`],
      [`Bearer own, Bearer ${token}`],
      ['Bearer own', `Bearer ${token}`],
      [`Bearer ${token}`, 'Bearer own'],
    ])
      expect([lines, (await send(`${prefix}/tool/`, lines)).got]).toEqual([lines, undefined])
  })

  it('but gets bearers of its own beside a session', async () => {
    const cookie = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    for (const own of ['Bearer eyJhbGciOi', 'Basic eDp5']) {
      const headers = ['cookie', cookie, 'authorization', own]
      const answer = await exchange(`${server.origin}${prefix}/tool/`, { headers })
      expect([answer.status, received.at(-1)?.authorization]).toEqual([200, own])
    }
  })
})

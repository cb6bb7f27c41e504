import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { WebSocket, type RawData } from 'ws'
import { signedInVisitor } from '../src/testing/gate-calls.ts'
import { exchange } from '../src/testing/plain-fetch.ts'
import { makeToken, tokensPath } from '../src/testing/token-steps.ts'
import { accounts } from '../../../tools/e2e/tabs.ts'
import { jupyter } from './recipes/jupyter.ts'
import { expect, test, ways, type Place } from './recipes/place.ts'

/** The requests of a program that has a token and no cookies. `token` null: without a token. */
function program({ app, ca }: Place, token: string | null) {
  const bearer = token === null ? [] : ['authorization', `Bearer ${token}`]
  const call = (path: string, headers: readonly string[] = [], body?: string) =>
    exchange(app + path, {
      ca,
      headers: [...bearer, ...headers],
      ...(body !== undefined && { method: 'POST', body: Buffer.from(body) }),
    })
  /** Opens a WebSocket. Resolves to the open WebSocket, or to the HTTP status with which it is refused. */
  const open = (path: string) =>
    new Promise<WebSocket | number | undefined>((resolve) => {
      const socket = new WebSocket(app.replace(/^http/, 'ws') + path, {
        ca,
        // Without a token, ask as a page of the app does in which nobody is signed in: with the `Origin` of the app.
        headers:
          token === null ? { origin: new URL(app).origin } : { authorization: `Bearer ${token}` },
        // Resolve every host name to this machine.
        lookup: (_, __, found) => found(null, [{ address: '127.0.0.1', family: 4 }]),
      })
      socket.on('open', () => resolve(socket))
      socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode))
    })
  return { call, open }
}

/** Runs `code` in the kernel at the other end of the WebSocket. Resolves to the first text that the code prints. */
async function printed(socket: WebSocket, code: string): Promise<string> {
  const header = { msg_id: randomUUID(), session: randomUUID(), username: '', version: '5.3' }
  const said = Promise.withResolvers<string>()
  socket.on('message', (data: RawData) => {
    const { msg_type, content } = JSON.parse((data as Buffer).toString()) as {
      readonly msg_type: string
      readonly content: { readonly text: string }
    }
    if (msg_type === 'stream') said.resolve(content.text)
  })
  socket.send(
    JSON.stringify({
      header: { ...header, msg_type: 'execute_request' },
      parent_header: {},
      metadata: {},
      channel: 'shell',
      content: { code, silent: false, store_history: false, user_expressions: {} },
    }),
  )
  return said.promise
}

for (const way of ways) {
  test(`a program with a token, Jupyter ${way.name}: its calls and a kernel`, async ({
    openPlace,
  }) => {
    const place = await openPlace(jupyter, way)
    const robin = await signedInVisitor(place.platform, accounts.robin.email, place.ca)
    const { id, token } = await makeToken(robin, { app: jupyter.name })
    const [stranger, notebook] = [program(place, null), program(place, token)]
    expect((await stranger.call('/api/kernels')).status).toBe(401)

    // To refuse requests that other sites make, Jupyter wants its cookie `_xsrf` repeated in a header, from programs
    // too.
    const page = await notebook.call('/tree')
    const [, xsrf = ''] = /_xsrf=([^;]+)/.exec(page.headers.getSetCookie().join()) ?? []
    const own = ['cookie', `_xsrf=${xsrf}`, 'x-xsrftoken', xsrf]
    expect((await stranger.call('/api/kernels', own, '{}')).status).toBe(401)
    const started = await notebook.call('/api/kernels', own, '{"name": "python3"}')
    expect(started.status).toBe(201)
    const kernel = (await started.json()) as { id: string }

    const channels = `/api/kernels/${kernel.id}/channels`
    expect(await stranger.open(channels)).toBe(401)
    const socket = await notebook.open(channels)
    expect(socket).toBeInstanceOf(WebSocket)
    expect(await printed(socket as WebSocket, 'print(6 * 7)')).toBe('42\n')

    const closed = once(socket as WebSocket, 'close')
    expect((await robin.delete(`${tokensPath}${id}/`)).status).toBe(200)
    expect((await notebook.call('/api/kernels')).status).toBe(401)
    expect(await notebook.open(channels)).toBe(401)
    if (way.isServed) expect((await closed)[0]).toBe(4401)
    else (socket as WebSocket).terminate()
  })
}

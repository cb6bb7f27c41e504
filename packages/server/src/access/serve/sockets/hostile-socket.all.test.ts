import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signedInVisitor } from '../../../testing/gate-calls.ts'
import {
  hostileAnswers,
  startHostileServer,
  type HostileServer,
} from '../../../testing/hostile-answers.ts'
import { startTestServer, type TestBrowser, type TestServer } from '../../../testing/index.ts'
import { demo } from '../../../testing/sign-in-steps.ts'
import { refusalOf, startSocketApp, type SocketApp } from '../../../testing/socket-app.ts'

let server: TestServer
let hostile: HostileServer
let app: SocketApp
let ada: TestBrowser
beforeAll(async () => {
  hostile = await startHostileServer({ name: 'nothing yet', closes: true })
  app = await startSocketApp()
  server = await startTestServer()
  const served = (url: string, upstream: string) => ({
    to: ['northfield'],
    resourcetype: 'AppResource',
    resource: { url, mount: { kind: 'page' }, serve: { upstream } },
  })
  await server.import({
    resources: [served('hostile', hostile.origin), served('live', app.origin)],
  } as never)
  ada = await signedInVisitor(server.origin, demo.password)
})
afterAll(async () => {
  await hostile.close()
  await server.close()
  await app.close()
})

const switching = 'HTTP/1.1 101 X\r\nUpgrade: websocket\r\nConnection: upgrade\r\n'
const answers = [
  ...hostileAnswers,
  { name: 'a switch without a proof', text: `${switching}\r\n` },
  { name: 'a switch with a wrong proof', text: `${switching}Sec-WebSocket-Accept: x\r\n\r\nmore` },
  {
    name: 'a switch to h2c',
    text: `HTTP/1.1 101 X\r\nUpgrade: h2c\r\nConnection: upgrade\r\n\r\n`,
  },
  { name: 'a page', text: 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi' },
]

// An error that is thrown outside of a promise would end a real server. Here it makes Vitest fail.
it.each(answers)(
  'promise 149: $name of an app opens nothing and harms nobody else',
  async (answer) => {
    hostile.answerWith(answer)
    const before = hostile.requests()
    const refused = refusalOf(ada, '/hostile/', { handshakeTimeout: 700 })
    expect((await refused)[0]).not.toBe(101)
    expect(hostile.requests()).toBeGreaterThan(before)
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)
  },
)

it.each([
  ['a page', 200],
  ['a switch without a proof', 503],
  ['a switch with a wrong proof', 503],
  ['a switch to h2c', 503],
  ['nothing', 503],
] as const)('%s is answered with %d', async (name, status) => {
  hostile.answerWith(answers.find((one) => one.name === name) ?? { name })
  expect((await refusalOf(ada, '/hostile/'))[0]).toBe(status)
})

/** Sends these bytes on one connection. Resolves to all bytes that arrive until the server closes it. */
async function exchangeBytes(...sent: (string | Buffer)[]): Promise<string> {
  const socket = connect(server.port, '127.0.0.1')
  socket.on('error', () => {})
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  for (const bytes of sent) socket.write(bytes)
  await once(socket, 'close')
  return Buffer.concat(chunks).toString('latin1')
}

const cookie = () => [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
/** The text of a request for a WebSocket. `changed` replaces headers, or leaves those out that are null. */
function handshake(path: string, changed: Readonly<Record<string, string | null>> = {}): string {
  const headers: Record<string, string | null> = {
    Host: new URL(server.origin).host,
    Cookie: cookie(),
    Origin: server.origin,
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
    ...changed,
  }
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    value === null ? [] : [`${name}: ${value}`],
  )
  return [`GET ${path} HTTP/1.1`, ...lines, '\r\n'].join('\r\n')
}
const smuggled = 'GET /secret HTTP/1.1\r\nHost: x\r\nRemote-User: root\r\n\r\n'
const statuses = (text: string) => text.match(/HTTP\/1\.1 \d+/g)?.map((line) => line.slice(9))

it('promise 149: what comes behind a refused handshake reaches no app and is not answered', async () => {
  const count = app.requests.length
  for (const [changed, status] of [
    [{ Origin: 'https://evil.example' }, '403'],
    [{ Cookie: 'a=b' }, '401'],
    [{ 'Sec-WebSocket-Version': '8' }, '426'],
    [{ 'Sec-WebSocket-Version': null }, '426'],
    [{ 'Sec-WebSocket-Key': 'short' }, '400'],
    [
      {
        'Sec-WebSocket-Key':
          'AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Key: BBBBBBBBBBBBBBBBBBBBBB==',
      },
      '400',
    ],
  ] as const) {
    const text = await exchangeBytes(handshake('/live/', changed), smuggled)
    expect([changed, statuses(text)]).toEqual([changed, [status]])
    expect(text).toMatch(/^connection: close$/im)
  }
  expect(app.requests).toHaveLength(count)
})

it('promise 149: behind an app that answers as HTTP, nothing more is asked of it', async () => {
  hostile.answerWith({ name: 'a page', text: 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi' })
  const before = hostile.requests()
  const text = await exchangeBytes(handshake('/hostile/'), smuggled)
  expect([statuses(text), text.endsWith('hi')]).toEqual([['200'], true])
  expect(hostile.requests()).toBe(before + 1)
})

it('promise 149: HTTP in place of frames closes the WebSocket, and reaches no app', async () => {
  const text = await exchangeBytes(handshake('/live/'), smuggled)
  expect(statuses(text)).toEqual(['101'])
  // The server's last bytes are a close frame with the code 1002 (0x03ea), a protocol error.
  expect(Buffer.from(text.slice(-28), 'latin1').includes(Buffer.from([0x03, 0xea]))).toBe(true)
  await expect.poll(() => app.codes.at(-1)).toBe(1002)
})

it('a handshake behind a request that is still being answered is dropped', async () => {
  hostile.answerWith({ name: 'silence' })
  const slow = `GET /hostile/ HTTP/1.1\r\nHost: x\r\nCookie: ${cookie()}\r\n\r\n`
  expect(await exchangeBytes(slow + handshake('/live/'))).toBe('')
})

it.each([
  ['POST with a body', { method: 'POST', headers: { 'Content-Length': '2' }, body: '{}' }],
  ['another protocol', { method: 'GET', headers: {}, body: '' }],
  ['several protocols', { method: 'GET', headers: { Upgrade: 'websocket, h2c' }, body: '' }],
  [
    'a body',
    { method: 'GET', headers: { Upgrade: 'websocket', 'Content-Length': '2' }, body: 'hi' },
  ],
])('%s asks for no WebSocket, and is answered as HTTP', async (_, { method, headers, body }) => {
  const changed = { Upgrade: 'h2c', Connection: 'Upgrade, close', ...headers }
  const head = handshake('/healthz', changed).replace('GET', method)
  const status = method === 'GET' ? '200' : '404'
  expect(statuses(await exchangeBytes(head + body))).toEqual([status])
})

it('names and values of an app’s answer become no lines of another answer', async () => {
  hostile.answerWith({
    name: 'headers',
    text: `${switching}Set-Cookie: sessionid=stolen\r\nX-A: b\rX-B: c\r\nX-Hono-Already-Sent: true\r\n\r\n`,
  })
  const text = await exchangeBytes(handshake('/hostile/'))
  expect(statuses(text)).toEqual(['503'])
  expect(text).not.toMatch(/stolen|^x-b/im)
})

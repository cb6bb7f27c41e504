import { once } from 'node:events'
import { createServer, request, type ClientRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signedInVisitor } from '../../testing/gate-calls.ts'
import { startTestServer, type TestBrowser, type TestServer } from '../../testing/index.ts'
import { demo } from '../../testing/sign-in-steps.ts'

const silentMs = 400
/** A transfer of so many pieces takes more than twice `silentMs`, but each piece arrives well within `silentMs`. */
const pieces = 12
const everyMs = silentMs / 5
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

let app: Server
let server: TestServer
let ada: TestBrowser
/** How many bytes of each upload have reached the app, and whether it was complete. */
const uploads: { bytes: number; isWhole: boolean; length: string | undefined }[] = []
beforeAll(async () => {
  app = createServer((incoming, outgoing) => {
    if (incoming.url === '/slow-answer') {
      setTimeout(() => outgoing.end('late'), 3 * silentMs)
    } else if (incoming.url === '/drip') {
      void (async () => {
        for (let n = 0; n < pieces; n += 1) {
          outgoing.write('x')
          await pause(everyMs)
        }
        outgoing.end()
      })()
    } else if (incoming.url === '/stops') {
      outgoing.write('x')
    } else if (incoming.url === '/dies') {
      outgoing.write('x', () => setTimeout(() => outgoing.destroy(), 20))
    } else if (incoming.url === '/busy') {
      outgoing.writeHead(413).end('too much')
    } else {
      const upload = { bytes: 0, isWhole: false, length: incoming.headers['content-length'] }
      uploads.push(upload)
      incoming.on('data', (chunk: Buffer) => (upload.bytes += chunk.length))
      incoming.on('end', () => {
        upload.isWhole = true
        outgoing.end(`${incoming.method} ${upload.bytes}`)
      })
    }
  })
  app.listen(0, '127.0.0.1')
  await once(app, 'listening')
  server = await startTestServer({ times: { silentMs } })
  const upstream = `http://127.0.0.1:${(app.address() as AddressInfo).port}`
  const resource = { url: 'tool', mount: { kind: 'page' }, serve: { upstream } }
  await server.import({
    resources: [{ to: ['northfield'], resourcetype: 'AppResource', resource }],
  } as never)
  ada = await signedInVisitor(server.origin, demo.password)
})
afterAll(async () => {
  await server.close()
  app.closeAllConnections()
  app.close()
})

const cookie = () => [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
const download = (path: string) =>
  fetch(`${server.origin}/tool${path}`, { headers: { cookie: cookie() } }).then((answer) =>
    answer.text(),
  )
function upload(path = '/upload', headers: Record<string, string> = {}, method = 'PUT') {
  const sent = request(`${server.origin}/tool${path}`, {
    method,
    headers: { cookie: cookie(), ...headers },
    agent: false,
  })
  return { sent, answer: answerOf(sent) }
}
async function answerOf(sent: ClientRequest): Promise<string> {
  const [answer] = (await once(sent, 'response')) as [
    AsyncIterable<Buffer> & { statusCode: number },
  ]
  let text = `${answer.statusCode} `
  for await (const chunk of answer) text += chunk.toString()
  return text
}

it.each<Record<string, string>>([{}, { 'content-length': String(pieces) }])(
  'an upload lasts as long as bytes come (%o)',
  async (headers) => {
    const { sent, answer } = upload('/upload', headers)
    for (let n = 0; n < pieces; n += 1) {
      sent.write('x')
      await pause(everyMs)
    }
    sent.end()
    expect(await answer).toBe(`200 PUT ${pieces}`)
  },
)

it('promise 149: an upload without a byte ends, at the app as well, which gets no whole one', async () => {
  const { sent, answer } = upload('/upload', { 'content-length': '100' })
  sent.write('x')
  await expect(answer).rejects.toThrow(/hang up|ECONNRESET/)
  expect(uploads.at(-1)).toEqual({ bytes: 1, isWhole: false, length: '100' })
})

it('a stream lasts as long as bytes come, and an app may take its time to answer', async () => {
  expect(await download('/drip')).toBe('x'.repeat(pieces))
  expect(await download('/slow-answer')).toBe('late')
  const { sent, answer } = upload('/slow-answer')
  sent.end('x')
  expect(await answer).toBe('200 late')
})

it('promise 149: a stream without a byte ends, and one that breaks off is not taken for whole', async () => {
  await expect(download('/stops')).rejects.toThrow('terminated')
  await expect(download('/dies')).rejects.toThrow('terminated')
})

it('an app may refuse an upload before it has come', async () => {
  const { sent, answer } = upload('/busy', { 'content-length': '10000000' })
  sent.on('error', () => {})
  sent.write('x'.repeat(100_000))
  expect(await answer).toBe('413 too much')
})

it('promise 149: an app reads where a body ends as this server does', async () => {
  for (const [method, headers, body, expected] of [
    ['POST', {}, '', 'POST 0'],
    ['DELETE', { 'transfer-encoding': 'chunked' }, 'abc', 'DELETE 3'],
    ['DELETE', { 'content-length': '3' }, 'abc', 'DELETE 3'],
    ['PUT', { expect: '100-continue' }, 'abc', 'PUT 3'],
    // HTTP gives the body of a GET no meaning: neither the body nor its length is passed on.
    ['GET', { 'content-length': '3' }, 'abc', 'GET 0'],
    ['GET', { 'transfer-encoding': 'chunked' }, 'abc', 'GET 0'],
  ] as const) {
    const { sent, answer } = upload('/upload', headers, method)
    sent.end(body)
    expect(await answer).toBe(`200 ${expected}`)
  }
  expect((await ada.send('/tool/', { method: 'TRACE' }).catch(() => null))?.status).not.toBe(200)
})

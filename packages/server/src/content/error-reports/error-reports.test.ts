import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { patienceMs } from '../../../../../tools/patience.ts'
import { errorReports } from '../../platform/db/schema/operations.ts'
import { startTestServer, testBrowser, type TestServer } from '../../testing/index.ts'

const path = '/issueapi/postSlackChannelMessage'
const report = {
  app: 'auth',
  version: '1.0.0',
  message: 'Cannot read properties of undefined for ada@northfield.example',
  stack: 'at signIn (/auth/assets/a.js?token=secret123)',
  url: '/auth/signin?email=ada@northfield.example&authcode=abc',
  support_code: 'K7QM-2X',
}

let server: TestServer
afterEach(() => server.close())

describe('an error report', () => {
  it('is taken from anyone and stored without addresses, tokens and queries', async () => {
    server = await startTestServer()
    const browser = await testBrowser(server)
    expect((await browser.post(path, report)).status).toBe(200)
    const [stored] = await server.store.db.select().from(errorReports)
    expect(stored).toMatchObject({
      message: 'Cannot read properties of undefined for [address]',
      stack: 'at signIn (/auth/assets/a.js?token=[redacted]',
      url: '/auth/signin',
      supportCode: 'K7QM-2X',
      forwardedAt: null,
    })
  })

  it('has every text of it redacted, the short ones as well', async () => {
    server = await startTestServer()
    const browser = await testBrowser(server)
    const texts = {
      app: 'of ada@northfield.example',
      version: 'token=abc',
      support_code: 'otp=123456',
    }
    await browser.post(path, { ...report, ...texts })
    const [stored] = await server.store.db.select().from(errorReports)
    expect(stored).toMatchObject({
      app: 'of [address]',
      version: 'token=[redacted]',
      supportCode: 'otp=[redacted]',
    })
  })

  it('is limited for each address, and in size', async () => {
    server = await startTestServer()
    const browser = await testBrowser(server)
    for (let n = 0; n < 30; n++) expect((await browser.post(path, report)).status).toBe(200)
    expect((await browser.post(path, report)).code).toBe('rate_limited')
    const large = await browser.post(path, { ...report, stack: 'x'.repeat(100_000) })
    expect(large.code).toBe('payload_too_large')
  })
})

describe('with a webhook', () => {
  let webhook: Server
  const received = vi.fn<(body: string) => void>()
  let status = 200

  beforeEach(async () => {
    received.mockClear()
    status = 200
    webhook = createServer((request, response) => {
      let body = ''
      request.on('data', (part: Buffer) => (body += part.toString()))
      request.on('end', () => {
        received(body)
        response.writeHead(status).end()
      })
    })
    await new Promise<void>((resolve) => {
      webhook.listen(0, '127.0.0.1', resolve)
    })
    const { port } = webhook.address() as AddressInfo
    server = await startTestServer({ settings: { slackWebhookUrl: `http://127.0.0.1:${port}/` } })
  })
  afterEach(() => {
    webhook.close()
  })

  const stored = async () => (await server.store.db.select().from(errorReports))[0]

  it('promise 61: a report is sent on with markup escaped, and marked', async () => {
    const browser = await testBrowser(server)
    await browser.post(path, { ...report, message: 'Boom <!channel> & <http://evil.example|x>' })
    await vi.waitFor(
      async () => expect((await stored())?.forwardedAt).toBeInstanceOf(Date),
      patienceMs,
    )
    const { text } = JSON.parse(received.mock.calls[0]?.[0] ?? '{}') as { text: string }
    expect(text).toBe(
      'auth 1.0.0 K7QM-2X\n/auth/signin\nBoom &lt;!channel&gt; &amp; &lt;http://evil.example|x&gt;',
    )
  })

  it('is kept, and answered as accepted, where the webhook fails', async () => {
    status = 500
    const browser = await testBrowser(server)
    expect((await browser.post(path, report)).status).toBe(200)
    await vi.waitFor(() => expect(received).toHaveBeenCalledOnce(), patienceMs)
    expect((await stored())?.forwardedAt).toBeNull()
  })
})

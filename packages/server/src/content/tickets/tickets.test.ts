import { afterEach, describe, expect, it } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { signIn, startTestServer, type TestServer } from '../../testing/index.ts'

const ada = ['ada@northfield.example', 'Quiet-Doorway-26!'] as const
const sam = ['sam@vestibule.example', 'Quiet-Doorway-26!'] as const
const path = '/issueapi/v2/tickets'
const question = {
  subject: 'No access',
  description: 'I cannot open the cohort builder.',
  category: 'access',
  page_url: '/dv/northfield-oncology/',
}

let server: TestServer
afterEach(() => server.close())

describe.each(databases)('tickets on %s', (db) => {
  it('are filed and listed by their user alone, newest first', async () => {
    server = await startTestServer({ db })
    const browser = await signIn(server, ...ada)
    const filed = await browser.post(path, question)
    expect(filed.status).toBe(201)
    server.clock.advance(60)
    await browser.post(path, { ...question, subject: 'Solved' })

    const listed = (await browser.get(path)).data as { subject: string }[]
    expect(listed.map(({ subject }) => subject)).toEqual(['Solved', 'No access'])
    expect(listed[1]).toEqual(filed.data)
    const other = await signIn(server, ...sam)
    expect((await other.get(path)).data).toEqual([])
  })

  it('are filed once when they are sent again, also at the same moment', async () => {
    server = await startTestServer({ db })
    const browser = await signIn(server, ...ada)
    const named = { ...question, client_key: '6F1C2A44-9c0e-4a57-8d3b-0b1f7f2f5a10' }
    const atOnce = await Promise.all([browser.post(path, named), browser.post(path, named)])
    server.clock.advance(60)
    // The client key identifies the ticket, even if a later request has other contents.
    const later = await browser.post(path, {
      ...named,
      subject: 'Again',
      client_key: named.client_key.toLowerCase(),
    })
    for (const answer of [...atOnce, later]) {
      expect(answer.status).toBe(201)
      expect(answer.data).toEqual(atOnce[0]?.data)
    }
    expect((await browser.get(path)).data).toEqual([later.data])

    const other = await signIn(server, ...sam)
    expect((await other.post(path, named)).data).not.toEqual(later.data)
    await browser.post(path, { ...named, client_key: 'c3f8f0a2-58b1-4c8e-9a6e-1d2c3b4a5f60' })
    await browser.post(path, question)
    await browser.post(path, question)
    expect((await browser.get(path)).data).toHaveLength(4)
  })

  it('promise 61: keep a text as text, take out tokens, and refuse a megabyte', async () => {
    server = await startTestServer({ db })
    const browser = await signIn(server, ...ada)
    const filed = await browser.post(path, {
      ...question,
      subject: '<!channel> <script>alert(1)</script>',
      description: 'my link is /auth/signin?authcode=3f9c1b7a5e2d48f6',
    })
    expect(filed.data).toMatchObject({
      subject: '<!channel> <script>alert(1)</script>',
      description: 'my link is /auth/signin?authcode=[redacted]',
    })
    const large = await browser.post(path, { ...question, description: 'x'.repeat(1_000_000) })
    expect(large.code).toBe('payload_too_large')
  })
})

describe('tickets', () => {
  it('take no line break into their subject, which becomes that of a mail', async () => {
    server = await startTestServer()
    const browser = await signIn(server, ...ada)
    const lines = await browser.post(path, { ...question, subject: 'Help\r\nBcc: all' })
    expect(lines.envelope.error_info?.fields).toHaveProperty('subject')
  })

  it('are limited for each user', async () => {
    server = await startTestServer()
    const browser = await signIn(server, ...ada)
    const named = { ...question, client_key: '6f1c2a44-9c0e-4a57-8d3b-0b1f7f2f5a10' }
    // Both requests have the same client key: they file one ticket, which counts once towards the limit of 20 an hour.
    for (let n = 0; n < 2; n++) expect((await browser.post(path, named)).status).toBe(201)
    for (let n = 0; n < 19; n++) expect((await browser.post(path, question)).status).toBe(201)
    const refused = await browser.post(path, question)
    expect(refused.code).toBe('rate_limited')
    expect((await browser.post(path, named)).status).toBe(201)
    server.clock.advance(3601)
    expect((await browser.post(path, question)).status).toBe(201)
  })

  it('are elsewhere where a support address is configured', async () => {
    server = await startTestServer({ settings: { supportUrl: 'https://help.example/' } })
    const browser = await signIn(server, ...ada)
    const system = await browser.get('/issueapi/v2/tickets/system')
    expect(system.data).toEqual({ system: 'external', url: 'https://help.example/' })
  })
})

import { existsSync } from 'node:fs'
import { chromium, type Browser, type Page } from 'playwright'
import { it as base, describe, expect } from 'vitest'
import type * as Api from '../src/index.ts'
import { bundleForScript } from './bundle.ts'
import { refusal, reply, result, startServer, type TestServer } from './http-server.ts'
import { profile } from './payloads.ts'

declare const api: typeof Api

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync']

const it = base.extend<{
  $file: { chrome: Browser }
  $test: { browser: { server: TestServer; other: TestServer; page: Page } }
}>({
  chrome: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads what a fixture depends on here
    async ({}, provide) => {
      const chrome = await chromium.launch({ executablePath, args })
      await provide(chrome)
      await chrome.close()
    },
    { scope: 'file' },
  ],
  browser: async ({ chrome }, provide) => {
    const script = await bundleForScript()
    const server = await startServer({
      'GET /': (_, response) =>
        void response
          .writeHead(200, { 'content-type': 'text/html' })
          .end('<link rel="icon" href="data:,"><script src="/api.js"></script>'),
      'GET /api.js': (_, response) =>
        void response.writeHead(200, { 'content-type': 'text/javascript' }).end(script),
      'GET /auth_api/v1/users/me/': result({ data: profile }),
      'POST /auth_api/v1/accounts/logout/': result({ data: {} }),
    })
    const page = await chrome.newPage()
    await page.goto(`${server.origin}/`)
    await provide({ server, other: await startServer(), page })
    await page.close()
  },
})

const missing = existsSync(executablePath)
  ? ''
  : ` (${executablePath} is missing: set CHROMIUM_PATH)`

describe.skipIf(missing)(`in Chromium${missing}`, { timeout: 60_000 }, () => {
  it('takes origin, cookie and network from the page', async ({ browser: { server, page } }) => {
    const outcome = await page.evaluate(async () => {
      const client = api.createClient()
      document.cookie = 'csrftoken=first'
      const kinds: string[] = [(await api.logout(client)).kind]
      document.cookie = 'csrftoken=second'
      kinds.push((await api.logout(client)).kind, (await api.getProfile(client)).kind)
      return { kinds, origin: client.origin }
    })
    expect(outcome).toEqual({ kinds: ['signedOut', 'signedOut', 'loaded'], origin: server.origin })
    const sent = server.received.slice(2).map(({ headers }) => headers['x-csrftoken'])
    expect(sent).toEqual(['first', 'second', 'second'])
  })

  it('does not carry the token to another origin, even when a redirect asks and CORS allows it', async ({
    browser: { server, other, page },
  }) => {
    const allow = {
      'access-control-allow-origin': server.origin,
      'access-control-allow-headers': 'x-csrftoken, content-type',
      'access-control-allow-credentials': 'true',
    }
    const path = '/auth_api/v1/accounts/logout/'
    other.on(`OPTIONS ${path}`, (_, response) => void response.writeHead(204, allow).end())
    other.on(`POST ${path}`, (_, response) => reply(response, { success: true }, 200, allow))
    server.on(
      `POST ${path}`,
      (_, response) => void response.writeHead(307, { location: `${other.origin}${path}` }).end(),
    )
    const outcome = await page.evaluate(async () => {
      document.cookie = 'csrftoken=secret'
      const outcome = await api.logout(api.createClient())
      return outcome.kind === 'failed' ? outcome.error.kind : outcome.kind
    })
    expect(outcome).toBe('network')
    expect(other.received).toEqual([])
  })

  it('gives the token of the page to no client of another origin', async ({
    browser: { other, page },
  }) => {
    const allow = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    const path = '/auth_api/v1/accounts/logout/'
    other.on(`OPTIONS ${path}`, (_, response) => void response.writeHead(204, allow).end())
    other.on(`POST ${path}`, (_, response) => reply(response, { success: true }, 200, allow))
    await page.evaluate(async (origin) => {
      document.cookie = 'csrftoken=secret'
      await api.logout(api.createClient({ origin }))
    }, other.origin)
    for (const { headers } of other.received) expect(headers).not.toHaveProperty('x-csrftoken')
  })

  it('tells offline from a server that is away', async ({ browser: { server, page } }) => {
    const failed = () =>
      page.evaluate(async () => {
        const outcome = await api.getProfile(api.createClient({ retryDelayMs: 0 }))
        return outcome.kind === 'failed' ? outcome.error.kind : outcome.kind
      })
    await page.context().setOffline(true)
    expect(await failed()).toBe('offline')
    await page.context().setOffline(false)
    await server.close()
    expect(await failed()).toBe('network')
  })

  it('sends one unauthorized event for a storm of refusals', async ({
    browser: { server, page },
  }) => {
    server.on('GET /auth_api/v1/users/me/', refusal(401))
    const events = await page.evaluate(async () => {
      let count = 0
      const client = api.createClient()
      client.onUnauthorized(() => count++)
      await Promise.all([1, 2, 3, 4].map(() => api.getProfile(client, { cache: false })))
      await api.getProfile(client)
      return count
    })
    expect(events).toBe(1)
  })
})

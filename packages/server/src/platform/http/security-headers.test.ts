import { expect, it } from 'vitest'
import { startTestServer, testBrowser } from '../../testing/index.ts'

const own = 'https://hello.platform.example'

it.each([
  [{}, 'max-age=63072000'],
  [{ HSTS: 'subdomains' }, 'max-age=63072000; includeSubDomains'],
  [{ HSTS: 'off' }, null],
  [{ HSTS: 'subdomains', PUBLIC_ORIGIN: 'http://platform.example' }, null],
])('with %j browsers are told to use https: %s', async (env, header) => {
  const publicOrigin = { PUBLIC_ORIGIN: 'https://platform.example', TRUSTED_PROXY_HOPS: '1' }
  const server = await startTestServer({ env: { ...publicOrigin, ...env }, importFile: {} })
  try {
    const app = { url: 'hello', gate: { origin: own } }
    await server.import({
      resources: [{ to: [], resourcetype: 'AppResource', resource: app } as never],
    })
    const browser = await testBrowser({ origin: `http://localhost:${server.port}` })
    const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'hello.platform.example' }
    for (const path of ['/healthz', '/auth_api/v1/config/', '/.vestibule/enter']) {
      const { headers } = await browser.get(path, forwarded)
      expect([path, headers.get('strict-transport-security')]).toEqual([path, header])
    }
  } finally {
    await server.close()
  }
})

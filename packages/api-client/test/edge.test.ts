import { EdgeVM } from '@edge-runtime/vm'
import { describe, expect, it } from 'vitest'
import { bundleForScript } from './bundle.ts'
import { reply, startServer } from './http-server.ts'
import { profile } from './payloads.ts'

/** Runs in an edge runtime without page, document or Node. */
const program = (origin: string) => `(async () => {
  const client = api.createClient({
    origin: ${JSON.stringify(origin)},
    cookies: () => 'csrftoken=from-the-visitor',
    headers: () => ({ cookie: 'sessionid=s; csrftoken=from-the-visitor' }),
  })
  const events = []
  client.onUnauthorized(({ error }) => events.push(error.status))
  const first = await api.getProfile(client)
  const second = await api.getProfile(client)
  const out = await api.logout(client)
  const gone = await api.getRoles(client, {})
  return JSON.stringify({
    globals: [typeof document, typeof location, typeof process],
    names: [first.value?.first_name, second.value?.first_name],
    kinds: [out.kind, gone.kind],
    events,
    next: api.safeNext('//evil.example'),
  })
})()`

describe('in an edge runtime', () => {
  it('works as it does elsewhere', async () => {
    const server = await startServer({
      'GET /auth_api/v1/users/me/': (_, response) =>
        reply(response, { success: true, result: { data: profile } }),
      'POST /auth_api/v1/accounts/logout/': (_, response) => reply(response, { success: true }),
      'GET /auth_api/v1/users/me/roles/': (_, response) => reply(response, { success: false }, 401),
    })
    const runtime = new EdgeVM({ initialCode: await bundleForScript() })
    const outcome = await runtime.evaluate<Promise<string>>(program(server.origin))
    expect(JSON.parse(outcome)).toEqual({
      globals: ['undefined', 'undefined', 'undefined'],
      names: ['Ada', 'Ada'],
      kinds: ['signedOut', 'notSignedIn'],
      events: [],
      next: '/',
    })
    expect(
      server.received.map(({ method, url, headers }) => [method, url, headers.cookie]),
    ).toEqual([
      ['GET', '/auth_api/v1/users/me/', 'sessionid=s; csrftoken=from-the-visitor'],
      ['POST', '/auth_api/v1/accounts/logout/', 'sessionid=s; csrftoken=from-the-visitor'],
      ['GET', '/auth_api/v1/users/me/roles/', 'sessionid=s; csrftoken=from-the-visitor'],
    ])
    expect(server.received[1]?.headers['x-csrftoken']).toBe('from-the-visitor')
  })
})

import { describe, expect, it } from 'vitest'
import { createClient } from '../src/index.ts'
import { failureOf, readName, writeName } from './endpoint.ts'
import { result, startServer } from './http-server.ts'

const answerName = result({ name: 'Ada' })

describe('the CSRF token', () => {
  it('is read anew for each request, so that a rotated cookie is followed', async () => {
    const server = await startServer({ 'POST /svc/name/': result(null) })
    let cookie = 'theme=dark; csrftoken=first'
    const client = createClient({ origin: server.origin, cookies: () => cookie })
    await client.request(writeName, { body: {} })
    cookie = 'csrftoken=second; theme=dark'
    await client.request(writeName, { body: {} })
    cookie = 'theme=dark; __Host-csrftoken=third'
    await client.request(writeName, { body: {} })
    cookie = 'my-csrftoken=none; csrftoken=fourth'
    await client.request(writeName, { body: {} })
    expect(server.received.map(({ headers }) => headers['x-csrftoken'])).toEqual([
      'first',
      'second',
      'third',
      'fourth',
    ])
  })

  it('is renewed once where it was refused, and the call is sent again', async () => {
    let cookie = ''
    const server = await startServer({
      'POST /svc/name/': ({ headers }, response) => {
        const isGood = headers['x-csrftoken'] === 'good'
        const refusal = { success: false, error_info: { code: 'csrf_failed' } }
        response.writeHead(isGood ? 200 : 403, { 'content-type': 'application/json' })
        response.end(JSON.stringify(isGood ? { success: true, result: {} } : refusal))
      },
      'GET /auth_api/v1/config/': (_, response) => {
        cookie = 'csrftoken=good'
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"success":true}')
      },
    })
    const client = createClient({ origin: server.origin, cookies: () => cookie })
    await client.request(writeName, { body: {} })
    const asked = server.received.map(({ url }) => url)
    expect(asked).toEqual(['/svc/name/', '/auth_api/v1/config/', '/svc/name/'])
  })

  it('that is refused again is told', async () => {
    const server = await startServer({
      'POST /svc/name/': (_, response) => {
        response.writeHead(403, { 'content-type': 'application/json' })
        response.end('{"success":false,"error_info":{"code":"csrf_failed"}}')
      },
    })
    const client = createClient({ origin: server.origin, cookies: () => 'csrftoken=old' })
    const error = await failureOf(client.request(writeName, { body: {} }))
    expect(error).toMatchObject({ code: 'csrf_failed' })
    expect(server.received.filter(({ method }) => method === 'POST')).toHaveLength(2)
  })

  it('goes along with every method, as the specification says', async () => {
    const server = await startServer({ 'GET /svc/name/': answerName })
    const client = createClient({ origin: server.origin, cookies: () => 'csrftoken=abc' })
    await client.request(readName)
    expect(server.received[0]?.headers['x-csrftoken']).toBe('abc')
  })

  it('is left out without a cookie, and not taken from a cookie of a similar name', async () => {
    const server = await startServer({ 'POST /svc/name/': result(null) })
    const client = createClient({
      origin: server.origin,
      cookies: () => 'xcsrftoken=1; csrftoken2=2',
    })
    await client.request(writeName, { body: {} })
    expect(server.received[0]?.headers).not.toHaveProperty('x-csrftoken')
  })

  it('never goes to another origin, and neither do the scope and the client headers', async () => {
    const home = await startServer()
    const other = await startServer({ 'POST /svc/name/': result(null) })
    const client = createClient({
      origin: home.origin,
      cookies: () => 'csrftoken=secret',
      headers: () => ({ authorization: 'secret' }),
      scope: { dataPartnerId: 'partner' },
    })
    await client.request({ ...writeName, path: `${other.origin}/svc/name/` }, { body: {} })
    const { headers } = other.received[0] ?? {}
    expect(headers).not.toHaveProperty('x-csrftoken')
    expect(headers).not.toHaveProperty('authorization')
    expect(headers).not.toHaveProperty('x-nfer-data-partner-id')
  })

  it.each([302, 303, 307, 308])(
    'does not follow a %i redirect to another origin',
    async (status) => {
      const other = await startServer({
        'POST /svc/name/': result(null),
        'GET /svc/name/': answerName,
      })
      const home = await startServer({
        'POST /svc/name/': (_, response) =>
          void response.writeHead(status, { location: `${other.origin}/svc/name/` }).end(),
      })
      const client = createClient({ origin: home.origin, cookies: () => 'csrftoken=secret' })
      expect(await failureOf(client.request(writeName, { body: {} }))).toMatchObject({
        kind: 'network',
      })
      expect(other.received).toEqual([])
    },
  )

  it('follows a redirect within its own origin', async () => {
    const server = await startServer({
      'POST /svc/name/': (_, response) =>
        void response.writeHead(303, { location: '/svc/done/' }).end(),
      'GET /svc/done/': result(null),
    })
    const client = createClient({ origin: server.origin, cookies: () => '' })
    await client.request(writeName, { body: {} })
    expect(server.received.map(({ url }) => url)).toEqual(['/svc/name/', '/svc/done/'])
  })

  it('follows no redirect at all where the runtime knows no request modes', async () => {
    const mode = Object.getOwnPropertyDescriptor(Request.prototype, 'mode') as PropertyDescriptor
    const other = await startServer({ 'POST /svc/name/': result(null) })
    const home = await startServer({
      'POST /svc/name/': (_, response) =>
        void response.writeHead(307, { location: `${other.origin}/svc/name/` }).end(),
    })
    const client = createClient({ origin: home.origin, cookies: () => 'csrftoken=secret' })
    Reflect.deleteProperty(Request.prototype, 'mode')
    try {
      const error = await failureOf(client.request(writeName, { body: {} }))
      expect(error).toMatchObject({ kind: 'status', status: 307 })
    } finally {
      Object.defineProperty(Request.prototype, 'mode', mode)
    }
    expect(other.received).toEqual([])
  })
})

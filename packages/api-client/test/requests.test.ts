import { describe, expect, it } from 'vitest'
import { createClient, getProfile } from '../src/index.ts'
import { failureOf, readItem, readName, readNames, writeForm, writeName } from './endpoint.ts'
import { reply, result, startServer } from './http-server.ts'
import { profile } from './payloads.ts'

async function setUp() {
  const done = result(null)
  const server = await startServer({
    'POST /svc/name/': done,
    'POST /svc/form/': done,
    'DELETE /svc/name/': done,
    'PUT /svc/name/': done,
    'PATCH /svc/name/': done,
    'GET /svc/name/': result({ name: 'Ada' }, { 'x-tag': 'one' }),
  })
  const client = createClient({
    origin: server.origin,
    cookies: () => '',
    headers: () => ({ cookie: 'sessionid=s' }),
  })
  return { server, client }
}

describe('a request', () => {
  it('is JSON unless the endpoint says otherwise', async () => {
    const { server, client } = await setUp()
    await client.request(writeName, { body: { name: 'Ada', note: undefined } })
    expect(server.received[0]).toMatchObject({
      body: '{"name":"Ada"}',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
    })
  })

  it('for the profile carries the parameters of a server that takes some', async () => {
    const { server, client } = await setUp()
    server.on('GET /auth_api/v1/users/me/', result({ data: profile }))
    await getProfile(client, { query: { expand: ['roles', 'partners'] } })
    await getProfile(client)
    expect(server.received.map(({ url }) => url)).toEqual([
      '/auth_api/v1/users/me/?expand=roles&expand=partners',
      '/auth_api/v1/users/me/',
    ])
  })

  it('is a form where the endpoint says so', async () => {
    const { server, client } = await setUp()
    await client.request(writeForm, { body: { a: 'x y&z', b: 7, c: null, d: undefined } })
    expect(server.received[0]?.body).toBe('a=x+y%26z&b=7')
    expect(server.received[0]?.headers['content-type']).toMatch(
      /^application\/x-www-form-urlencoded/,
    )
  })

  it('carries FormData as multipart', async () => {
    const { server, client } = await setUp()
    const form = new FormData()
    form.set('file', new Blob(['content']), 'note.txt')
    await client.request(writeName, { body: form })
    expect(server.received[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(server.received[0]?.body).toContain('filename="note.txt"')
  })

  it('carries a string as it is, in the type of the endpoint', async () => {
    const { server, client } = await setUp()
    await client.request(writeName, { body: '{"raw": true}' })
    await client.request(writeForm, { body: 'raw=true' })
    expect(server.received.map(({ body, headers }) => [body, headers['content-type']])).toEqual([
      ['{"raw": true}', 'application/json'],
      ['raw=true', 'application/x-www-form-urlencoded'],
    ])
  })

  it.each(['PUT', 'PATCH', 'DELETE'] as const)('by %s is sent each time', async (method) => {
    const { server, client } = await setUp()
    const endpoint = { method, path: '/svc/name/', answer: null } as const
    await client.request(endpoint, { query: { id: 'a b' } })
    await client.request(endpoint, { query: { id: 'a b' } })
    expect(server.received.map(({ url }) => url)).toEqual([
      '/svc/name/?id=a+b',
      '/svc/name/?id=a+b',
    ])
  })

  it('encodes the parameters of its path as one segment each', async () => {
    const { server, client } = await setUp()
    await failureOf(client.request(readItem, { params: { id: 'a/../b?c#d %2e' } }))
    expect(server.received[0]?.url).toBe('/svc/items/a%2F..%2Fb%3Fc%23d%20%252e/')
  })

  it('carries the headers of the client and its own', async () => {
    const { server, client } = await setUp()
    await client.request(readName, { headers: { 'accept-language': 'fr' } })
    expect(server.received[0]?.headers).toMatchObject({
      cookie: 'sessionid=s',
      'accept-language': 'fr',
    })
  })
})

describe('an answer', () => {
  it('is `result`, else `results`', async () => {
    const { server, client } = await setUp()
    expect(await client.request(readName)).toEqual({ name: 'Ada' })
    server.on('GET /svc/names/', (_, response) =>
      reply(response, { success: true, result: null, results: ['Ada'] }),
    )
    expect(await client.request(readNames)).toEqual(['Ada'])
  })

  it('is stripped of what the contract does not name', async () => {
    const { server, client } = await setUp()
    server.on('GET /svc/name/', result({ name: 'Ada', password_hash: 'x' }))
    expect(await client.request(readName)).toEqual({ name: 'Ada' })
  })

  it('is the whole envelope with `returnAll`', async () => {
    const { client } = await setUp()
    const all = await client.request(readName, { returnAll: true })
    expect(all).toEqual({ success: true, result: { name: 'Ada' }, status_code: 200 })
  })

  it('is headers and result with `returnHeaders`', async () => {
    const { client } = await setUp()
    const { headers, result } = await client.request(readName, { returnHeaders: true })
    expect(headers.get('x-tag')).toBe('one')
    expect(result).toEqual({ name: 'Ada' })
  })

  it('is nothing where the contract reads nothing', async () => {
    const { client } = await setUp()
    expect(await client.request(writeName, { body: {} })).toBeUndefined()
  })

  it('may be bare JSON', async () => {
    const { server, client } = await setUp()
    server.on('GET /svc/name/', (_, response) => reply(response, { name: 'bare' }))
    expect(await client.request({ ...readName, shape: 'bare' })).toEqual({ name: 'bare' })
  })

  it('cannot change prototypes', async () => {
    const { server, client } = await setUp()
    server.on(
      'GET /svc/any/',
      (_, response) =>
        void response.end('{"success": true, "result": {"__proto__": {"admin": true}}}'),
    )
    const endpoint = { method: 'GET', path: '/svc/any/', answer: null } as const
    const { result } = (await client.request(endpoint, { returnAll: true })) as {
      result?: { admin?: boolean }
    }
    expect(result?.admin).toBeUndefined()
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
  })
})

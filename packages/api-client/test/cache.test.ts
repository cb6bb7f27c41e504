import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { createClient, type ClientOptions } from '../src/index.ts'
import { failureOf, readItem, readName, readNames, writeName, writeOther } from './endpoint.ts'
import { gate, reply, result, startServer } from './http-server.ts'

const tree = v.object({
  children: v.array(v.object({ tags: v.array(v.string()), at: v.object({ x: v.number() }) })),
})

async function setUp(options: ClientOptions = {}) {
  let count = 0
  const server = await startServer({
    'GET /svc/name/': (_, response) =>
      reply(response, { success: true, result: { name: `answer ${++count}` } }),
    'POST /svc/name/': result(null),
    'POST /other/': result(null),
  })
  const client = createClient({ origin: server.origin, cookies: () => '', ...options })
  const name = async (request = {}) => (await client.request(readName, request)).name
  return { server, client, name }
}

describe('the cache of GETs', () => {
  it('answers the same question once, however its parameters are ordered', async () => {
    const { server, name } = await setUp()
    expect(await name({ query: { a: 1, b: ['x', 'y'], c: undefined } })).toBe('answer 1')
    expect(await name({ query: { b: ['x', 'y'], a: 1, d: null } })).toBe('answer 1')
    expect(await name({ query: { b: ['y', 'x'], a: 1 } })).toBe('answer 2')
    expect(server.received.map(({ url }) => url)).toEqual([
      '/svc/name/?a=1&b=x&b=y',
      '/svc/name/?a=1&b=y&b=x',
    ])
  })

  it('is neither read nor filled by `cache: false`', async () => {
    const { name } = await setUp()
    expect(await name({ cache: false })).toBe('answer 1')
    expect(await name()).toBe('answer 2')
    expect(await name({ cache: false })).toBe('answer 3')
    expect(await name()).toBe('answer 2')
  })

  it('keeps datasets, data partners and own headers apart', async () => {
    const { client, name } = await setUp({ scope: { datasetId: 'a' } })
    expect(await name()).toBe('answer 1')
    client.setScope({ datasetId: 'b' })
    expect(await name()).toBe('answer 2')
    expect(await name({ dataPartnerId: 'p' })).toBe('answer 3')
    expect(await name({ dataPartnerId: 'q' })).toBe('answer 4')
    expect(await name({ headers: { 'accept-language': 'fr' } })).toBe('answer 5')
    expect(await name({ dataPartnerId: 'p' })).toBe('answer 3')
    expect(await name()).toBe('answer 2')
  })

  it('sends the data partner of the scope, and none where a call says so', async () => {
    const { server, name } = await setUp({ scope: { dataPartnerId: 'p' } })
    await name()
    await name({ dataPartnerId: null })
    const sent = server.received.map(({ headers }) => headers['x-nfer-data-partner-id'])
    expect(sent).toEqual(['p', undefined])
  })

  it.each([
    ['another user', { userId: 'a' }, { userId: 'b' }],
    ['another organisation', { organizationId: 'a' }, { organizationId: 'b' }],
    ['another dataset', { datasetId: 'a' }, { datasetId: null }],
  ])('is dropped for %s', async (_, before, after) => {
    const { client, name } = await setUp()
    client.setScope(before)
    expect(await name()).toBe('answer 1')
    client.setScope(before)
    expect(await name()).toBe('answer 1')
    client.setScope(after)
    expect(await name()).toBe('answer 2')
    client.setScope(before)
    expect(await name()).toBe('answer 3')
  })

  it.each(['signedIn', 'signedOut', 'unauthorized', 'manual'] as const)(
    'is dropped by clear(%s)',
    async (reason) => {
      const { client, name } = await setUp()
      await name()
      client.clear(reason)
      expect(await name()).toBe('answer 2')
    },
  )

  it('promise 17: does not keep an answer that arrives after a clear', async () => {
    const { server, client, name } = await setUp()
    const { opened, open } = gate()
    server.on('GET /svc/name/', async (_, response) => {
      await opened
      reply(response, { success: true, result: { name: 'of the last user' } })
    })
    const late = name()
    await server.arrived(1)
    client.clear('signedIn')
    server.on('GET /svc/name/', result({ name: 'of this user' }))
    expect(await name()).toBe('of this user')
    open()
    expect(await late).toBe('of the last user')
    expect(await name()).toBe('of this user')
  })

  it('is dropped by a write for its own service only, also when the write fails', async () => {
    const { server, client, name } = await setUp()
    await name()
    await client.request(writeOther, { body: {} })
    expect(await name()).toBe('answer 1')
    await client.request(writeName, { body: {} })
    expect(await name()).toBe('answer 2')
    server.on('POST /svc/name/', (_, response) => reply(response, { success: false }, 500))
    await failureOf(client.request(writeName, { body: {} }))
    expect(await name()).toBe('answer 3')
  })

  it('outlives a question that is asked by POST', async () => {
    const { client, name } = await setUp()
    await name()
    await client.request({ ...writeName, safe: true }, { body: {} })
    expect(await name()).toBe('answer 1')
  })

  it('does not keep an answer that a write has overtaken', async () => {
    const { server, client, name } = await setUp()
    const { opened, open } = gate()
    server.on('GET /svc/name/', async (_, response) => {
      await opened
      reply(response, { success: true, result: { name: 'before the write' } })
    })
    const early = name()
    await server.arrived(1)
    await client.request(writeName, { body: {} })
    server.on('GET /svc/name/', result({ name: 'after the write' }))
    const late = name()
    open()
    expect(await early).toBe('before the write')
    expect(await late).toBe('after the write')
    expect(await name()).toBe('after the write')
  })

  it('does not keep an answer that comes after a write, when nobody asks in between', async () => {
    const { server, client, name } = await setUp()
    const { opened, open } = gate()
    server.on('GET /svc/name/', async (_, response) => {
      await opened
      reply(response, { success: true, result: { name: 'before the write' } })
    })
    const early = name()
    await server.arrived(1)
    await client.request(writeName, { body: {} })
    open()
    await early
    server.on('GET /svc/name/', result({ name: 'after the write' }))
    expect(await name()).toBe('after the write')
  })

  it('can be dropped by service', async () => {
    const { client, name } = await setUp()
    await name()
    client.invalidate('other')
    expect(await name()).toBe('answer 1')
    client.invalidate('svc')
    expect(await name()).toBe('answer 2')
  })

  it('never holds a failure, nor `success: false` on 200', async () => {
    const { server, name } = await setUp()
    server.on('GET /svc/name/', (_, response) => reply(response, { success: false, message: 'No' }))
    expect(await failureOf(name())).toMatchObject({ kind: 'refused', message: 'No' })
    server.on('GET /svc/name/', result({ name: 'Ada' }))
    expect(await name()).toBe('Ada')
  })

  it('gives each caller a copy: what one does to it reaches nobody else', async () => {
    const { server, client } = await setUp()
    server.on('GET /svc/names/', result(['Ada', 'Grace'], { 'x-tag': 'one' }))
    const [first, second] = await Promise.all([
      client.request(readNames),
      client.request(readNames),
    ])
    first.length = 0
    second.push('Mallory')
    const { headers, result: third } = await client.request(readNames, { returnHeaders: true })
    headers.set('x-tag', 'changed')
    third.reverse()
    const all = await client.request(readNames, { returnAll: true, returnHeaders: true })
    expect(all.result.result).toEqual(['Ada', 'Grace'])
    expect(all.headers.get('x-tag')).toBe('one')
    expect(server.received).toHaveLength(1)
  })

  it('copies to the last depth', async () => {
    const { client, server } = await setUp()
    server.on('GET /svc/tree/', result({ children: [{ tags: ['a'], at: { x: 1 } }] }))
    const endpoint = { method: 'GET', path: '/svc/tree/', answer: tree } as const
    const first = await client.request(endpoint)
    first.children[0]?.tags.push('b')
    first.children[0]!.at.x = 2
    expect(await client.request(endpoint)).toEqual({ children: [{ tags: ['a'], at: { x: 1 } }] })
  })

  it('holds 1000 answers: the 1001st drops the least recently used', async () => {
    const { server, client } = await setUp()
    const read = (id: number) => client.request(readItem, { params: { id } })
    for (let id = 0; id <= 1000; id++) {
      server.on(`GET /svc/items/${id}/`, result({ id: String(id) }))
    }
    for (let id = 0; id < 1000; id++) await read(id)
    expect(server.received).toHaveLength(1000)
    await read(0)
    expect(server.received).toHaveLength(1000)
    await read(1000)
    await read(0)
    await read(2)
    expect(server.received).toHaveLength(1001)
    await read(1)
    expect(server.received).toHaveLength(1002)
  })
})

import { describe, expect, it } from 'vitest'
import { createClient } from '../src/index.ts'
import { failureOf, readName, writeName } from './endpoint.ts'
import { gate, reply, startServer } from './http-server.ts'

async function setUp() {
  const { opened, open } = gate()
  const closed = gate()
  const server = await startServer({
    'GET /svc/name/': async (_, response) => {
      response.on('close', () => closed.open())
      await opened
      reply(response, { success: true, result: { name: 'Ada' } })
    },
    'POST /svc/name/': async (_, response) => {
      response.on('close', () => closed.open())
      await opened
      reply(response, { success: true, result: null })
    },
  })
  const client = createClient({ origin: server.origin, cookies: () => '' })
  return { server, client, open, connectionClosed: closed.opened }
}

describe('requests in flight', () => {
  it('are shared by identical GETs, those without a cache too', async () => {
    const { server, client, open } = await setUp()
    const calls = [
      client.request(readName),
      client.request(readName),
      client.request(readName, { cache: false }),
    ]
    await server.arrived(1)
    open()
    expect(await Promise.all(calls)).toEqual([{ name: 'Ada' }, { name: 'Ada' }, { name: 'Ada' }])
    expect(server.received).toHaveLength(1)
  })

  it('keep an answer when one of those who wait wants it kept', async () => {
    const { server, client, open } = await setUp()
    const calls = [client.request(readName, { cache: false }), client.request(readName)]
    await server.arrived(1)
    open()
    await Promise.all(calls)
    await client.request(readName)
    expect(server.received).toHaveLength(1)
  })

  it('outlive a caller that gives up', async () => {
    const { server, client, open } = await setUp()
    const controller = new AbortController()
    const left = failureOf(client.request(readName, { signal: controller.signal }))
    const stayed = client.request(readName, { signal: new AbortController().signal })
    await server.arrived(1)
    controller.abort('no longer needed')
    expect(await left).toMatchObject({ kind: 'aborted', cause: 'no longer needed' })
    open()
    expect(await stayed).toEqual({ name: 'Ada' })
    expect(server.received).toHaveLength(1)
  })

  it('end when the last caller gives up, and the next caller starts anew', async () => {
    const { server, client, open, connectionClosed } = await setUp()
    const controllers = [new AbortController(), new AbortController()]
    const calls = controllers.map(({ signal }) => failureOf(client.request(readName, { signal })))
    await server.arrived(1)
    for (const controller of controllers) controller.abort()
    for (const error of await Promise.all(calls)) expect(error).toMatchObject({ kind: 'aborted' })
    const next = client.request(readName)
    await connectionClosed
    open()
    expect(await next).toEqual({ name: 'Ada' })
    expect(server.received).toHaveLength(2)
  })

  it('are not shared by writes', async () => {
    const { server, client, open } = await setUp()
    const calls = [1, 2].map(() => client.request(writeName, { body: {} }))
    await server.arrived(2)
    open()
    await Promise.all(calls)
    expect(server.received).toHaveLength(2)
  })

  it('abort a write whose caller gives up', async () => {
    const { server, client, connectionClosed } = await setUp()
    const controller = new AbortController()
    const call = failureOf(client.request(writeName, { body: {}, signal: controller.signal }))
    await server.arrived(1)
    controller.abort()
    expect(await call).toMatchObject({ kind: 'aborted', status: 0 })
    await connectionClosed
  })

  it('do not start for a signal that is aborted already', async () => {
    const { server, client } = await setUp()
    const signal = AbortSignal.abort()
    expect(await failureOf(client.request(readName, { signal }))).toMatchObject({ kind: 'aborted' })
    expect(server.received).toEqual([])
  })
})

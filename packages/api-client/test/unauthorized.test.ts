import { describe, expect, it, vi } from 'vitest'
import { createClient, type ClientOptions, type UnauthorizedEvent } from '../src/index.ts'
import { failureOf, readItem, readName } from './endpoint.ts'
import { gate, refusal, result, startServer } from './http-server.ts'

async function setUp(options: ClientOptions = {}) {
  const server = await startServer({ 'GET /svc/name/': refusal(401, { message: 'Signed out' }) })
  const client = createClient({ origin: server.origin, cookies: () => '', ...options })
  const listener = vi.fn<(event: UnauthorizedEvent) => void>()
  const stop = client.onUnauthorized(listener)
  return { server, client, listener, stop }
}

describe('the unauthorized event', () => {
  it('is sent once in a storm of refusals, and every call still fails', async () => {
    const { server, client, listener } = await setUp()
    for (const id of ['1', '2', '3', '4', '5']) server.on(`GET /svc/items/${id}/`, refusal(401))
    const storm = ['1', '2', '3', '4', '5'].map((id) =>
      failureOf(client.request(readItem, { params: { id } })),
    )
    for (const error of await Promise.all(storm)) expect(error).toMatchObject({ status: 401 })
    await failureOf(client.request(readName))
    expect(listener).toHaveBeenCalledTimes(1)
    expect(listener.mock.calls[0]?.[0].error.status).toBe(401)
  })

  it('drops the cache', async () => {
    const { server, client } = await setUp()
    server.on('GET /svc/items/1/', result({ id: '1' }))
    await client.request(readItem, { params: { id: '1' } })
    await failureOf(client.request(readName))
    await client.request(readItem, { params: { id: '1' } })
    expect(server.received).toHaveLength(3)
  })

  it('is sent again after a new sign-in', async () => {
    const { client, listener } = await setUp()
    await failureOf(client.request(readName))
    client.clear('signedIn')
    await failureOf(client.request(readName))
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('is not sent for a late refusal from before a new sign-in', async () => {
    const { server, client, listener } = await setUp()
    const { opened, open } = gate()
    server.on('GET /svc/name/', async (request, response) => {
      await opened
      await refusal(401)(request, response)
    })
    const late = failureOf(client.request(readName))
    await server.arrived(1)
    client.clear('signedIn')
    open()
    expect(await late).toMatchObject({ status: 401 })
    expect(listener).not.toHaveBeenCalled()
  })

  it('is not sent after a wanted sign-out', async () => {
    const { client, listener } = await setUp()
    client.clear('signedOut')
    await failureOf(client.request(readName))
    expect(listener).not.toHaveBeenCalled()
  })

  it('survives a change of dataset between the request and its refusal', async () => {
    const { client, listener } = await setUp({ scope: { datasetId: 'a' } })
    const call = failureOf(client.request(readName))
    client.setScope({ datasetId: 'b' })
    await call
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('is not sent from pages below /auth/', async () => {
    let path = '/auth/signin/'
    const { client, listener } = await setUp({ pagePath: () => path })
    await failureOf(client.request(readName))
    expect(listener).not.toHaveBeenCalled()
    path = '/authors/'
    await failureOf(client.request(readName))
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('follows the statuses of the client, and those of one call', async () => {
    const { server, client, listener } = await setUp({ unauthorizedStatuses: [401, 419] })
    server.on('GET /svc/name/', refusal(419))
    await failureOf(client.request(readName, { unauthorizedStatuses: [] }))
    await failureOf(client.request(readName, { unauthorizedStatuses: [401] }))
    expect(listener).not.toHaveBeenCalled()
    await failureOf(client.request(readName))
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('is sent for a session that lacks its second factor, as that opens nothing', async () => {
    const { server, client, listener } = await setUp()
    server.on('GET /svc/name/', refusal(403, { error_info: { code: 'two_factors_required' } }))
    await failureOf(client.request(readName, { unauthorizedStatuses: [] }))
    expect(listener).not.toHaveBeenCalled()
    await failureOf(client.request(readName))
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('is not sent to who has stopped listening', async () => {
    const { client, listener, stop } = await setUp()
    stop()
    await failureOf(client.request(readName))
    expect(listener).not.toHaveBeenCalled()
  })
})

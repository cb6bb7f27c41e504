import { describe, expect, it, vi } from 'vitest'
import { formatUserHeader, parseUserHeader, userHeader } from '../src/contract/index.ts'
import {
  createClient,
  getProfile,
  getSessionValidity,
  selectOrganization,
  type ClientOptions,
  type UserChangedEvent,
} from '../src/index.ts'
import { failureOf, readItem, readName, writeName } from './endpoint.ts'
import { gate, refusal, reply, result, startServer } from './http-server.ts'
import { profile } from './payloads.ts'

/** A server that names `session.user` in each answer, and refuses a write that a page sends for another user. */
async function setUp(options: ClientOptions = {}) {
  const session = { user: 'ada' }
  const server = await startServer({
    'GET /svc/name/': (_, response) =>
      reply(response, { success: true, result: { name: `of ${session.user}` } }, 200, {
        [userHeader]: session.user,
      }),
    'POST /svc/name/': ({ headers }, response) => {
      const meant = headers[userHeader.toLowerCase()]
      const isForeign = meant !== undefined && meant !== session.user
      const refused = { success: false, message: 'Changed', error_info: { code: 'user_changed' } }
      reply(response, isForeign ? refused : { success: true }, isForeign ? 409 : 200, {
        [userHeader]: session.user,
      })
    },
  })
  const client = createClient({ origin: server.origin, cookies: () => '', ...options })
  const listener = vi.fn<(event: UserChangedEvent) => void>()
  client.onUserChanged(listener)
  const sentFor = () => server.received.map(({ headers }) => headers[userHeader.toLowerCase()])
  return { server, client, listener, session, sentFor }
}

describe('the header of the user', () => {
  it.each([
    ['u1', null, 'u1'],
    ['u1', 'calder', 'u1;acting-for=calder'],
    [
      'a;acting-for=b',
      'ärzte & söhne\n',
      'a%3Bacting-for%3Db;acting-for=%C3%A4rzte%20%26%20s%C3%B6hne%0A',
    ],
  ])('writes %j acting for %j, and reads it again', (userId, actingForId, value) => {
    expect(formatUserHeader(userId, actingForId)).toBe(value)
    expect(parseUserHeader(value)).toEqual({ userId, actingForId })
  })
})

describe('a page and its user', () => {
  it('learns who it is from the first answer, and says so with every write, but with no read', async () => {
    const { client, sentFor } = await setUp()
    await client.request(writeName, { body: {} })
    await client.request(readName)
    await client.request(writeName, { body: {} })
    expect(client.scope).toMatchObject({ userId: 'ada', actingForId: null })
    expect(sentFor()).toEqual([undefined, undefined, 'ada'])
  })

  it('has a write refused that would be made for someone else', async () => {
    const { client, listener, session } = await setUp()
    await client.request(readName)
    session.user = 'oskar'
    const error = await failureOf(client.request(writeName, { body: {} }))
    expect(error).toMatchObject({ status: 409, code: 'user_changed', userMessage: 'Changed' })
    expect(listener).toHaveBeenCalledExactlyOnceWith({ error, isSameUser: false })
  })

  it('drops an answer for someone else, and keeps nothing of it or from before', async () => {
    const { server, client, listener, session } = await setUp()
    server.on('GET /svc/items/1/', result({ id: '1' }))
    await client.request(readItem, { params: { id: '1' } })
    expect(await client.request(readName)).toEqual({ name: 'of ada' })
    session.user = 'oskar'
    const error = await failureOf(client.request(readName, { cache: false }))
    expect(error).toMatchObject({ kind: 'otherUser', code: 'user_changed', userMessage: null })
    expect(listener).toHaveBeenCalledExactlyOnceWith({ error, isSameUser: false })
    await failureOf(client.request(readName))
    await client.request(readItem, { params: { id: '1' } })
    expect(server.received).toHaveLength(5)
    session.user = 'ada'
    expect(await client.request(readName)).toEqual({ name: 'of ada' })
  })

  it('drops a refusal for someone else too', async () => {
    const { server, client, listener, session } = await setUp()
    await client.request(readName)
    server.on('GET /svc/items/1/', refusal(403, {}, { [userHeader]: 'oskar' }))
    session.user = 'oskar'
    const error = await failureOf(client.request(readItem, { params: { id: '1' } }))
    expect(error).toMatchObject({ status: 403, code: 'user_changed' })
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('tells once of a storm of answers for someone else', async () => {
    const { server, client, listener, session } = await setUp()
    await client.request(readName)
    session.user = 'oskar'
    const ids = ['1', '2', '3']
    for (const id of ids) {
      server.on(`GET /svc/items/${id}/`, result({ id }, { [userHeader]: 'oskar' }))
    }
    await Promise.all(ids.map((id) => failureOf(client.request(readItem, { params: { id } }))))
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('knows the same person, who acts for a customer now', async () => {
    const { client, listener, session } = await setUp()
    await client.request(readName)
    session.user = 'ada;acting-for=calder'
    await failureOf(client.request(writeName, { body: {} }))
    expect(listener.mock.calls[0]?.[0].isSameUser).toBe(true)
  })

  it('asks whose session it is, whoever that is', async () => {
    const { server, client, listener } = await setUp({
      scope: { userId: 'ada', actingForId: null },
    })
    const data = { max_ttl: 1_800_000_000, user_id: 'oskar', acting_for: null }
    const path = 'GET /auth_api/v1/users/session_validity/'
    server.on(path, result({ data }, { [userHeader]: 'oskar' }))
    expect(await getSessionValidity(client)).toMatchObject({ value: { userId: 'oskar' } })
    expect(listener).not.toHaveBeenCalled()
    expect(client.scope.userId).toBe('ada')
  })

  it('follows its own choice of a customer, and drops what was on its way before', async () => {
    const { server, client, listener, session, sentFor } = await setUp()
    await client.request(readName)
    const { opened, open } = gate()
    server.on('GET /svc/items/1/', async (request, response) => {
      await opened
      await result({ id: '1' }, { [userHeader]: 'ada' })(request, response)
    })
    const late = failureOf(client.request(readItem, { params: { id: '1' } }))
    await server.arrived(2)
    server.on(
      'POST /auth_api/v1/accounts/impersonate/organizations/',
      result({ data: { redirect_url: '/' } }, { [userHeader]: 'ada' }),
    )
    await selectOrganization(client, { organizationId: 'calder' })
    session.user = 'ada;acting-for=calder'
    await client.request(writeName, { body: {} })
    open()
    expect(await late).toMatchObject({ code: 'user_changed' })
    expect(sentFor().at(-1)).toBe('ada;acting-for=calder')
    expect(listener).not.toHaveBeenCalled()
  })

  it('forgets who it was at a sign-in, and what was on its way does not bring it back', async () => {
    const { server, client, listener, session } = await setUp()
    await client.request(readName)
    const { opened, open } = gate()
    server.on('GET /svc/items/1/', async (request, response) => {
      await opened
      await result({ id: '1' }, { [userHeader]: 'ada' })(request, response)
    })
    const late = client.request(readItem, { params: { id: '1' } })
    await server.arrived(2)
    client.clear('signedIn')
    session.user = 'oskar'
    open()
    await late
    expect(client.scope.userId).toBeUndefined()
    expect(await client.request(readName)).toEqual({ name: 'of oskar' })
    expect(client.scope.userId).toBe('oskar')
    expect(listener).not.toHaveBeenCalled()
  })

  it('is told by the profile where the server sends no header', async () => {
    const { server, client, sentFor } = await setUp()
    const impersonating = { id: 'calder', name: 'Calder' }
    const data = { ...profile, id: 'ada', impersonating }
    server.on('GET /auth_api/v1/users/me/', result({ data }))
    await getProfile(client)
    await client.request(writeName, { body: {} }).catch(() => {})
    expect(sentFor().at(-1)).toBe('ada;acting-for=calder')
  })

  it('tells another origin nothing, and learns nothing from it', async () => {
    const { client } = await setUp()
    const other = await setUp()
    const write = { ...writeName, path: `${other.server.origin}/svc/name/` } as const
    const read = { ...readName, path: `${other.server.origin}/svc/name/` } as const
    other.session.user = 'mallory'
    await client.request(read)
    expect(client.scope.userId).toBeUndefined()
    await client.request(readName)
    await client.request(write, { body: {} })
    expect(other.sentFor()).toEqual([undefined, undefined])
  })
})

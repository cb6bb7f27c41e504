import { describe, expect, it } from 'vitest'
import * as api from '../src/index.ts'
import {
  emptyBody,
  createFakeClient,
  createFakeTransport,
  htmlPage,
  networkFailure,
  noAnswer,
  noContent,
  refuse,
  truncatedJson,
} from '../src/testing/index.ts'

const email = 'ada@acme.example'

describe('the fake transport', () => {
  it('names the call that has no handler', async () => {
    const { client, transport } = createFakeClient()
    const outcome = await api.getProfile(client)
    const message = 'The fake transport has no handler for getProfile'
    expect(outcome).toMatchObject({ kind: 'failed', error: { status: 501, message } })
    expect(transport.problems).toEqual([message])
  })

  it('refuses to answer outside the contract, and says where', async () => {
    const { client, transport } = createFakeClient({ getEula: { id: 'terms', name: 7 } as never })
    expect(await api.getEula(client, { id: 'terms' })).toMatchObject({ kind: 'failed' })
    expect(transport.problems).toEqual([expect.stringContaining('data.name')])
  })

  it('says that the contract has no such call', async () => {
    const { client, transport } = createFakeClient()
    const endpoint = { method: 'GET', path: '/auth_api/v2/nothing/', answer: null } as const
    await expect(client.request(endpoint)).rejects.toThrow('The contract has no GET')
    expect(transport.problems).toHaveLength(1)
  })

  it('refuses what the server refuses: fields outside the contract', async () => {
    const { client } = createFakeClient({ startLogin: () => expect.unreachable() })
    const outcome = await api.startLogin(client, { email: 'nobody' })
    expect(outcome).toMatchObject({
      kind: 'invalid',
      error: { code: 'validation_failed', fields: { user_email: ['Please enter a valid email'] } },
    })
  })

  it('refuses what the server refuses: a stale CSRF token', async () => {
    const transport = createFakeTransport({ logout: null })
    const stale = transport.cookies()
    transport.rotateCsrf()
    const options = { origin: 'https://platform.example', fetch: transport.fetch }
    const late = api.createClient({ ...options, cookies: () => stale })
    expect(await api.logout(late)).toMatchObject({ kind: 'failed', error: { code: 'csrf_failed' } })
    const fresh = api.createClient({ ...options, cookies: transport.cookies })
    expect(await api.logout(fresh)).toEqual({ kind: 'signedOut' })
  })

  it('hands a handler the request, and its answer may depend on it', async () => {
    const { client, transport } = createFakeClient({
      verifyEmailCode: ({ body }) =>
        body.otp === '123456' ? { user_type: 2 } : refuse('otp_invalid', { message: 'No' }),
    })
    expect((await api.verifyEmailCode(client, { email, code: '000000' })).kind).toBe('wrongCode')
    expect((await api.verifyEmailCode(client, { email, code: '123456' })).kind).toBe('verified')
    expect(transport.callsTo('verifyEmailCode').map(({ body }) => body.otp)).toEqual([
      '000000',
      '123456',
    ])
  })

  it('reads forms, parameters and queries as the server does', async () => {
    const { client, transport } = createFakeClient({
      login: { redirect_url: '/' },
      getDataset: refuse('not_found'),
      getRoles: [],
    })
    await api.login(client, { email, password: 'a&b=c' })
    await api.getDataset(client, { datasetId: 'a/b' })
    await api.getRoles(client, { appName: 'shell' })
    expect(transport.callsTo('login')[0]?.body).toEqual({ username: email, password: 'a&b=c' })
    expect(transport.callsTo('getDataset')[0]?.params).toEqual({ datasetId: 'a/b' })
    expect(transport.callsTo('getRoles')[0]?.query).toEqual({ app_name: 'shell' })
  })

  it.each([
    ['html', htmlPage()],
    ['empty', emptyBody()],
    ['noContent', noContent()],
    ['malformed', truncatedJson()],
    ['network', networkFailure()],
  ])('can answer with %s', async (kind, reply) => {
    const { client } = createFakeClient({ getProfile: reply })
    expect(await api.getProfile(client)).toMatchObject({ kind: 'failed', error: { kind } })
  })

  it('can leave a request without an answer, until it is aborted', async () => {
    const { client } = createFakeClient({ getProfile: noAnswer() })
    const controller = new AbortController()
    const call = api.getProfile(client, { signal: controller.signal })
    controller.abort()
    expect(await call).toMatchObject({ kind: 'failed', error: { kind: 'aborted' } })
  })
})

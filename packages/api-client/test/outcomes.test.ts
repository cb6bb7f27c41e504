import { describe, expect, it } from 'vitest'
import * as api from '../src/index.ts'
import { createFakeClient, htmlPage, ok, refuse, statusOnly } from '../src/testing/index.ts'
import { document, profile, successes } from './payloads.ts'
import { startServer } from './http-server.ts'

const email = 'ada@acme.example'

describe('configuration', () => {
  it('comes with the data partner of its header', async () => {
    const { client } = createFakeClient({
      getConfig: ok(
        { is_federated_environment: true, sign_up_data: { enable_sign_up: false } },
        { headers: { 'x-nfer-data-partner-id': 'p1' } },
      ),
    })
    expect(await api.getConfig(client)).toEqual({
      kind: 'loaded',
      value: {
        config: {
          is_federated_environment: true,
          seller: null,
          sign_up_data: { enable_sign_up: false, sign_up_options: [] },
        },
        dataPartnerId: 'p1',
      },
    })
  })

  it.each([
    [{ 'x-nfer-env-type': 'restricted' }, true],
    [{ 'x-nfer-source-env-type': 'premium' }, true],
    [{ 'x-nfer-env-type': 'open', 'x-nfer-source-env-type': 'premium' }, true],
    [{ 'x-nfer-env-type': 'premium', 'x-nfer-source-env-type': 'restricted' }, false],
    [{ 'x-nfer-env-type': 'open' }, false],
    [{}, undefined],
  ])('with the headers %j is restricted: %s', async (headers, restricted) => {
    const { client } = createFakeClient({ getEnvironment: ok(null, { headers: { ...headers } }) })
    expect(await api.getEnvironment(client, {})).toMatchObject({
      kind: 'loaded',
      value: { restricted },
    })
  })
})

describe('signing in', () => {
  it.each([
    ['login', (c: api.Client) => api.login(c, { email, password: 'p' })],
    ['loginWithApiToken', (c: api.Client) => api.loginWithApiToken(c, { apiToken: 't' })],
    ['verifyEmailCode', (c: api.Client) => api.verifyEmailCode(c, { email, code: '1' })],
    ['verifyTotp', (c: api.Client) => api.verifyTotp(c, { email, code: '1' })],
    ['verifyRecoveryCode', (c: api.Client) => api.verifyRecoveryCode(c, { email, code: '1' })],
    ['setPassword', (c: api.Client) => api.setPassword(c, { password: 'p', confirmPassword: 'p' })],
    [
      'authenticateDeviceCode',
      (c: api.Client) => api.authenticateDeviceCode(c, { code: 'ABC123' }),
    ],
    ['selectOrganization', (c: api.Client) => api.selectOrganization(c, { organizationId: 'o' })],
    ['stopImpersonating', (c: api.Client) => api.stopImpersonating(c)],
    ['logout', (c: api.Client) => api.logout(c)],
  ])('by %s drops what other services answered before', async (_, change) => {
    const { client, transport } = createFakeClient(successes)
    await api.listSellers(client)
    await change(client)
    await api.listSellers(client)
    expect(transport.callsTo('listSellers')).toHaveLength(2)
  })

  it('sends no unauthorized event for a wrong password, but later for a lost session', async () => {
    const { client } = createFakeClient({
      login: refuse('invalid_credentials'),
      getProfile: refuse('not_authenticated'),
      getAuthenticated: refuse('not_authenticated'),
    })
    let events = 0
    client.onUnauthorized(() => events++)
    await api.login(client, { email, password: 'p' })
    await api.getAuthenticated(client)
    expect(events).toBe(0)
    await api.getProfile(client)
    expect(events).toBe(1)
  })

  it('sends no unauthorized event after signing out', async () => {
    const { client } = createFakeClient({ logout: null, getProfile: refuse('not_authenticated') })
    let events = 0
    client.onUnauthorized(() => events++)
    await api.logout(client)
    await api.getProfile(client)
    expect(events).toBe(0)
  })

  it.each([
    [401, 'wrongCredentials'],
    [403, 'forbidden'],
    [500, 'failed'],
  ])('reads %i without a code as %s', async (status, kind) => {
    const { client } = createFakeClient({ login: statusOnly(status) })
    expect(await api.login(client, { email, password: 'p' })).toMatchObject({ kind })
  })

  it('reads a refused code of any sort as a wrong one', async () => {
    const { client, transport } = createFakeClient({ verifyTotp: refuse('otp_expired') })
    expect((await api.verifyTotp(client, { email, code: '1' })).kind).toBe('wrongCode')
    transport.use({ verifyTotp: statusOnly(400) })
    expect((await api.verifyTotp(client, { email, code: '1' })).kind).toBe('wrongCode')
  })

  it('does not take a CSRF failure for a refusal', async () => {
    const { client } = createFakeClient({ acceptEula: refuse('csrf_failed') })
    const outcome = await api.acceptEula(client, { eulaId: 'e', userId: 'u' })
    expect(outcome).toMatchObject({ kind: 'failed', error: { code: 'csrf_failed' } })
  })
})

describe('a device code', () => {
  it('is pending until somebody has decided', async () => {
    const { client } = createFakeClient({ authenticateDeviceCode: ok({}, { status: 202 }) })
    const outcome = await api.authenticateDeviceCode(client, { code: 'ABC123', next: '/x' })
    expect(outcome).toEqual({ kind: 'pending' })
  })

  it('follows the redirect of an approved one, over real HTTP', async () => {
    const path = '/auth_api/v1/accounts/login/code/authenticate/'
    const server = await startServer({
      [`POST ${path}`]: (_, response) =>
        void response.writeHead(303, { location: '/shell?tab=apps' }).end(),
      'GET /shell': (_, response) => void response.end('<!doctype html>'),
    })
    const client = api.createClient({ origin: server.origin, cookies: () => '' })
    const input = { code: 'ABC123', next: '/shell?tab=apps', isRedirect: true }
    expect(await api.authenticateDeviceCode(client, input)).toEqual({
      kind: 'signedIn',
      redirectUrl: '/shell?tab=apps',
    })
  })

  it('does not take a login page for an approval that it did not ask to follow', async () => {
    const { client } = createFakeClient({ authenticateDeviceCode: htmlPage() })
    const outcome = await api.authenticateDeviceCode(client, { code: 'ABC123' })
    expect(outcome).toMatchObject({ kind: 'failed', error: { kind: 'html' } })
  })
})

describe('the profile', () => {
  it('promise 16: of another user drops what the first one saw', async () => {
    const { client, transport } = createFakeClient({ ...successes, getProfile: profile })
    await api.getProfile(client, { cache: false })
    await api.listSellers(client)
    await api.getProfile(client, { cache: false })
    await api.listSellers(client)
    expect(transport.callsTo('listSellers')).toHaveLength(1)
    transport.use({ getProfile: { ...profile, id: 'u2', email: 'bob@acme.example' } })
    await api.getProfile(client, { cache: false })
    await api.listSellers(client)
    expect(transport.callsTo('listSellers')).toHaveLength(2)
    expect(client.scope).toMatchObject({ userId: 'u2', organizationId: 'acme' })
  })

  it('names the customer on whose behalf staff acts as the organisation', async () => {
    const impersonating = { id: 'customer', name: 'Customer' }
    const { client } = createFakeClient({ getProfile: { ...profile, impersonating } })
    await api.getProfile(client)
    expect(client.scope.organizationId).toBe('customer')
  })
})

describe('the session', () => {
  it('ends at what the server says, by the clock of the server', async () => {
    const headers = { date: 'Fri, 20 Nov 2026 10:00:00 GMT' }
    const { client } = createFakeClient({
      getSessionValidity: ok(
        { max_ttl: 1_795_000_000, user_id: 'u1', acting_for: null },
        { headers },
      ),
    })
    expect(await api.getSessionValidity(client)).toMatchObject({
      kind: 'loaded',
      value: {
        maxTtl: 1_795_000_000,
        serverTimeMs: Date.UTC(2026, 10, 20, 10),
        userId: 'u1',
        actingFor: null,
      },
    })
  })

  it('is asked about each time', async () => {
    const { client, transport } = createFakeClient(successes)
    for (let i = 0; i < 2; i++) {
      await api.getAuthenticated(client)
      await api.getSessionValidity(client)
    }
    expect(transport.calls).toHaveLength(4)
  })
})

describe('a password reset', () => {
  it('sends the email from the legacy page, and else the password twice', async () => {
    const { client, transport } = createFakeClient({ resetPassword: null })
    const link = { uid: 'u', token: 't/../x', password: 'p' }
    await api.resetPassword(client, { ...link, email })
    await api.resetPassword(client, { ...link, confirmPassword: 'p' })
    expect(transport.callsTo('resetPassword').map(({ params, body }) => [params, body])).toEqual([
      [
        { uid: 'u', token: 't/../x' },
        { password: 'p', email },
      ],
      [
        { uid: 'u', token: 't/../x' },
        { password: 'p', confirm_password: 'p' },
      ],
    ])
  })

  it('knows a right security answer from a wrong one', async () => {
    const { client, transport } = createFakeClient({
      validateSecurityAnswer: { valid_answer: true },
    })
    const input = { email, answer: 'blue' }
    expect(await api.validateSecurityAnswer(client, input)).toEqual({ kind: 'verified' })
    transport.use({ validateSecurityAnswer: { valid_answer: false } })
    expect(await api.validateSecurityAnswer(client, input)).toEqual({ kind: 'wrongAnswer' })
  })
})

describe('documents', () => {
  it('are asked for with the data partner in body and header', async () => {
    const { client, transport } = createFakeClient(successes, { scope: { dataPartnerId: 'p1' } })
    await api.listDocuments(client, { elementIds: ['a'], appName: 'shell', mainContent: true })
    await api.listDocuments(client, { elementIds: ['a'], dataPartnerId: 'p2' })
    await api.listDocuments(client, { elementIds: ['a'], dataPartnerId: null })
    const sent = transport
      .callsTo('listDocuments')
      .map(({ body, headers }) => [body.data_partner_id, headers.get('x-nfer-data-partner-id')])
    expect(sent).toEqual([
      ['p1', 'p1'],
      ['p2', 'p2'],
      [null, null],
    ])
  })

  it('are saved with their place, and updated with their version', async () => {
    const { client, transport } = createFakeClient(successes)
    const data = { miniContent: 'Note', audience: ['_all'], dataPartners: ['p2'] }
    const sent = { mini_content: 'Note', audience: ['_all'], data_partners: ['p2'] }
    const saved = await api.saveDocument(client, { elementId: 'a', data, dataPartnerId: 'p1' })
    expect(saved).toMatchObject({ kind: 'saved', document })
    await api.updateDocument(client, { elementId: 'a', appName: 'shell', data, version: 3 })
    expect(transport.callsTo('saveDocument')[0]?.body).toEqual({
      ...sent,
      element_id: 'a',
      app_name: 'auth',
      data_partner_id: 'p1',
    })
    expect(transport.callsTo('updateDocument')[0]?.body).toEqual({
      ...sent,
      element_id: 'a',
      app_name: 'shell',
      version: 3,
    })
  })

  it('are deleted by query', async () => {
    const { client, transport } = createFakeClient(successes)
    await api.deleteDocument(client, { elementId: 'a b' })
    expect(transport.calls[0]?.query).toEqual({ element_id: 'a b', app_name: 'auth' })
  })

  it('live at a path that cannot be climbed out of', () => {
    expect(api.documentPath({ elementId: 'a/b' })).toBe(
      '/documentation_api/v1/document/auth/a%2Fb/index.html',
    )
    expect(api.documentPath({ elementId: 'a', appName: 'shell', theme: 'dark' })).toBe(
      '/documentation_api/v1/document/shell/a/index.html?theme=dark',
    )
    expect(() => api.documentPath({ elementId: '..' })).toThrow('cannot stand for :elementId')
  })
})

describe('an error report', () => {
  it('is cut to what the server takes', async () => {
    const { client, transport } = createFakeClient({ reportError: null })
    const long = 'x'.repeat(30_000)
    const report = { app: long, version: long, message: long, stack: long, url: `/${long}` }
    expect(await api.reportError(client, { ...report, supportCode: long })).toEqual({
      kind: 'reported',
    })
    expect(transport.problems).toEqual([])
  })
})

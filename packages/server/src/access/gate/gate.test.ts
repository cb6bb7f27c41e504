import { createPublicKey, verify, type JsonWebKey } from 'node:crypto'
import { gateHeaders } from '@vestibule/api-client/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { ask, claimsOf, pageHeaders, signedInVisitor, visitor } from '../../testing/gate-calls.ts'
import { startTestServer, type TestBrowser, type TestServer } from '../../testing/index.ts'
import { demo, paths } from '../../testing/sign-in-steps.ts'

const app = (url: string, to: string[], more: object = {}) =>
  ({ to, resourcetype: 'AppResource', resource: { url, ...more } }) as never
const own = 'https://survival.platform.example'

describe.each(databases)('the gate (%s)', (db) => {
  let server: TestServer
  let ada: TestBrowser
  beforeEach(async () => {
    server = await startTestServer({ db, settings: { trustedProxyHops: 1 } })
    await server.import({
      resources: [
        app('/timing/', ['northfield', 'vestibule', 'calder', 'fenwick'], {
          gate: { origin: own },
        }),
        app('team/tool', ['northfield']),
        app('closed', ['calder']),
        app('off', ['northfield'], { enable: false }),
        app('rich', ['northfield', 'calder'], { premium_only: true }),
        app('bound', ['northfield'], { dataset_dependent: true }),
      ],
    })
    ada = await signedInVisitor(server.origin, demo.password)
  })
  afterEach(() => server.close())
  const at = (path: string) => server.origin + path
  const onDataset = () => at('/dv/northfield_oncology/timing/page?x=1')

  it('tells an app who asks for what, with all headers always', async () => {
    const { status, headers } = await ask(ada, 'timing', onDataset())
    expect(status).toBe(204)
    const id = ((await ada.get(paths.me)).data as { id: string }).id
    const told = Object.fromEntries(gateHeaders.map((name) => [name, headers.get(name)]))
    expect(told).toEqual({
      'Remote-User': id,
      'Remote-Email': demo.password,
      'Remote-Name': 'Ada%20Lindqvist',
      'Remote-Groups': 'organization:northfield',
      'X-Vestibule-Dataset': 'northfield_oncology',
      'X-Vestibule-Acting-For': '',
      'X-Vestibule-Assertion': expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) as unknown,
    })
    const nowS = server.clock.now().getTime() / 1000
    expect(claimsOf(headers.get('x-vestibule-assertion'))).toEqual({
      iss: server.origin,
      sub: id,
      aud: 'timing',
      email: demo.password,
      name: 'Ada Lindqvist',
      groups: ['organization:northfield'],
      dataset: 'northfield_oncology',
      acting_for: null,
      iat: nowS,
      exp: nowS + 120,
    })
    const onNone = await ask(ada, 'timing', at('/timing/'))
    expect(onNone.headers.get('x-vestibule-dataset')).toBe('')
    expect((await ask(ada, 'team/tool', at('/team/tool/x'))).status).toBe(204)
  })

  it('promise 92: an assertion is signed with a key that anybody can look up, and is kept for a minute', async () => {
    const assertion = async () =>
      (await ask(ada, 'timing', onDataset())).headers.get('x-vestibule-assertion') ?? ''
    const { text } = await ada.get('/auth_api/v1/gate_keys/')
    const { keys } = JSON.parse(text) as { keys: (JsonWebKey & { kid: string })[] }
    const first = await assertion()
    const [head = '', body = '', signature = ''] = first.split('.')
    const { alg, kid } = JSON.parse(Buffer.from(head, 'base64url').toString()) as {
      alg: string
      kid: string
    }
    expect(alg).toBe('ES256')
    const key = createPublicKey({ key: keys.find((one) => one.kid === kid) ?? {}, format: 'jwk' })
    const fits = (signed: string) =>
      verify(
        'sha256',
        Buffer.from(signed),
        { key, dsaEncoding: 'ieee-p1363' },
        Buffer.from(signature, 'base64url'),
      )
    expect(fits(`${head}.${body}`)).toBe(true)
    expect(fits(`${head}.${body}x`)).toBe(false)
    server.clock.advance(59)
    expect(await assertion()).toBe(first)
    server.clock.advance(2)
    expect(await assertion()).not.toBe(first)
  })

  it('leads a page to sign-in and back, and tells a script', async () => {
    const stranger = await visitor(server.origin)
    const page = await ask(stranger, 'timing', onDataset(), pageHeaders)
    expect(page.status).toBe(302)
    const next = encodeURIComponent('/dv/northfield_oncology/timing/page?x=1')
    expect(page.headers.get('location')).toBe(`${server.origin}/auth/signin?next=${next}`)
    const forNginx = await ask(stranger, 'timing', onDataset(), pageHeaders, '?answer=401')
    expect(forNginx.status).toBe(401)
    expect(forNginx.headers.get('x-vestibule-location')).toBe(page.headers.get('location'))
    const scripts: Record<string, string>[] = [
      {},
      { accept: 'application/json' },
      { ...pageHeaders, 'x-forwarded-method': 'POST' },
      { ...pageHeaders, 'sec-fetch-mode': 'cors' },
    ]
    for (const headers of scripts) {
      const script = await ask(stranger, 'timing', onDataset(), headers)
      expect([script.status, script.code]).toEqual([401, 'not_authenticated'])
      expect(script.headers.get('location')).toBeNull()
    }
    const frame = await ask(stranger, 'timing', onDataset(), {
      ...pageHeaders,
      'sec-fetch-dest': 'iframe',
    })
    expect(frame.status).toBe(401)
    expect(frame.text).toContain('You are signed out')
    expect(frame.headers.get('content-security-policy')).toContain(
      `frame-ancestors ${server.origin}`,
    )
  })

  it('promise 93: keeps out whoever lacks the app, the dataset, the tier or the terms, in words', async () => {
    const priya = await signedInVisitor(server.origin, demo.termsToAccept)
    const oskar = await signedInVisitor(server.origin, 'oskar@calder.example')
    const refusals = [
      [ada, 'closed', '/closed/', 'This app is not open to you', 'forbidden'],
      [ada, 'nothing', '/nothing/', 'This app is not open to you', 'forbidden'],
      [ada, 'off', '/off/', 'This app is not open to you', 'forbidden'],
      [ada, 'timing', '/dv/nothing/timing/', 'This dataset is not open to you', 'forbidden'],
      [oskar, 'timing', '/dv/northfield_oncology/timing/', 'This dataset is not open', 'forbidden'],
      [ada, 'bound', '/bound/', 'This app needs a dataset', 'forbidden'],
      [ada, 'bound', '/bound/assets/x.js', 'This app needs a dataset', 'forbidden'],
      [oskar, 'rich', '/rich/', 'part of the premium tier', 'forbidden'],
      [priya, 'timing', '/timing/', 'Terms of use wait for you', 'eula_required'],
    ] as const
    for (const [browser, name, path, words, code] of refusals) {
      const page = await ask(browser, name, at(path), pageHeaders)
      expect([name, page.status]).toEqual([name, 403])
      expect(page.text).toContain(words)
      for (const header of gateHeaders) expect(page.headers.get(header)).toBeNull()
      const script = await ask(browser, name, at(path))
      expect([script.status, script.code]).toEqual([403, code])
    }
    expect((await ask(ada, 'rich', at('/rich/'))).status).toBe(204)
    const bound = await ask(ada, 'bound', at('/dv/northfield_oncology/bound/'))
    expect(bound.status).toBe(204)
  })

  it('promise 94: signing out, losing access and being disabled count at the next request', async () => {
    const status = async (browser = ada) => (await ask(browser, 'timing', onDataset())).status
    expect(await status()).toBe(204)
    await server.import({ resources: [app('/timing/', ['calder'])] })
    expect(await status()).toBe(403)
    await server.import({ resources: [app('/timing/', ['northfield'])] })
    const thief = ada.clone()
    expect(await status(thief)).toBe(204)
    await ada.post(paths.logout)
    expect(await status(thief)).toBe(401)
    const late = await signedInVisitor(server.origin, demo.password)
    server.clock.advance(43_200)
    expect(await status(late)).toBe(401)
  })

  it('promise 99: a role that is stored with any text is one group, and not another organisation’s', async () => {
    const roles = ['editor', 'a,root', 'ärzte', 'a\nb', 'organization:calder', '日本']
    for (const role of roles) {
      await server.query(
        `insert into user_roles (user_id, role) select id, '${role}' from users where email = '${demo.password}' returning 1`,
      )
    }
    const { status, headers } = await ask(ada, 'timing', onDataset())
    expect(status).toBe(204)
    const groups = headers.get('remote-groups')?.split(',') ?? []
    const encoded = ['a%0Ab', 'a%2Croot', '%C3%A4rzte', '%E6%97%A5%E6%9C%AC', 'editor']
    expect(groups.toSorted()).toEqual([...encoded, 'organization:northfield'].toSorted())
    expect(claimsOf(headers.get('x-vestibule-assertion'))['groups']).toEqual(groups)
  })

  it('staff who act for a customer are told apart, and have the customer’s access without their own roles', async () => {
    const staff = await signedInVisitor(server.origin, demo.staff)
    const before = await ask(staff, 'timing', at('/timing/'))
    expect(before.headers.get('x-vestibule-acting-for')).toBe('')
    expect((await ask(staff, 'closed', at('/closed/'))).status).toBe(403)
    const customers = '/auth_api/v1/accounts/impersonate/organizations/'
    await staff.post(customers, { organization_id: 'calder', next: '/' })
    const acting = await ask(staff, 'timing', at('/timing/'))
    expect(acting.headers.get('x-vestibule-acting-for')).toBe('calder')
    expect(acting.headers.get('remote-groups')).toBe('organization:calder')
    expect(acting.headers.get('remote-user')).toBe(before.headers.get('remote-user'))
    expect((await ask(staff, 'closed', at('/closed/'))).status).toBe(204)
  })

  it('everyone who asks at the same moment is told of themselves', async () => {
    const oskar = await signedInVisitor(server.origin, 'oskar@calder.example')
    const stranger = await visitor(server.origin)
    const asked = Array.from({ length: 8 }, () => [
      ask(ada, 'timing', at('/timing/')),
      ask(oskar, 'timing', at('/timing/')),
      ask(stranger, 'timing', at('/timing/')),
      ask(ada, 'closed', at('/closed/')),
    ]).flat()
    const answers = await Promise.all(asked)
    const told = answers.map(({ status, headers }) => headers.get('remote-email') ?? status)
    const one = [demo.password, 'oskar@calder.example', 401, 403]
    expect(told).toEqual(Array.from({ length: 8 }, () => one).flat())
  })

  it('promise 95: an address that could be read in two ways, or is another app’s, is let through by nobody’s access', async () => {
    for (const path of [
      '/other/',
      '/dv/northfield_oncology/other/',
      '/dv/northfield_oncology/timingx/',
      '/dv//timing/',
      '/dv/northfield_oncology/timing/../../closed_set/timing/',
      '/dv/northfield_oncology/timing/..%2f..%2fclosed_set/timing/',
      '/dv/northfield_oncology/timing/%2e%2e/x',
      '/dv/northfield_oncology/timing/%252e%252e/x',
      '/dv/northfield_oncology/timing/..;/x',
      '/dv/northfield_oncology/timing/a\\b',
      '/dv/northfield_oncology/timing/%zz',
      '/dv/northfield_oncology%2Ftiming/timing/',
      '/timing/dv/northfield_oncology/',
      '/timing//evil.example/dv/northfield_oncology/',
      '/timing/#/../dv/northfield_oncology/',
      '/timing/a b',
      '/timing/caf\u00e9',
    ]) {
      expect([path, (await ask(ada, 'timing', at(path))).status]).toEqual([path, 403])
    }
    const page = await ask(ada, 'timing', at('/timing//dv/x/'), pageHeaders)
    expect([page.status, page.text]).toEqual([
      403,
      expect.stringContaining('This address does not belong to the app'),
    ])
    for (const path of ['/dv/northfield_oncology/timing', '/timing?x=..', '/timing/a%2Fb/.x']) {
      expect([path, (await ask(ada, 'timing', at(path))).status]).toEqual([path, 204])
    }
    for (const origin of ['https://evil.example', own.replace('https', 'http')]) {
      for (const browser of [ada, await visitor(server.origin)]) {
        const answer = await ask(browser, 'timing', `${origin}/`, pageHeaders)
        expect(answer.status).toBe(403)
        expect(answer.headers.get('location')).toBeNull()
      }
    }
  })

  it('a WebSocket has the origin of its page, whatever a proxy calls its scheme', async () => {
    const stranger = await visitor(server.origin)
    const asWebSocket = (browser: TestBrowser, proto: string, address = onDataset()) =>
      ask(browser, 'timing', address, { 'x-forwarded-proto': proto, 'sec-fetch-mode': 'websocket' })
    for (const proto of ['ws', 'WS', 'wss, ws', 'https, ws']) {
      expect([proto, (await asWebSocket(ada, proto)).status]).toEqual([proto, 204])
      expect([proto, (await asWebSocket(stranger, proto)).status]).toEqual([proto, 401])
    }
    for (const proto of ['wss', 'ws, wss', 'https'])
      expect([proto, (await asWebSocket(ada, proto)).status]).toEqual([proto, 403])
    // An app's own origin uses another cookie, which this browser lacks: the request counts as signed out.
    expect((await asWebSocket(ada, 'wss', `${own}/live`)).status).toBe(401)
    expect((await asWebSocket(ada, 'ws', `${own}/live`)).status).toBe(403)
    expect((await asWebSocket(ada, 'wsx')).status).toBe(400)
  })

  it('what a proxy does not say, or one that is not trusted says, opens nothing', async () => {
    const headers = { 'x-forwarded-uri': '/timing/' }
    const short = await ada.get('/auth_api/v1/gate/timing/', headers)
    expect([short.status, short.envelope.message]).toEqual([
      400,
      expect.stringContaining('X-Forwarded-Method'),
    ])
    const alone = await startTestServer({ db, shareDatabaseOf: server })
    try {
      const browser = await visitor(alone.origin)
      browser.cookies.clear()
      for (const [name, value] of ada.cookies) browser.cookies.set(name, value)
      const answer = await ask(browser, 'timing', `${alone.origin}/timing/`)
      expect(answer.status).toBe(400)
      expect(answer.envelope.message).toContain('TRUSTED_PROXY_HOPS')
    } finally {
      await alone.close()
    }
  })
})

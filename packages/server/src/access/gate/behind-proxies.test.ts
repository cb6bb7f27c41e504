import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { installFromDebian } from '../../../../../tools/debian.mjs'
import { freePort } from '../../testing/free-port.ts'
import { fakeClock } from '../../testing/fake-clock.ts'
import { pageHeaders, signedInVisitor, spoofed, visitor } from '../../testing/gate-calls.ts'
import { startTestServer, type TestBrowser, type TestServer } from '../../testing/index.ts'
import { openWebSocket } from '../../testing/proxies/open-websocket.ts'
import { exchange, plainFetch } from '../../testing/plain-fetch.ts'
import { gateProxies } from '../../testing/proxies/gate-proxies.ts'
import { exampleFolder, type Proxy } from '../../testing/proxies/proxies.ts'
import { startRecordingApp, type RecordingApp } from '../../testing/proxies/recording-app.ts'
import { demo, paths } from '../../testing/sign-in-steps.ts'

const python = findPython()

/** A Python with the packages that the example app `app.py` imports; installs them from Debian if missing. */
function findPython(): string | undefined {
  const fits = () => spawnSync('/usr/bin/python3', ['-c', 'import jwt, cryptography']).status === 0
  if (!existsSync('/usr/bin/python3') || !fits()) {
    installFromDebian('python3-jwt')
    installFromDebian('python3-cryptography')
  }
  return existsSync('/usr/bin/python3') && fits() ? '/usr/bin/python3' : undefined
}

describe.each(gateProxies)('behind $name, under https', ({ program, start }) => {
  let server: TestServer
  let proxy: Proxy
  let app: RecordingApp
  let platform: string
  let own: string
  let ada: TestBrowser
  const clock = fakeClock(new Date())
  const apps: ChildProcess[] = []
  const targets: Record<'node' | 'python', number> = { node: 0, python: 0 }

  beforeAll(async () => {
    app = await startRecordingApp()
    const [port, http] = [await freePort(), await freePort()]
    platform = `https://platform.localhost:${port}`
    own = `https://hello.platform.localhost:${port}`
    server = await startTestServer({
      clock,
      settings: { publicOrigin: platform, trustedProxyHops: 1 },
    })
    await server.import({
      resources: [
        {
          to: ['northfield'],
          resourcetype: 'AppResource',
          resource: { url: 'hello', mount: { kind: 'page' }, gate: { origin: own } },
        } as never,
      ],
    })
    proxy = await start(program, { own: port, http, vestibule: server.port, app: app.port })
    ada = await signedInVisitor(platform, demo.password, proxy.ca)
    const commands = [
      ['node', process.execPath, 'app.mjs'],
      ['python', python, 'app.py'],
    ] as const
    for (const [name, command, file] of commands) {
      if (command === undefined) continue
      targets[name] = await freePort()
      const env = {
        PATH: process.env['PATH'],
        PORT: String(targets[name]),
        PLATFORM_ORIGIN: platform,
        GATE_KEYS: `http://127.0.0.1:${server.port}/auth_api/v1/gate_keys/`,
      }
      apps.push(spawn(command, [join(exampleFolder, file)], { env, stdio: 'inherit' }))
      while (!(await reachable(targets[name]))) await sleep(30)
    }
    app.target = targets.node
  })
  // The example apps run by the real time and refuse assertions that have expired, so the server's clock shows it too.
  beforeEach(() => clock.set(new Date()))
  afterAll(async () => {
    for (const child of apps) child.kill('SIGTERM')
    await proxy.close()
    await server.close()
    app.close()
  })

  const onDataset = '/dv/northfield_oncology/hello/page?x=1'
  const locationOf = ({ headers }: { headers: Headers }) => headers.get('location') ?? ''

  /**
   * Opens an address with the cookies of both origins, following redirects until a sign-in page or a final response.
   */
  async function go(address: string, jars: Readonly<Record<string, TestBrowser>>) {
    let url = new URL(address)
    for (let hop = 0; hop < 8; hop += 1) {
      const answer = await jars[url.origin]?.get(url.pathname + url.search, pageHeaders)
      if (answer === undefined) throw new Error(`Nobody goes to ${url.origin}`)
      if (answer.status !== 302 || url.pathname.startsWith('/auth/'))
        return { answer, url: url.href }
      url = new URL(locationOf(answer), url)
    }
    throw new Error('Redirects without an end')
  }
  const newJar = async () => {
    const jar = await visitor(own, proxy.ca)
    jar.cookies.clear()
    return jar
  }

  it('an open app knows who asks, and on which dataset', async () => {
    const page = await ada.get(onDataset, pageHeaders)
    expect([page.status, page.text]).toEqual([
      200,
      'Hello Ada Lindqvist, you look at northfield_oncology.\n',
    ])
    expect((await ada.get('/hello/')).text).toContain('no dataset')
    const headers = app.received.at(-1)?.headers ?? {}
    expect(headers).toMatchObject({
      'remote-email': demo.password,
      'remote-name': 'Ada%20Lindqvist',
    })
    expect(headers.cookie).toBeUndefined()
  })

  it('a visitor who is signed out comes back to where they wanted, and a script is told', async () => {
    const stranger = await visitor(platform, proxy.ca)
    const page = await stranger.get(onDataset, pageHeaders)
    expect(page.status).toBe(302)
    const signIn = new URL(locationOf(page))
    expect(signIn.origin + signIn.pathname).toBe(`${platform}/auth/signin`)
    const next = signIn.searchParams.get('next') ?? ''
    expect(next).toBe(onDataset)
    expect((await ada.get(next, pageHeaders)).status).toBe(200)
    const count = app.received.length
    const scripts = [
      await stranger.get(onDataset),
      await stranger.send(onDataset, { method: 'POST', body: 'x=1' }),
    ]
    for (const script of scripts)
      expect([script.status, script.code]).toEqual([401, 'not_authenticated'])
    expect(app.received).toHaveLength(count)
  })

  it('no access is 403 in words', async () => {
    const oskar = await signedInVisitor(platform, 'oskar@calder.example', proxy.ca)
    const page = await oskar.get(onDataset, pageHeaders)
    expect([page.status, page.text]).toEqual([403, expect.stringContaining('not open to you')])
    const dataset = await ada.get('/dv/nothing/hello/', pageHeaders)
    expect([dataset.status, dataset.text]).toEqual([
      403,
      expect.stringContaining('This dataset is'),
    ])
    expect((await oskar.get('/hello/')).code).toBe('forbidden')
  })

  it('on the app’s own origin a visitor is let in, to where they wanted, until they sign out', async () => {
    const leaving = await signedInVisitor(platform, demo.password, proxy.ca)
    const jars = { [platform]: leaving, [own]: await newJar() }
    const there = jars[own] as TestBrowser
    expect((await there.get('/api')).status).toBe(401)
    const { answer, url } = await go(`${own}/dv/calder_cardiology/page?x=1`, jars)
    expect([url, answer.text]).toEqual([
      `${own}/dv/calder_cardiology/page?x=1`,
      'Hello Ada Lindqvist, you look at calder_cardiology.\n',
    ])
    expect([...there.cookies.keys()]).toContain('__Host-gate')
    expect(app.received.at(-1)?.headers.cookie).toBeUndefined()
    const refused = await there.get('/dv/nothing/', pageHeaders)
    expect([refused.status, refused.text]).toEqual([
      403,
      expect.stringContaining('This dataset is'),
    ])
    await leaving.post(paths.logout)
    expect((await there.get('/api')).status).toBe(401)
    const { url: end } = await go(`${own}/page?x=2`, jars)
    const next = new URL(end).searchParams.get('next') ?? ''
    expect(end.startsWith(`${platform}/auth/signin?`)).toBe(true)
    const back = await go(platform + next, { ...jars, [platform]: ada })
    expect(back.url).toBe(`${own}/page?x=2`)
  })

  it('promise 99: a header that only the gate may send never passes, with and without a session', async () => {
    const forwarded = { 'X-Forwarded-Uri': '/hello/', 'X-Forwarded-Host': 'evil.example' }
    const cookie = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const lies = Object.entries({ ...spoofed, ...forwarded }).flat()
    const send = (path: string, headers: readonly string[]) =>
      exchange(platform + path, { ca: proxy.ca, headers: [...headers, ...lies] })
    for (const path of [onDataset, '/hello/']) {
      expect((await send(path, ['cookie', cookie])).status).toBe(200)
      const raw = app.received.at(-1)?.rawHeaders ?? []
      const names = raw.filter((_, index) => index % 2 === 0)
      expect(names.filter((name) => /^(remote|x.vestibule).*_|_/i.test(name))).toEqual([])
      expect(raw.join('\n')).not.toMatch(/root|forged|\bclosed\b/)
      expect(app.received.at(-1)?.headers['x-vestibule-acting-for'] ?? '').toBe('')
    }
    const count = app.received.length
    expect((await send(onDataset, [])).status).toBe(401)
    // `send` also sends a forged X-Forwarded-Uri of an app that Ada may open. It does not open a dataset that she may
    // not.
    expect((await send('/dv/nothing/hello/', ['cookie', cookie])).status).toBe(403)
    expect(app.received).toHaveLength(count)
  })

  it('a WebSocket is opened for those whom the gate lets in, and for nobody else', async () => {
    const cookie = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const open = (path: string, cookies: string) =>
      openWebSocket(platform + path, { ca: proxy.ca, cookie: cookies })
    const live = '/dv/northfield_oncology/hello/live'
    expect(await open(live, cookie)).toEqual({ status: 101, echo: 'knock' })
    const { headers, url } = app.received.at(-1) ?? {}
    expect([url, headers?.['remote-email'], headers?.cookie ?? '']).toEqual([
      live,
      demo.password,
      '',
    ])
    const count = app.received.length
    expect(await open(live, '')).toEqual({ status: 401, echo: null })
    expect(await open('/dv/nothing/hello/live', cookie)).toEqual({ status: 403, echo: null })
    expect(app.received).toHaveLength(count)
  })

  it.each(python === undefined ? (['node'] as const) : (['node', 'python'] as const))(
    'promise 92: an assertion verifies in %s with the keys of the gate, and is dead after two minutes',
    async (name) => {
      app.target = targets[name]
      const now = new Date()
      try {
        clock.set(new Date(now.getTime() - 121_000))
        const late = await signedInVisitor(platform, demo.password, proxy.ca)
        const dead = await late.get(onDataset)
        expect([dead.status, dead.text]).toEqual([401, 'This app is behind the gate.\n'])
        clock.set(now)
        const good = await late.get(onDataset)
        expect([good.status, good.text]).toEqual([200, expect.stringContaining('Hello Ada')])
        const assertion = String(app.received.at(-1)?.headers['x-vestibule-assertion'])
        const direct = (text: string) =>
          plainFetch()(`http://127.0.0.1:${targets[name]}/`, {
            headers: text === '' ? {} : { 'x-vestibule-assertion': text },
          })
        expect((await direct(assertion)).status).toBe(200)
        const [head = '', body = '', signature = ''] = assertion.split('.')
        const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
        const otherApp = await otherAssertion()
        const forged = [
          '',
          'x',
          `${none}.${body}.`,
          `${head}.${body}.${signature.slice(0, -4)}AAAA`,
          otherApp,
        ]
        for (const text of forged) expect([text, (await direct(text)).status]).toEqual([text, 401])
      } finally {
        clock.set(now)
        app.target = targets.node
      }
    },
  )

  /**
   * A genuine assertion (the signed header that tells an app who the user is), which the same gate issued for another
   * app.
   */
  async function otherAssertion(): Promise<string> {
    const answer = await visitor(`http://127.0.0.1:${server.port}`)
    for (const [name, value] of ada.cookies) answer.cookies.set(name, value)
    const { headers } = await answer.get('/auth_api/v1/gate/signals/', {
      'x-forwarded-method': 'GET',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': new URL(platform).host,
      'x-forwarded-uri': '/signals/',
    })
    return headers.get('x-vestibule-assertion') ?? 'none'
  }
})

async function reachable(port: number): Promise<boolean> {
  return exchange(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  )
}

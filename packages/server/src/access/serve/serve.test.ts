import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../../testing/free-port.ts'
import {
  misleading,
  pageHeaders,
  signedInVisitor,
  spoofed,
  visitor,
} from '../../testing/gate-calls.ts'
import { startTestServer, type TestBrowser, type TestServer } from '../../testing/index.ts'
import { exchange } from '../../testing/plain-fetch.ts'
import { demo, paths } from '../../testing/sign-in-steps.ts'
import { platformCookies } from './proxy-headers.ts'

let folder: string
let server: TestServer
let ada: TestBrowser
let upstream: Server
const received: IncomingMessage[] = []
const prefix = '/dv/northfield_oncology'
const app = (url: string, serve: object, more: object = {}, to = 'northfield') =>
  ({
    to: [to],
    resourcetype: 'AppResource',
    resource: { url, mount: { kind: 'page' }, serve, ...more },
  }) as never

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vestibule-served-'))
  mkdirSync(join(folder, 'app', 'assets'), { recursive: true })
  writeFileSync(join(folder, 'app', 'index.html'), '<title>Served</title>')
  writeFileSync(join(folder, 'app', 'assets', 'a b.js'), 'run()')
  writeFileSync(join(folder, 'app', '.env'), 'secret')
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  symlinkSync(join(folder, 'secret.txt'), join(folder, 'app', 'link.txt'))
  upstream = createServer((request, response) => {
    received.push(request)
    if (request.url?.startsWith('/echo')) {
      response.writeHead(201, { 'content-type': 'text/plain', connection: 'x-gone', 'x-gone': '1' })
      request.pipe(response)
      return
    }
    if (request.url === '/drip') {
      response.write('first;')
      setTimeout(() => response.end('last'), 200)
      return
    }
    response.setHeader('set-cookie', [
      'own=1; Path=/',
      'sessionid=stolen; Path=/',
      'csrftoken=x',
      '__HOST-federation=x; Path=/; Secure',
      '=sessionid=stolen; Path=/',
      'sessionid; Path=/; x=1',
    ])
    if (request.url === '/policy')
      response.setHeader('content-security-policy', 'script-src https://theirs.example')
    response.writeHead(request.url === '/away' ? 302 : 200, { location: '/dv/x/' })
    response.end(`path ${request.url}`)
  })
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve))
  const port = (upstream.address() as AddressInfo).port
  server = await startTestServer()
  await server.import({
    resources: [
      app('/files/', { folder: join(folder, 'app') }, { dataset_dependent: true }),
      app('tool', { upstream: `http://127.0.0.1:${port}` }),
      app('inline', { upstream: `http://127.0.0.1:${port}`, inline_scripts: true }),
      app('whole', { upstream: `http://127.0.0.1:${port}`, strip_prefix: false }),
      app('down', { upstream: `http://127.0.0.1:${await freePort()}` }),
      app('theirs', { folder: join(folder, 'app') }, {}, 'calder'),
    ],
  })
  ada = await signedInVisitor(server.origin, demo.password)
})
afterAll(async () => {
  await server.close()
  upstream.close()
  rmSync(folder, { recursive: true })
})

const last = () => received.at(-1)?.headers ?? {}

it('serves the files of a folder, and its start page for the app’s own addresses', async () => {
  const page = await ada.get(`${prefix}/files/`, pageHeaders)
  expect([page.status, page.text]).toEqual([200, '<title>Served</title>'])
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'self'")
  expect((await ada.get(`${prefix}/files/some/route`, pageHeaders)).text).toBe(page.text)
  const script = await ada.get(`${prefix}/files/assets/a%20b.js`)
  expect([script.status, script.text]).toEqual([200, 'run()'])
  expect(script.headers.get('content-type')).toContain('javascript')
  expect((await ada.get(`${prefix}/files/assets/missing.js`)).status).toBe(404)
  const slashless = await ada.get(`${prefix}/files?x=1`, pageHeaders)
  expect([slashless.status, slashless.headers.get('location')]).toEqual([
    308,
    `${prefix}/files/?x=1`,
  ])
  const part = await ada.get(`${prefix}/files/assets/a%20b.js`, { range: 'bytes=0-2' })
  expect([part.status, part.text]).toEqual([206, 'run'])
})

it('leaves to the shell what is not the app’s, and an app that lacks its dataset', async () => {
  const odd = ['/tool/dv/northfield_oncology/', '/tool/%64v/x/', '/tool//evil.example/dv/x/']
  for (const path of ['/files/', `${prefix}/files2/`, `${prefix}/other/`, ...odd]) {
    expect((await ada.get(path, pageHeaders)).text).not.toMatch(/Served|^path/)
  }
})

it('promise 98: nothing outside of the folder is served', async () => {
  const cookie = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  for (const path of [
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%252e%252e/secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/assets/../../secret.txt',
    '/link.txt',
    '/.env',
    '/assets/%00',
    `/${encodeURIComponent(join(folder, 'secret.txt'))}`,
  ]) {
    for (const headers of [[], Object.entries(pageHeaders).flat()]) {
      const response = await exchange(server.origin, {
        path: `${prefix}/files${path}`,
        headers: ['cookie', cookie, ...headers],
      })
      expect([path, await response.text()]).not.toEqual([path, expect.stringContaining('secret')])
    }
  }
})

it('passes requests on below the app’s path, with their bodies, and answers back', async () => {
  const page = await ada.get(`${prefix}/tool/a%2Fb?x=%20`, pageHeaders)
  expect(page.text).toBe('path /a%2Fb?x=%20')
  expect(last()).toMatchObject({
    'x-forwarded-prefix': `${prefix}/tool`,
    'x-forwarded-proto': 'http',
    'x-forwarded-host': new URL(server.origin).host,
    'x-vestibule-dataset': 'northfield_oncology',
    'remote-email': demo.password,
  })
  expect((await ada.get('/tool/', pageHeaders)).text).toBe('path /')
  expect(last()['x-vestibule-dataset']).toBe('')
  const body = 'é'.repeat(300_000)
  const echoed = await ada.send('/tool/echo', { method: 'PUT', body })
  expect([echoed.status, echoed.text === body]).toEqual([201, true])
  expect(echoed.headers.get('x-gone')).toBeNull()
  const away = await ada.get('/tool/away', pageHeaders)
  expect([away.status, away.headers.get('location')]).toEqual([302, '/dv/x/'])
})

it('passes the whole path to an app that wants it, and names no prefix', async () => {
  for (const [path, given] of [
    ['/whole/a%2Fb?x=%20', '/whole/a%2Fb?x=%20'],
    [`${prefix}/whole/`, `${prefix}/whole/`],
  ] as const) {
    const lies = { ...pageHeaders, 'x-forwarded-prefix': '/evil' }
    expect((await ada.get(path, lies)).text).toBe(`path ${given}`)
    expect(last()).not.toHaveProperty('x-forwarded-prefix')
  }
  expect((await ada.get('/whole', pageHeaders)).headers.get('location')).toBe('/whole/')
})

it('gives pages a policy that runs files of the app alone, and scripts in the page where the import says so', async () => {
  const scriptsOf = async (name: string, path = '') => {
    const policy = (await ada.get(`/${name}/${path}`)).headers.get('content-security-policy') ?? ''
    return /script-src ([^;]*)/.exec(policy)?.[1]
  }
  expect(await scriptsOf('tool')).toBe("'self'")
  expect(await scriptsOf('inline')).toBe("'self' 'unsafe-inline' 'unsafe-eval'")
  for (const name of ['tool', 'inline'])
    expect(await scriptsOf(name, 'policy')).toBe('https://theirs.example')
})

it('answers while the app still writes', async () => {
  const cookie = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const { body } = await fetch(`${server.origin}/tool/drip`, { headers: { cookie } })
  const parts: string[] = []
  for await (const part of body ?? []) parts.push(Buffer.from(part as Uint8Array).toString())
  expect(parts).toEqual(['first;', 'last'])
})

it('promise 99: no client speaks for the gate, and no app sees or sets the platform’s cookies', async () => {
  ada.cookies.delete('own')
  const cookie = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const others = platformCookies.filter((name) => !ada.cookies.has(name))
  expect(others).toContain('federation')
  const send = (headers: readonly string[]) => exchange(`${server.origin}/tool/`, { headers })
  const answer = await send([
    ...Object.entries({ ...spoofed, ...misleading }).flat(),
    'connection',
    'close, Remote-User, X-Vestibule-Assertion, X-Forwarded-Host',
    'cookie',
    `mine=1; ${cookie}; ${others.map((name) => `${name}=x; __Host-${name}=x`).join('; ')}`,
  ])
  expect(answer.status).toBe(200)
  const raw = received.at(-1)?.rawHeaders ?? []
  const sent = raw.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase())
  const spoken = sent.filter((name) => /^(remote|x.vestibule)/.test(name))
  expect(spoken.toSorted()).toEqual([
    'remote-email',
    'remote-groups',
    'remote-name',
    'remote-user',
    'x-vestibule-acting-for',
    'x-vestibule-assertion',
    'x-vestibule-dataset',
  ])
  expect(raw.join('\n')).not.toMatch(/root|forged|closed|evil/)
  const { host } = new URL(server.origin)
  expect(last()).toMatchObject({ 'x-forwarded-host': host, 'x-forwarded-prefix': '/tool' })
  expect(last().cookie).toBe('mine=1')
  expect(answer.headers.getSetCookie()).toEqual(['own=1; Path=/'])
  const count = received.length
  expect((await send(Object.entries(spoofed).flat())).status).toBe(401)
  expect(received).toHaveLength(count)
})

it('is behind the gate: signed out, no access, signed out again', async () => {
  const stranger = await visitor(server.origin)
  const page = await stranger.get(`${prefix}/tool/x?y=1`, pageHeaders)
  const next = encodeURIComponent(`${prefix}/tool/x?y=1`)
  expect(page.headers.get('location')).toBe(`${server.origin}/auth/signin?next=${next}`)
  expect((await stranger.get(`${prefix}/files/assets/a%20b.js`)).status).toBe(401)
  const refused = await ada.get('/theirs/', pageHeaders)
  expect([refused.status, refused.text]).toEqual([403, expect.stringContaining('not open to you')])
  const leaving = await signedInVisitor(server.origin, demo.password)
  expect((await leaving.get('/tool/')).status).toBe(200)
  await leaving.post(paths.logout)
  expect((await leaving.get('/tool/')).status).toBe(401)
})

it('says in words that an app does not answer', async () => {
  const page = await ada.get('/down/', pageHeaders)
  expect([page.status, page.text]).toEqual([502, expect.stringContaining('does not answer')])
  const script = await ada.get('/down/')
  expect([script.status, script.code]).toEqual([503, 'unavailable'])
})

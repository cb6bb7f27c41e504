import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { pageHeaders, signedInVisitor } from '../../testing/gate-calls.ts'
import { startTestServer, type TestBrowser, type TestServer } from '../../testing/index.ts'
import { demo } from '../../testing/sign-in-steps.ts'

const html = '<!doctype html><head><title>Tool</title></head><body>Hello</body>'
const added =
  /<script src="\/\.vestibule\/session\.[\w-]{22}\.js" data-app="(\w+)" defer><\/script>/g
const compress = { gzip: gzipSync, br: brotliCompressSync }

let folder: string
let server: TestServer
let upstream: Server
let ada: TestBrowser
const lines: string[] = []
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vestibule-added-'))
  for (const name of ['app', 'session']) mkdirSync(join(folder, name))
  writeFileSync(join(folder, 'session', 'session.js'), 'let vestibule')
  writeFileSync(join(folder, 'app', 'index.html'), html)
  writeFileSync(join(folder, 'app', 'index.html.br'), brotliCompressSync(html))
  upstream = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://app')
    response.setHeader('content-type', searchParams.get('type') ?? 'text/html; charset=utf-8')
    if (pathname === '/policy')
      response.setHeader('content-security-policy', "script-src 'nonce-x'")
    const wanted = request.headers['if-none-match'] === '"v1"'
    response.setHeader('etag', '"v1"')
    if (wanted) return response.writeHead(304).end()
    const encoding = pathname.slice(1)
    if (encoding === 'gzip' || encoding === 'br') {
      // This app compresses, even if the request does not allow it.
      response.setHeader('content-encoding', encoding)
      return response.end(compress[encoding](html))
    }
    response.end(html)
  })
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve))
  const at = { upstream: `http://127.0.0.1:${(upstream.address() as AddressInfo).port}` }
  server = await startTestServer({
    publicFolder: folder,
    log: pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }),
  })
  const app = (url: string, serve: object) =>
    ({
      to: ['northfield'],
      resourcetype: 'AppResource',
      resource: { url, mount: { kind: 'page' }, serve },
    }) as never
  await server.import({
    resources: [
      app('tool', { ...at, session_script: true }),
      app('bare', at),
      app('off', { ...at, session_script: false }),
      app('files', { folder: join(folder, 'app'), session_script: true }),
    ],
  })
  ada = await signedInVisitor(server.origin, demo.password)
})
beforeEach(() => {
  lines.length = 0
})
afterAll(async () => {
  await server.close()
  upstream.close()
  rmSync(folder, { recursive: true })
})

const appsIn = (text: string) => [...text.matchAll(added)].map(([, app]) => app)

it.each([
  ['/tool/', 'tool'],
  ['/files/', 'files'],
  ['/files/some/route', 'files'],
])('a document at %s gets it once, and can be read', async (path, app) => {
  const page = await ada.get(path, { ...pageHeaders, 'accept-encoding': 'br, gzip' })
  expect([page.status, appsIn(page.text)]).toEqual([200, [app]])
  expect(page.text.replace(added, '')).toBe(html)
  for (const name of ['content-length', 'content-encoding', 'etag'])
    expect(page.headers.get(name)).toBeNull()
})

it('documents that come compressed stay as they are, which the log says once', async () => {
  for (const encoding of ['gzip', 'br']) {
    const page = await ada.get(`/tool/${encoding}`, pageHeaders)
    expect([page.status, page.headers.get('content-encoding')]).toEqual([200, encoding])
    expect(appsIn(page.text)).toEqual([])
  }
  expect(lines.filter((line) => line.includes('its answer is compressed'))).toHaveLength(1)
})

it('the script that the document names is there', async () => {
  const { text } = await ada.get('/tool/', pageHeaders)
  const [, path = ''] = /src="([^"]+)"/.exec(text) ?? []
  const script = await ada.get(path)
  expect([script.text, script.headers.get('cache-control')]).toEqual([
    'let vestibule',
    'public, max-age=31536000, immutable',
  ])
})

it('a browser that has the document without it gets it with it', async () => {
  const page = await ada.get('/tool/', { ...pageHeaders, 'if-none-match': '"v1"' })
  expect([page.status, appsIn(page.text)]).toEqual([200, ['tool']])
  expect((await ada.get('/bare/', { ...pageHeaders, 'if-none-match': '"v1"' })).status).toBe(304)
})

const plain = { accept: 'text/html,*/*' }
it.each<readonly [what: string, path: string, headers: Readonly<Record<string, string>>]>([
  ['an app that has not asked for it', '/bare/', pageHeaders],
  ['an app that does not want it', '/off/', pageHeaders],
  [
    'what a script fetches',
    '/tool/',
    { ...plain, 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' },
  ],
  ['what a script fetches over http', '/tool/', { ...plain, 'x-requested-with': 'XMLHttpRequest' }],
  ['a part for a page over http', '/tool/', { ...plain, 'hx-request': 'true' }],
  ['a picture', '/tool/', { ...pageHeaders, 'sec-fetch-dest': 'image' }],
  ['a range', '/tool/', { ...pageHeaders, range: 'bytes=0-9' }],
  ['a file that is no HTML', '/tool/?type=text/plain', pageHeaders],
])('is not added to %s', async (_what, path, headers) => {
  const { text } = await ada.get(path, headers)
  expect(appsIn(text)).toEqual([])
  expect(lines).toEqual([])
})

it.each(['iframe', 'document'])('is added to a document of a %s', async (destination) => {
  const { text } = await ada.get('/tool/', { ...pageHeaders, 'sec-fetch-dest': destination })
  expect(appsIn(text)).toEqual(['tool'])
})

it('promise 151: the policy of an app is left as it is, and the log says once for an app why it has no script', async () => {
  for (let count = 0; count < 3; count += 1) {
    const page = await ada.get('/tool/policy', pageHeaders)
    expect(page.text).toBe(html)
    expect(page.headers.get('content-security-policy')).toBe("script-src 'nonce-x'")
  }
  expect(lines.filter((line) => line.includes('session.js is not added'))).toHaveLength(1)
  expect(lines.join()).toContain('its content security policy forbids')
})

it('a question for the mere head is answered as it was', async () => {
  const head = await ada.send('/tool/', { method: 'HEAD', headers: pageHeaders })
  expect([head.status, head.headers.get('etag')]).toEqual([200, '"v1"'])
})

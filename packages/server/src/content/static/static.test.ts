import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSettings } from '../../platform/settings/settings.ts'
import { startTestServer, testBrowser, type TestServer } from '../../testing/index.ts'
import { demo, demoPassword, paths } from '../../testing/sign-in-steps.ts'

const page = (title: string) =>
  `<!doctype html><html><head><title>${title}</title><!--vestibule-config--></head><body></body></html>`
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const html = { accept: 'text/html' }
const script = 'console.log(1)\n'.repeat(200)

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vestibule-public-'))
  for (const app of ['auth', 'shell']) {
    mkdirSync(join(folder, app, 'assets'), { recursive: true })
    writeFileSync(join(folder, app, 'index.html'), page(app))
    writeFileSync(join(folder, app, 'assets', 'app-1a2b.js'), script)
    writeFileSync(join(folder, app, 'assets', 'app-1a2b.js.br'), brotliCompressSync(script))
    writeFileSync(join(folder, app, 'assets', 'app-1a2b.js.gz'), gzipSync(script))
    writeFileSync(join(folder, app, 'assets', 'inter-3c4d.woff2'), 'a font')
    writeFileSync(join(folder, app, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  }
  const routes = { start: '/signin', all: ['/', '/signin', '/signin/two-factor', '/eula'] }
  writeFileSync(join(folder, 'auth', 'routes.json'), JSON.stringify(routes))
  writeFileSync(join(folder, 'auth', 'signin.html'), page('start'))
  writeFileSync(
    join(folder, 'auth', 'signin-sign-up.html'),
    page('start with sign-up').replace('</head>', '<script>a()</script><style>b{}</style></head>'),
  )
  writeFileSync(join(folder, 'secret.txt'), 'not for anyone')
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('the built apps', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ publicFolder: folder })
  })
  afterAll(() => server.close())
  const get = (path: string, headers: Record<string, string> = html) =>
    fetch(server.origin + path, { headers, redirect: 'manual' })
  const titleOf = async (path: string) =>
    /<title>(.*)<\/title>/.exec(await (await get(path)).text())?.[1]

  it.each([
    ['/auth/', 'auth'],
    ['/auth/signin', 'start with sign-up'],
    ['/auth/signin/', 'start with sign-up'],
    ['/auth/signin/two-factor?email=a', 'auth'],
    ['/auth/eula', 'auth'],
    ['/', 'shell'],
    ['/dv/four_rivers/signals/anything', 'shell'],
    ['/device', 'shell'],
  ])('%s is the page %s', async (path, title) => {
    expect((await get(path)).status).toBe(200)
    expect(await titleOf(path)).toBe(title)
  })

  it('a prerendered page names the platform, as text', async () => {
    const at = join(folder, 'auth', 'signin.html')
    const built = readFileSync(at, 'utf8')
    writeFileSync(at, built.replace('<body>', '<body><p>{{appName}} by {{providerName}}</p>'))
    const env = {
      PORT: '0',
      PLATFORM_NAME: '<b>Ours</b> & {{providerName}}',
      ENABLE_SIGN_UP: 'false',
    }
    const named = await startTestServer({ publicFolder: folder, settings: readSettings(env) })
    try {
      const sent = await (await fetch(`${named.origin}/auth/signin`, { headers: html })).text()
      expect(sent).toContain('<p>&lt;b&gt;Ours&lt;/b&gt; &amp; {{providerName}} by Vestibule</p>')
    } finally {
      await named.close()
      writeFileSync(at, built)
    }
  })

  it('an unknown screen of the sign-in app is its page with status 404', async () => {
    for (const path of [
      '/auth/nowhere',
      '/auth/signin/nowhere',
      '/auth/index.html',
      '/auth/routes.json',
    ]) {
      expect((await get(path)).status).toBe(404)
      expect(await titleOf(path)).toBe('auth')
    }
  })

  it('a person who types /auth comes to the app; a script reads its headers', async () => {
    const typed = await get('/auth')
    expect([typed.status, typed.headers.get('location')]).toEqual([302, '/auth/'])
    expect((await get('/auth', { accept: '*/*' })).status).toBe(204)
  })

  it('an icon says in which characters it is written', async () => {
    const icon = await get('/static/app-icons/signals.svg')
    expect(icon.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
  })

  it('a missing file is missing, not a page', async () => {
    for (const path of ['/assets/gone.js', '/auth/assets/gone.css', '/static/app-icons/gone.svg']) {
      const answer = await get(path, { accept: '*/*' })
      expect(answer.status).toBe(404)
      expect(answer.headers.get('content-type')).toContain('json')
    }
  })

  it('unknown calls are errors in the envelope, not pages', async () => {
    for (const path of ['/auth_api/v1/nothing/', '/issueapi/x', '/static/nothing', '/metrics/x']) {
      const answer = await get(path)
      expect(answer.status).toBe(404)
      expect(await answer.json()).toMatchObject({ success: false, status_code: 404 })
    }
  })

  it('promise 68: no path leads out of the folder', async () => {
    for (const path of [
      '/../secret.txt',
      '/..%2fsecret.txt',
      '/%2e%2e/secret.txt',
      '/auth/..%5csecret.txt',
    ]) {
      const answer = await get(path, { accept: '*/*' })
      expect(await answer.text()).not.toContain('not for anyone')
    }
  })

  it('what is named by its content is kept for good, in the smallest encoding', async () => {
    const sizes = await Promise.all(
      ['br, gzip', 'gzip', 'identity'].map(async (encoding) => {
        const answer = await get('/assets/app-1a2b.js', { 'accept-encoding': encoding })
        expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
        expect(answer.headers.get('vary')).toBe('Accept-Encoding')
        expect(await answer.text()).toBe(script)
        return answer.headers.get('content-encoding')
      }),
    )
    expect(sizes).toEqual(['br', 'gzip', null])
  })

  it('the font may be loaded by pages of any origin, and nothing else may', async () => {
    const origins = async (path: string) => {
      const { headers } = await get(path)
      return ['access-control-allow-origin', 'cross-origin-resource-policy'].map((name) =>
        headers.get(name),
      )
    }
    expect(await origins('/assets/inter-3c4d.woff2')).toEqual(['*', 'cross-origin'])
    expect(await origins('/assets/app-1a2b.js')).toEqual([null, 'same-origin'])
    const ofDocuments = '/documentation_api/v1/fonts/inter-3c4d.woff2'
    expect(await origins(ofDocuments)).toEqual(['*', 'cross-origin'])
    expect(await (await get(ofDocuments)).text()).toBe('a font')
  })

  it('pages are asked for again, and answered with 304 where they are the same', async () => {
    const first = await get('/')
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    const again = await get('/', { ...html, 'if-none-match': first.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })

  it('the page of the sign-in app brings the configuration and the CSRF token', async () => {
    const response = await get('/auth/signin')
    const text = await response.text()
    const json = /<script type="application\/json" id="vestibule-config">(.*?)<\/script>/.exec(text)
    expect(JSON.parse(json?.[1] ?? '{}')).toMatchObject({
      settings: { env: 'development' },
      platform: {
        config: { is_federated_environment: false, sign_up_data: { enable_sign_up: true } },
        dataPartnerId: null,
        environment: { type: null, sourceType: null },
      },
    })
    const names = response.headers.getSetCookie().map((line) => line.split('=')[0])
    expect(names).toEqual(['sessionid', 'csrftoken'])
  })

  it('a page may run and look as it was built, and nothing else', async () => {
    const policyOf = async (path: string) =>
      (await get(path)).headers.get('content-security-policy')?.split('; ')
    const start = await policyOf('/auth/signin')
    expect(start).toContain(`script-src 'self' ${sha256('a()')}`)
    expect(start).toContain(`style-src 'self' ${sha256('b{}')}`)
    for (const path of ['/auth/', '/', '/healthz']) {
      expect(await policyOf(path)).toContain("script-src 'self'")
      expect(await policyOf(path)).toContain("style-src 'self'")
    }
  })

  it('that token is good for signing in', async () => {
    const browser = await testBrowser(server)
    browser.cookies.clear()
    await browser.get('/auth/signin', html)
    const form = new URLSearchParams({ username: demo.password, password: demoPassword })
    expect((await browser.post(paths.login, form)).status).toBe(200)
  })
})

describe('the start page', () => {
  it.each([
    ['the start screen without sign-up', { ENABLE_SIGN_UP: 'false' }, 'start'],
    [
      'none where a device code is needed',
      { IS_FEDERATED_ENVIRONMENT: 'true', ENV_TYPE: 'restricted' },
      'auth',
    ],
  ])('is %s', async (_name, env, title) => {
    const settings = readSettings({ ...env, PORT: '0' })
    const server = await startTestServer({ publicFolder: folder, settings, importFile: {} })
    try {
      const answer = await fetch(`${server.origin}/auth/signin`, { headers: html })
      expect(await answer.text()).toContain(`<title>${title}</title>`)
    } finally {
      await server.close()
    }
  })

  it('of a build without its list of routes is refused when the server starts', async () => {
    const incomplete = mkdtempSync(join(tmpdir(), 'vestibule-public-'))
    mkdirSync(join(incomplete, 'auth'))
    writeFileSync(join(incomplete, 'auth', 'index.html'), page('auth'))
    try {
      const started = startTestServer({ publicFolder: incomplete, importFile: {} })
      await expect(started).rejects.toThrow(/auth has no routes\.json/)
    } finally {
      rmSync(incomplete, { recursive: true })
    }
  })

  it('without a build says how to make one', async () => {
    const server = await startTestServer({ publicFolder: '/nowhere', importFile: {} })
    try {
      for (const path of ['/', '/auth/signin']) {
        const answer = await fetch(server.origin + path, { headers: html })
        expect(await answer.text()).toContain('npm run build')
      }
    } finally {
      await server.close()
    }
  })

  it('a value in the configuration cannot end its element', async () => {
    const server = await startTestServer({
      publicFolder: folder,
      settings: { dataPartnerId: '</script><script>alert(1)</script>' },
      importFile: {},
    })
    try {
      const text = await (await fetch(`${server.origin}/auth/`, { headers: html })).text()
      expect(text).not.toContain('<script>alert')
      expect(text).toContain(String.raw`\u003c/script>`)
    } finally {
      await server.close()
    }
  })
})

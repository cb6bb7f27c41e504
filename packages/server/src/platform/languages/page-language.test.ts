import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readSettings } from '../settings/settings.ts'
import { startTestServer, testBrowser, type TestServer } from '../../testing/index.ts'
import { demo, login, paths } from '../../testing/sign-in-steps.ts'

const page = (name: string) =>
  `<!doctype html><html><head><title>${name}</title><!--vestibule-config--></head><body></body></html>`

/** A folder with stand-ins for both built apps, whose pages exist in English, German and Arabic. */
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vestibule-languages-'))
  for (const app of ['auth', 'shell']) {
    mkdirSync(join(folder, app))
    for (const name of ['index', 'signin', 'signin-sign-up']) {
      for (const file of [name, `${name}.de`, `${name}.ar`]) {
        writeFileSync(join(folder, app, `${file}.html`), page(`${app} ${file}`))
      }
    }
  }
  const routes = { start: '/signin', all: ['/', '/signin', '/eula'] }
  writeFileSync(join(folder, 'auth', 'routes.json'), JSON.stringify(routes))
})
afterAll(() => rmSync(folder, { recursive: true }))

let server: TestServer
afterEach(() => server.close())

async function startWith(languages: string) {
  const settings = readSettings({ PORT: '0', LANGUAGES: languages, ENABLE_SIGN_UP: 'false' })
  server = await startTestServer({ publicFolder: folder, settings })
}

const titleIn = (text: string) => /<title>(.*)<\/title>/.exec(text)?.[1]
const html = { accept: 'text/html' }

describe('the language of a page', () => {
  it.each([
    ['nothing', {}, 'auth signin.de'],
    ['a language that is offered', { 'accept-language': 'ar' }, 'auth signin.ar'],
    ['a region of it', { 'accept-language': 'de-AT, ar;q=0.5' }, 'auth signin.de'],
    ['others first', { 'accept-language': 'pt, ar;q=0.2, en;q=0.5' }, 'auth signin'],
    ['one that is not offered', { 'accept-language': 'fr' }, 'auth signin.de'],
    ['a cookie and a header', { cookie: 'language=ar', 'accept-language': 'en' }, 'auth signin.ar'],
    ['a cookie not offered', { cookie: 'language=fr', 'accept-language': 'en' }, 'auth signin'],
    ['a cookie of nonsense', { cookie: 'language=%2e%2e%2fsecret' }, 'auth signin.de'],
  ])('of a browser that sends %s', async (_, headers, title) => {
    await startWith('de,en,ar,ja')
    const answer = await fetch(`${server.origin}/auth/signin`, { headers: { ...html, ...headers } })
    expect(titleIn(await answer.text())).toBe(title)
    expect(answer.headers.get('vary')).toBe('Accept-Encoding, Accept-Language, Cookie')
  })

  it('is English where the build has no page in the language', async () => {
    await startWith('en,ja')
    for (const [path, title] of [
      ['/auth/signin', 'auth signin'],
      ['/auth/eula', 'auth index'],
      ['/support', 'shell index'],
    ]) {
      const headers = { ...html, 'accept-language': 'ja' }
      const answer = await fetch(server.origin + path, { headers })
      expect(titleIn(await answer.text())).toBe(title)
    }
  })

  it('is another page for a cache of the browser', async () => {
    await startWith('en,de')
    const get = (language: string, etag = '') =>
      fetch(`${server.origin}/auth/signin`, {
        headers: { ...html, 'accept-language': language, 'if-none-match': etag },
      })
    const etag = (await get('en')).headers.get('etag') ?? ''
    expect((await get('en', etag)).status).toBe(304)
    expect((await get('de', etag)).status).toBe(200)
  })
})

describe('the language that a user chooses', () => {
  const open = async (browser: Awaited<ReturnType<typeof testBrowser>>, path: string) =>
    titleIn((await browser.get(path, html)).text)

  it('is kept in the browser, and is forgotten with null', async () => {
    await startWith('en,de,ar')
    const browser = await testBrowser(server)
    await login(browser, demo.password)
    const chosen = await browser.patch(paths.me, { language: 'de-AT' })
    expect(chosen.headers.getSetCookie().join()).toMatch(
      /language=de; Max-Age=31536000; Path=\/; SameSite=Lax/,
    )
    expect(browser.cookies.get('language')).toBe('de')
    expect(await open(browser, '/')).toBe('shell index.de')
    expect(await open(browser, '/auth/signin')).toBe('auth signin.de')
    await browser.patch(paths.me, { first_name: 'Ada' })
    expect(browser.cookies.get('language')).toBe('de')
    await browser.patch(paths.me, { language: null })
    expect(browser.cookies.has('language')).toBe(false)
    expect(await open(browser, '/')).toBe('shell index')
  })

  it('holds in another browser after signing in, before what that browser had chosen', async () => {
    await startWith('en,de,ar')
    const first = await testBrowser(server)
    await login(first, demo.password)
    await first.patch(paths.me, { language: 'ar' })

    const second = await testBrowser(server)
    second.cookies.set('language', 'de')
    expect(await open(second, '/auth/signin')).toBe('auth signin.de')
    await login(second, demo.password)
    expect(await open(second, '/')).toBe('shell index.ar')
    await second.post(paths.logout)
    expect(await open(second, '/auth/signin')).toBe('auth signin.ar')
  })
})

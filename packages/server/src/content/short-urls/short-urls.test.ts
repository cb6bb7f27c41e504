import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { signIn, startTestServer, testBrowser, type TestServer } from '../../testing/index.ts'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.close())

const browserOfAda = () => signIn(server, 'ada@northfield.example', 'Quiet-Doorway-26!')
const shorten = async (browser: Awaited<ReturnType<typeof browserOfAda>>, url: string) =>
  (await browser.post('/turl/', { url })).data as { turl: string }

describe('a short URL', () => {
  it('leads anyone back to the path it stands for', async () => {
    const target = '/dv/northfield-oncology/?q=genome#apps'
    const { turl } = await shorten(await browserOfAda(), target)
    const stranger = await testBrowser(server)
    const answer = await stranger.get(new URL(turl).pathname)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe(target)
  })

  it('leads to the very address, whichever of its characters are encoded', async () => {
    const browser = await browserOfAda()
    const { turl } = await shorten(browser, '/😀%20a b/ü?q=%25&r=漢#ß')
    const answer = await browser.get(new URL(turl).pathname)
    expect(answer.headers.get('location')).toBe(
      '/%F0%9F%98%80%20a b/%C3%BC?q=%25&r=%E6%BC%A2#%C3%9F',
    )
  })

  it('is the same when the same page is shared twice, given as path or as address', async () => {
    const browser = await browserOfAda()
    const { turl } = await shorten(browser, '/dv/a/?q=1')
    const { origin } = new URL(turl)
    expect(await shorten(browser, `${origin}/dv/a/?q=1`)).toEqual({ turl })
    expect(await shorten(browser, '/dv/a/?q=2')).not.toEqual({ turl })
  })

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/t/abcdefghjk',
    '/turl/',
    '/%74/abcdefghjk',
    '/%54/abcdefghjk',
    '/t%2fabcdefghjk',
    '/%74%2Fabcdefghjk',
    '/%74url/',
    '/x/../%74/abcdefghjk',
    '/auth_api/v1/accounts/login/oidc/other-id/',
    '/%61uth_api/v1/accounts/login/oidc/other-id/',
    '/x/../auth_api/v1/config/',
    '/%74/%2e%2e/%2f%2fevil.example',
    'http://user:pass@localhost/',
    'nonsense',
  ])('promise 60: refuses %s', async (url) => {
    const browser = await browserOfAda()
    const answer = await browser.post('/turl/', { url })
    expect(answer.code).toBe('validation_failed')
    expect(answer.envelope.error_info?.fields).toHaveProperty('url')
  })

  it('promise 136: that leads into a call from before is dead', async () => {
    await server.query(`insert into short_urls (code, path, created_by_id, created_at)
      select 'aaaaaaaaaa', '/auth_api/v1/accounts/login/oidc/x/', id, now() from users limit 1`)
    const stranger = await testBrowser(server)
    expect((await stranger.get('/t/aaaaaaaaaa')).code).toBe('not_found')
  })

  it('that does not exist is not found', async () => {
    const stranger = await testBrowser(server)
    const codes = ['abcdefghjk', '..%2f..', 'x'.repeat(100), 'nope/', '']
    const dead = [...codes.map((code) => `/t/${code}`), '/t', '/turl/nope', '/turl']
    for (const path of dead) {
      expect([path, (await stranger.get(path)).code]).toEqual([path, 'not_found'])
      const page = await stranger.get(path, { accept: 'text/html,*/*;q=0.8' })
      expect([page.status, page.headers.get('content-type')]).toEqual([
        404,
        expect.stringContaining('text/html'),
      ])
      expect(page.text).toContain('This link leads nowhere')
    }
  })
})

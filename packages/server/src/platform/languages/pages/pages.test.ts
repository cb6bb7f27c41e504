import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ask, pageHeaders, signedInVisitor } from '../../../testing/gate-calls.ts'
import { startTestServer, testBrowser, type TestServer } from '../../../testing/index.ts'
import { demo, paths, requestCode } from '../../../testing/sign-in-steps.ts'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer({
    env: { LANGUAGES: 'en,de,fr,es,ja,ar', TRUSTED_PROXY_HOPS: '1', ENABLE_SIGN_UP: 'true' },
  })
  await server.import({
    resources: [
      { to: ['calder'], resourcetype: 'AppResource', resource: { url: 'closed' } },
    ] as never[],
  })
})
afterEach(() => server.close())

const asking = (language: string) => ({ ...pageHeaders, 'accept-language': language })
const closed = () => `${server.origin}/closed/`

describe('the language of a page that the server writes', () => {
  it('of the gate is that which the browser asks for', async () => {
    const ada = await signedInVisitor(server.origin, demo.password)
    const page = await ask(ada, 'closed', closed(), asking('ja, en;q=0.5'))
    expect(page.status).toBe(403)
    expect(page.text).toContain('<html lang="ja" dir="ltr">')
    expect(page.text).toContain('<h1>このアプリのアクセス権がありません</h1>')
    expect(page.text).toContain('ホームへ</a>')
    expect(page.headers.get('vary')).toMatch(/Accept-Language, Cookie$/)
    expect(page.headers.get('content-security-policy')).toContain(
      `frame-ancestors ${server.origin}`,
    )
    // A program gets the message in English, whatever language it accepts: it goes by the code.
    const script = await ask(ada, 'closed', closed(), { 'accept-language': 'ja' })
    expect([script.code, script.text]).toEqual([
      'forbidden',
      expect.stringContaining('This app is not open to you'),
    ])
  })

  it('of the gate is the one that the person has chosen, before that of the browser', async () => {
    const ada = await signedInVisitor(server.origin, demo.password)
    await ada.patch(paths.me, { language: 'ar' })
    const page = await ask(ada, 'closed', closed(), asking('ja'))
    expect(page.text).toContain('<html lang="ar" dir="rtl">')
    expect(page.text).toContain('لا يتوفر لك الوصول إلى هذا التطبيق')
  })

  it('behind a mailed link keeps the address apart from words from right to left', async () => {
    const browser = await testBrowser(server)
    const email = 'neo@new.example'
    await browser.post('/auth_api/v1/registeration_requests/', {
      email,
      first_name: 'Neo',
      last_name: 'New',
      description: 'Please',
      sign_in_method: 'password',
    })
    const [mail] = await server.outbox(email)
    const page = await browser.get(new URL(mail?.link ?? '').pathname, asking('ar'))
    expect(page.text).toContain('<html lang="ar" dir="rtl">')
    expect(page.text).toContain(`\u2068${email}\u2069`)
    expect(page.text).toContain('<button>التحقق من عنوان البريد الإلكتروني</button>')
    const english = await browser.get(new URL(mail?.link ?? '').pathname, asking('en'))
    expect(english.text).toContain(`with the address ${email}. If it was you, go on.`)
  })

  it('of a short address is that of the cookie', async () => {
    const browser = await testBrowser(server)
    browser.cookies.set('language', 'fr')
    const page = await browser.get('/t/none', asking('de'))
    expect([page.status, page.headers.get('vary')]).toEqual([
      404,
      expect.stringContaining('Accept-Language, Cookie'),
    ])
    expect(page.text).toContain('<h1>Ce lien ne mène nulle part</h1>')
  })

  it('of the outbox counts in the forms of the language, and says that of each mail', async () => {
    const open = (language: string) =>
      fetch(`${server.origin}/_outbox/`, { headers: asking(language) }).then((page) => page.text())
    expect(await open('ar')).toContain('لا توجد رسائل بعد.')
    const browser = await testBrowser(server)
    browser.cookies.set('language', 'de')
    await requestCode(server, browser, demo.authenticator)
    await requestCode(server, await testBrowser(server), demo.authenticatorToSetUp)
    const page = await open('ar')
    expect(page).toContain('<html lang="ar" dir="rtl">')
    expect(page).toContain('رسالتان.')
    expect(page).toMatch(/<span class="subject" lang="de" dir="auto">\d{6} ist Ihr/)
    expect(page).toMatch(/<span class="subject" lang="en" dir="auto">\d{6} is your/)
    expect(await open('en')).toContain('2 mails. No mail server')
  })
})

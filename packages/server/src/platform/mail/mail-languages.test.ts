import PostalMime from 'postal-mime'
import { afterEach, describe, expect, it } from 'vitest'
import { adminPath, adminWorld, signInByPasskey } from '../../testing/admin-steps.ts'
import { startSmtpReceiver } from '../../testing/smtp-receiver.ts'
import { demo, login, paths } from '../../testing/sign-in-steps.ts'
import { startTestServer, testBrowser, type TestServer } from '../../testing/index.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

let server: TestServer
const closers: (() => Promise<void> | void)[] = []
afterEach(async () => {
  await server.close()
  for (const close of closers.splice(0)) await close()
})

async function startWith(languages: string, more: object = {}) {
  const { received, url, close } = await startSmtpReceiver()
  const mailer = createSmtpMailer(url, 'Vestibule <no-reply@vestibule.example>')
  closers.push(() => mailer.close(), close)
  const env = { LANGUAGES: languages, NOTIFY_EMAIL: 'desk@home.example' }
  server = await startTestServer({ mailer, env, ...more })
  /** Resolves to the latest mail, parsed as a mail program does. */
  return async () => {
    const mail = await PostalMime.parse(received.at(-1)?.raw ?? '')
    const language = mail.headers.find(({ key }) => key === 'content-language')?.value
    return { ...mail, language, to: received.at(-1)?.to[0] }
  }
}

const all = 'en,de,fr,es,ja,ar'
const asking = (language: string) => ({ 'accept-language': language })

describe('the language of a mail', () => {
  it('is that of the browser which asks for the code', async () => {
    const latest = await startWith(all)
    const browser = await testBrowser(server)
    await browser.post(paths.start, { user_email: demo.authenticator })
    await browser.post(paths.sendCode, { email: demo.authenticator }, asking('ar-EG, en;q=0.5'))
    const mail = await latest()
    expect(mail.language).toBe('ar')
    expect(mail.subject).toMatch(/^\d{6} هو رمز التحقق$/)
    expect(mail.html).toContain('<html lang="ar" dir="rtl">')
    expect(mail.html).toMatch(/<p dir="ltr" translate="no" style="[^"]+">\d{6}<\/p>/)
    expect(mail.text).toMatch(/^\d{6}$/m)
    expect(mail.text).toContain(
      new Intl.NumberFormat('ar', { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(
        15,
      ),
    )
  })

  it('is the one that its reader has chosen, whatever the browser asks for', async () => {
    const latest = await startWith(all)
    const browser = await testBrowser(server)
    await login(browser, demo.password)
    await browser.patch(paths.me, { language: 'ja' })
    const other = await testBrowser(server)
    await other.post(
      '/auth_api/v1/accounts/reset_password/',
      { email: demo.password },
      asking('fr'),
    )
    const mail = await latest()
    expect([mail.language, mail.subject]).toEqual(['ja', 'パスワードの再設定'])
    expect(mail.text).toContain('60 分')
  })

  it('is the first of LANGUAGES where neither is offered', async () => {
    const latest = await startWith('de,en')
    const browser = await testBrowser(server)
    await browser.post(paths.start, { user_email: demo.authenticator })
    await browser.post(paths.sendCode, { email: demo.authenticator }, asking('ja'))
    const mail = await latest()
    expect([mail.language, mail.subject]).toEqual([
      'de',
      expect.stringMatching(/^\d{6} ist Ihr Bestätigungscode$/),
    ])
  })

  it('is that of the administrator for whoever is invited, and of the invited one later', async () => {
    const latest = await startWith(all, { importFile: adminWorld })
    const pam = await signInByPasskey(server, 'pam')
    await pam.patch(paths.me, { language: 'de' })
    const invited = { first_name: 'Mia', last_name: 'Moon', organization: 'acme' }
    const email = 'mia@acme.example'
    const answer = await pam.post(`${adminPath}/users/`, { ...invited, email }, asking('es'))
    const mail = await latest()
    expect([mail.to, mail.language, mail.subject]).toEqual([email, 'de', 'Sie sind eingeladen'])
    expect(mail.html).toContain('<html lang="de" dir="ltr">')
    expect(mail.text).toMatch(/^Willkommen, Mia\n/)
    const { id } = answer.data as { id: string }
    await server.query(`update users set language = 'fr' where id = '${id}'`)
    await pam.post(`${adminPath}/users/${id}/set_email/`, { email: 'mia.moon@acme.example' })
    expect(await latest()).toMatchObject({
      language: 'fr',
      subject: 'L’adresse de votre compte a été modifiée',
    })
    const kept = await server.query(
      `select kind, language from queued_mails where kind <> 'account_changed' or recipient like 'mia%'`,
    )
    expect(kept).toEqual([
      { kind: 'invitation', language: 'de' },
      { kind: 'account_changed', language: 'fr' },
      { kind: 'account_changed', language: 'fr' },
    ])
  })

  it('of a decision on a registration is that of the page on which it was asked for', async () => {
    const latest = await startWith(`es,${all.replace('es,', '')}`, { importFile: adminWorld })
    const browser = await testBrowser(server)
    const asked = await browser.post(
      '/auth_api/v1/registeration_requests/',
      {
        email: 'neo@new.example',
        first_name: 'Neo',
        last_name: 'New',
        description: 'نص',
        sign_in_method: 'password',
      },
      asking('ja'),
    )
    expect(asked.text).toContain('true')
    const verification = await latest()
    expect(verification).toMatchObject({ language: 'ja', subject: 'メールアドレスの確認' })
    const path = /https?:\/\/[^/]+(\/auth_api\S+)/.exec(verification.text ?? '')?.[1] ?? ''
    await browser.send(path, { method: 'POST' })
    // The operators' language is unknown: the mail is in the platform's first language.
    expect(await latest()).toMatchObject({ language: 'es', subject: 'Alguien solicita acceso' })
    const [request] = await server.query<{ id: string }>('select id from registration_requests')
    const pam = await signInByPasskey(server, 'pam')
    await pam.post(`${adminPath}/registrations/${request?.id}/refuse/`, { note: 'Not now' })
    expect(await latest()).toMatchObject({
      language: 'ja',
      subject: 'アクセス権の申請について',
    })
  })
})

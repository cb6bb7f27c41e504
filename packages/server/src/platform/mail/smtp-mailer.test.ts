import { createServer } from 'node:net'
import PostalMime from 'postal-mime'
import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { startTestServer, testBrowser } from '../../testing/index.ts'
import { listenOnLoopback, startSmtpReceiver } from '../../testing/smtp-receiver.ts'
import { demo, paths, verifyCode } from '../../testing/sign-in-steps.ts'
import { composeMail } from './compose-mail.ts'
import { MailError } from './mailer.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

const from = 'Vestibule <no-reply@vestibule.example>'
const closers: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
})

async function receiver(options: SMTPServerOptions = {}) {
  const smtp = await startSmtpReceiver(options)
  closers.push(smtp.close)
  return smtp
}

function mailer(url: string, timeouts = { connectMs: 20_000, totalMs: 30_000 }) {
  const mailer = createSmtpMailer(url, from, timeouts)
  closers.push(() => mailer.close())
  return mailer
}

const mail = (to: string = 'ada@northfield.example') =>
  composeMail({
    language: 'de',
    to,
    subject: 'Grüße – 123456',
    heading: 'Hello <Ada> & co',
    preview: 'What it is about',
    paragraphs: ['First.', 'Second.'],
    code: '123456',
    action: { label: 'Open', url: 'https://vestibule.example/x?a=1&b=2' },
    closing: 'Ignore it if it was not you.',
  })

describe('mails by SMTP', () => {
  it('are not sent where TLS is required and the mail server offers none', async () => {
    const { received, url } = await receiver({ disabledCommands: ['STARTTLS', 'AUTH'] })
    await expect(mailer(`${url}?requireTLS=true`).send(mail())).rejects.toThrow(MailError)
    expect(received).toEqual([])
    await mailer(url).send(mail())
    expect(received).toHaveLength(1)
  })

  it('arrive as text and as HTML, readable by a mail program', async () => {
    const { received, url } = await receiver()
    await mailer(url).send(mail())
    expect(received[0]).toMatchObject({
      from: 'no-reply@vestibule.example',
      to: ['ada@northfield.example'],
    })
    const parsed = await PostalMime.parse(received[0]?.raw ?? '')
    expect(parsed.subject).toBe('Grüße – 123456')
    expect(parsed.from).toMatchObject({ name: 'Vestibule', address: 'no-reply@vestibule.example' })
    expect(parsed.text?.split('\n')).toContain('123456')
    expect(parsed.text?.split('\n')).toContain('https://vestibule.example/x?a=1&b=2')
    expect(parsed.headers.find(({ key }) => key === 'content-language')?.value).toBe('de')
    expect(parsed.html).toContain('<html lang="de" dir="ltr">')
    expect(parsed.html).toContain('Hello &lt;Ada&gt; &amp; co')
    expect(parsed.html).toContain('href="https://vestibule.example/x?a=1&amp;b=2"')
    expect(parsed.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
  })

  it.each([
    'ada@northfield.example\r\nBcc: evil@evil.example',
    'ada@northfield.example, evil@evil.example',
    'Ada <ada@northfield.example>',
    'nowhere',
  ])('promise 69: the recipient %j is refused before anything is sent', async (to) => {
    const { received, url } = await receiver()
    await expect(mailer(url).send(mail(to))).rejects.toThrow(MailError)
    expect(received).toEqual([])
  })

  it('promise 69: a line break in a subject adds no header', async () => {
    const { received, url } = await receiver()
    await mailer(url).send({ ...mail(), subject: 'Hello\r\nBcc: evil@evil.example' })
    const parsed = await PostalMime.parse(received[0]?.raw ?? '')
    expect(parsed.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(received[0]?.to).toEqual(['ada@northfield.example'])
  })

  it('promise 74: a server that is not there is an error', async () => {
    const server = createServer()
    const port = await listenOnLoopback(server)
    await new Promise((resolve) => {
      server.close(resolve)
    })
    await expect(mailer(`smtp://127.0.0.1:${port}`).send(mail())).rejects.toThrow(MailError)
  })

  it('promise 74: one that accepts and says nothing is an error, too, in bounded time', async () => {
    const silent = createServer(() => {})
    const port = await listenOnLoopback(silent)
    closers.push(() => new Promise<void>((resolve) => silent.close(() => resolve())))
    const sending = mailer(`smtp://127.0.0.1:${port}`, { connectMs: 200, totalMs: 500 })
    await expect(sending.send(mail())).rejects.toThrow(MailError)
    sending.close()
  })

  it('promise 74: so is one that refuses the recipient', async () => {
    const { url } = await receiver({
      onRcptTo: (_address, _session, done) => done(new Error('No such user')),
    })
    await expect(mailer(url).send(mail())).rejects.toThrow('The mail server refused')
  })
})

describe('signing in while the mail server fails', () => {
  it('promise 74: says that the mail was not sent, and lets one try again at once', async () => {
    let isDown = true
    const { received, url } = await receiver({
      onMailFrom: (_address, _session, done) => done(isDown ? new Error('Try later') : null),
    })
    const server = await startTestServer({
      mailer: mailer(url),
    })
    closers.push(() => server.close())
    const email = demo.authenticator
    const browser = await testBrowser(server)
    await browser.post(paths.start, { user_email: email })
    const failed = await browser.post(paths.sendCode, { email })
    expect([failed.status, failed.code]).toEqual([502, 'mail_failed'])
    isDown = false
    expect((await browser.post(paths.sendCode, { email })).status).toBe(200)
    const parsed = await PostalMime.parse(received[0]?.raw ?? '')
    const code = /^\d{6}$/m.exec(parsed.text ?? '')?.[0] ?? ''
    expect((await verifyCode(browser, email, code)).status).toBe(200)
  })
})

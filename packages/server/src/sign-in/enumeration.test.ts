import { afterEach, describe, expect, it, vi } from 'vitest'
import { MailError } from '../mail/mailer.ts'
import { startTestServer, testBrowser, type TestAnswer, type TestServer } from '../testing/index.ts'
import { demo, login, paths, provePassword, verifyCode } from '../testing/sign-in-steps.ts'

/** An answer without what differs from request to request. */
function shapeOf({ status, headers, text }: TestAnswer) {
  const ignored = new Set(['date', 'x-request-id', 'set-cookie', 'content-length'])
  return {
    status,
    headers: [...headers].filter(([name]) => !ignored.has(name)),
    cookies: headers.getSetCookie().map((line) => line.replace(/=[^;]*/, '')),
    body: text.replace(/"request_id":"[^"]+"/, '').replaceAll(/[\w.%@-]+(@|%40)[\w.-]+/g, 'EMAIL'),
  }
}

describe('accounts are not told apart, where they are hidden', () => {
  let server: TestServer
  afterEach(() => server.close())

  /** An unknown address that is answered with the same method as the known one. */
  const decoyLike = async (email: string) => {
    const browser = await testBrowser(server)
    const known = await browser.post(paths.start, { user_email: email })
    for (let n = 0; ; n += 1) {
      const decoy = `nobody${n}@nowhere.example`
      const answer = await browser.post(paths.start, { user_email: decoy })
      if (JSON.stringify(answer.data).includes((known.data as Method).sign_in_method + '"')) {
        return decoy
      }
    }
  }
  interface Method {
    sign_in_method: string
  }

  it.each([demo.password, demo.passwordAndCode, demo.authenticator])(
    'promise 42: %s and an unknown address get the same answers',
    async (known) => {
      server = await startTestServer({ settings: { hideAccounts: true } })
      const decoy = await decoyLike(known)
      const countCodes = async () => (await server.query('select * from email_codes')).length
      const walk = async (email: string) => {
        const browser = await testBrowser(server)
        const before = await countCodes()
        // The code is stored once the answer has left.
        const sendCode = async () => {
          const answer = await browser.post(paths.sendCode, { email })
          if (answer.status === 200) await vi.waitUntil(async () => (await countCodes()) > before)
          return answer
        }
        return [
          shapeOf(await browser.post(paths.start, { user_email: email, next: '/x' })),
          shapeOf(await login(browser, email, 'Wrong-Password-1!')),
          shapeOf(await provePassword(browser, email, 'Wrong-Password-1!')),
          shapeOf(await browser.post(paths.start, { user_email: email, next: '/x' })),
          shapeOf(await sendCode()),
          shapeOf(await sendCode()),
          shapeOf(await verifyCode(browser, email, '000000')),
          shapeOf(await verifyCode(browser, email, 'x')),
        ]
      }
      expect(await walk(decoy)).toEqual(await walk(known))
      expect(await server.outbox(decoy)).toEqual([])
    },
  )

  it('promise 42: an unknown address gets the same method each time', async () => {
    server = await startTestServer({ settings: { hideAccounts: true } })
    const methods = new Set<string>()
    for (let n = 0; n < 30; n += 1) {
      const browser = await testBrowser(server)
      const body = { user_email: `nobody${n}@nowhere.example` }
      const [first, second] = [
        await browser.post(paths.start, body),
        await browser.post(paths.start, body),
      ]
      expect(second.data).toEqual(first.data)
      methods.add((first.data as Method).sign_in_method)
    }
    expect(methods.size).toBe(3)
  })

  it('promise 43: a mail server that is down does not tell them apart either', async () => {
    const mailer = {
      async send() {
        throw new MailError('The mail server refused')
      },
    }
    server = await startTestServer({ settings: { hideAccounts: true }, mailer })
    const decoy = await decoyLike(demo.authenticator)
    const ask = async (email: string) => {
      const browser = await testBrowser(server)
      await browser.post(paths.start, { user_email: email })
      return shapeOf(await browser.post(paths.sendCode, { email }))
    }
    expect(await ask(decoy)).toEqual(await ask(demo.authenticator))
  })

  it('otherwise an unknown address is told so', async () => {
    server = await startTestServer()
    const browser = await testBrowser(server)
    const answer = await browser.post(paths.start, { user_email: 'nobody@nowhere.example' })
    expect([answer.status, answer.code]).toEqual([404, 'account_not_found'])
    expect(answer.envelope.message).toBe("Account doesn't exist")
  })
})

describe('addresses', () => {
  let server: TestServer
  afterEach(() => server.close())

  it('promise 39: only the stored address is ever written to', async () => {
    server = await startTestServer({
      importFile: {
        organizations: [{ id: 'o', name: 'O', is_internal: true }],
        users: [
          {
            email: 'Mike.K@Example.com',
            first_name: 'Mike',
            last_name: 'K',
            organization: 'o',
            sign_in_method: 'email_otp_and_authenticator_based',
          },
        ],
      },
    })
    const browser = await testBrowser(server)
    const start = (user_email: unknown) => browser.post(paths.start, { user_email })
    const refused = [
      ['mike.k@example.com', 'evil@evil.example'],
      'mike.k@example.com,evil@evil.example',
      'mike.k@example.com\r\nBcc: evil@evil.example',
      '<mike.k@example.com>',
    ]
    for (const address of refused) expect((await start(address)).code).toBe('validation_failed')
    const unknown = [
      'mıke.k@example.com',
      'mi\u212Ae.k@example.com',
      'mike.k＠example.com@x.y',
      'mike.k@exаmple.com',
    ]
    for (const address of unknown) expect((await start(address)).code).toBe('account_not_found')
    for (const address of ['mike.k@example.com', ' MIKE.K@EXAMPLE.COM ']) {
      expect((await start(address)).status).toBe(200)
    }
    await browser.post(paths.sendCode, { email: 'MIKE.k@example.com' })
    expect((await server.outbox()).map(({ to }) => to)).toEqual(['Mike.K@Example.com'])
  })
})

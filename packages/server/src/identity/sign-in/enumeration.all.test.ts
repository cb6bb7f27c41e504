import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { patienceMs } from '../../../../../tools/patience.ts'
import { users } from '../../platform/db/schema/accounts.ts'
import { emailCodes } from '../../platform/db/schema/sessions.ts'
import { MailError } from '../../platform/mail/mailer.ts'
import {
  startTestServer,
  testBrowser,
  type TestAnswer,
  type TestServer,
} from '../../testing/index.ts'
import { addressCalls, anonymousCallsWithAddress } from '../../testing/address-calls.ts'
import {
  accountKinds,
  addAccounts,
  addressOf,
  manyQuestions,
  ownSignIn,
} from '../../testing/many-accounts.ts'
import { recordStatements, type RequestStatements } from '../../testing/request-statements.ts'
import { demo, paths } from '../../testing/sign-in-steps.ts'

/** An answer without the parts that differ between requests. */
function shapeOf({ status, headers, text }: TestAnswer) {
  const ignored = new Set(['date', 'x-request-id', 'set-cookie'])
  return {
    status,
    headers: [...headers].filter(([name]) => !ignored.has(name)),
    cookies: headers.getSetCookie().map((line) => line.replace(/=[^;]*/, '')),
    body: text
      .replace(/"request_id":"[^"]+"/, '')
      .replaceAll(/(person|nobody)-\d+/g, 'SOMEBODY')
      .replace(/Question number \d/, 'QUESTION'),
  }
}

it('promise 42: each anonymous call that takes an address is compared', () => {
  expect(anonymousCallsWithAddress().toSorted()).toEqual(Object.keys(addressCalls).toSorted())
})

describe('accounts are not told apart, where they are hidden', () => {
  let server: TestServer
  let statements: RequestStatements
  beforeEach(() => {
    statements = recordStatements()
  })
  afterEach(async () => {
    statements.stop()
    await server.close()
  })
  interface Begun {
    readonly sign_in_method: string
    readonly next_authentication_step: string
  }
  const start = async (email: string) => {
    const browser = await testBrowser(server)
    const { data } = await browser.post(paths.start, { user_email: email })
    return data as Begun
  }

  /** Finds unknown addresses, none used before, that are answered with the same method and step as a known one. */
  const decoyFinder = () => {
    let next = 0
    return async (email: string) => {
      const known = await start(email)
      for (;;) {
        const decoy = addressOf('nobody', next)
        next += 1
        const begun = await start(decoy)
        const isLike = (['sign_in_method', 'next_authentication_step'] as const).every(
          (name) => begun[name] === known[name],
        )
        if (isLike) return decoy
      }
    }
  }

  it('promise 42: accounts of all kinds are answered like unknown addresses, by the same statements', async () => {
    server = await startTestServer({
      importFile: {},
      settings: { hideAccounts: true, allowedRedirectOrigins: [ownSignIn.origin] },
      onStatement: statements.onStatement,
    })
    await addAccounts(server.store.db, 12)
    const decoyLike = decoyFinder()
    // The server counts once a minute how many accounts use each sign-in method and security question, to make up
    // answers for unknown addresses. Let it count now, so that no measured request does.
    const before = await testBrowser(server)
    await addressCalls.startLogin(before, addressOf('person', 11))
    await addressCalls.getSecurityQuestion(before, addressOf('person', 11))
    let stored = 0
    for (const number of accountKinds.keys()) {
      const known = addressOf('person', number)
      const decoy = await decoyLike(known)
      const browsers = { known: await testBrowser(server), decoy: await testBrowser(server) }
      for (const [name, make] of Object.entries(addressCalls)) {
        const ofDecoy = [number, name, shapeOf(await make(browsers.decoy, decoy))]
        const statementsOfDecoy = [name, ...statements.latest()]
        const answer = await make(browsers.known, known)
        expect([number, name, shapeOf(answer)]).toEqual(ofDecoy)
        expect([name, ...statements.latest()]).toEqual(statementsOfDecoy)
        expect(statementsOfDecoy).not.toHaveLength(1)
        if (name !== 'sendEmailCode' || answer.status !== 200) continue
        // The server stores the two codes, one for each address, only after its answers. Wait for them, because the
        // next call reads them.
        stored += 2
        await vi.waitFor(async () => {
          expect(await server.store.db.select().from(emailCodes)).toHaveLength(stored)
        }, patienceMs)
      }
      const subjects = (await server.outbox(decoy)).map(({ subject }) => subject)
      expect(subjects.filter((subject) => subject !== 'Verify your email address')).toEqual([])
    }
    expect(stored).toBeGreaterThan(0)
  })

  it('promise 42: unknown addresses begin as the accounts do, in the same shares, each the same every time', async () => {
    server = await startTestServer({ importFile: {}, settings: { hideAccounts: true } })
    const [withPassword, , , withoutPassword] = accountKinds
    if (withPassword === undefined || withoutPassword === undefined) throw new Error('Two kinds')
    await addAccounts(server.store.db, 12, [withPassword, withPassword, withoutPassword])
    const steps: string[] = []
    const asked = new Set<string>()
    for (let n = 0; n < 40; n += 1) {
      const begun = await start(addressOf('nobody', n))
      expect(await start(addressOf('nobody', n))).toEqual(begun)
      expect(begun.sign_in_method).toBe('password')
      steps.push(begun.next_authentication_step)
      const browser = await testBrowser(server)
      await addressCalls.startLogin(browser, addressOf('nobody', n))
      const { data } = await addressCalls.getSecurityQuestion(browser, addressOf('nobody', n))
      asked.add((data as { question: string }).question)
    }
    const share = steps.filter((step) => step === 'Password').length / steps.length
    expect(share).toBeGreaterThan(0.5)
    expect(share).toBeLessThan(0.85)
    // The server asks unknown addresses all questions that accounts have, and no others.
    expect([...asked].toSorted()).toEqual(manyQuestions)
    await server.store.db.update(users).set({ passwordHash: 'x' })
    server.clock.advance(60)
    for (let n = 0; n < 20; n += 1) {
      expect((await start(addressOf('nobody', n))).next_authentication_step).toBe('Password')
    }
  })

  it('tells of the sign-in page of an organization by mail alone', async () => {
    server = await startTestServer({
      importFile: {},
      settings: { hideAccounts: true, allowedRedirectOrigins: [ownSignIn.origin] },
    })
    const noPassword = { ...accountKinds[3], redirectUrl: ownSignIn.url }
    await addAccounts(server.store.db, 1, [noPassword as (typeof accountKinds)[number]])
    const email = addressOf('person', 0)
    const browser = await testBrowser(server)
    const begun = await addressCalls.startLogin(browser, email)
    expect(begun.text).not.toContain(ownSignIn.origin)
    await addressCalls.sendEmailCode(browser, email)
    await addressCalls.requestReset(browser, email)
    await vi.waitFor(async () => expect(await server.outbox(email)).toHaveLength(2), patienceMs)
    for (const { text } of await server.outbox(email)) expect(text).toContain(ownSignIn.url)
  })

  it('promise 43: a mail server that is down does not tell them apart either', async () => {
    const mailer = {
      async send() {
        throw new MailError('The mail server refused')
      },
    }
    server = await startTestServer({ settings: { hideAccounts: true }, mailer })
    const decoy = await decoyFinder()(demo.authenticator)
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
      // The full-width @ is read as @, and an address has only one.
      'mike.k＠example.com@x.y',
    ]
    for (const address of refused) expect((await start(address)).code).toBe('validation_failed')
    const unknown = ['mıke.k@example.com', 'mi\u212Ae.k@example.com', 'mike.k@exаmple.com']
    for (const address of unknown) expect((await start(address)).code).toBe('account_not_found')
    for (const address of ['mike.k@example.com', ' MIKE.K@EXAMPLE.COM ', '<mike.k@example.com>']) {
      expect((await start(address)).status).toBe(200)
    }
    await browser.post(paths.sendCode, { email: 'MIKE.k@example.com' })
    expect((await server.outbox()).map(({ to }) => to)).toEqual(['Mike.K@Example.com'])
  })
})

import type { ResetLinkFacts } from '@vestibule/api-client/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { factorPaths, setUpAuthenticator } from '../../testing/factor-steps.ts'
import {
  signIn,
  startTestServer,
  testBrowser,
  type TestBrowser,
  type TestServer,
} from '../../testing/index.ts'
import { addPasskey, assertionFor } from '../../testing/passkey-steps.ts'
import { demo, demoPassword, login } from '../../testing/sign-in-steps.ts'
import { totpCode } from '../../testing/totp-code.ts'

const api = '/auth_api/v1/accounts/reset_password/'
const ada = demo.password
const password = 'Other-Threshold-27?'

let server: TestServer
afterEach(() => server.close())

const start = async (options: Parameters<typeof startTestServer>[0] = {}) => {
  server = await startTestServer({ settings: { strictReset: true }, ...options })
}

/** A browser that has opened the mailed link of an account. */
async function withLink(email: string) {
  const browser = await testBrowser(server)
  server.clock.advance(31)
  await browser.post(api, new URLSearchParams({ email }))
  const [mail] = await server.outbox(email)
  const query = new URL(mail?.link ?? '').searchParams
  return { browser, at: `${query.get('uidb64')}/${query.get('token')}/` }
}
const facts = async (browser: TestBrowser, at: string) =>
  (await browser.get(`${api}set_password/${at}`)).data as ResetLinkFacts
const confirm = (browser: TestBrowser, at: string, body: object) =>
  browser.post(`${api}confirm/${at}`, body)
const save = (browser: TestBrowser, at: string) =>
  browser.post(
    `${api}set_password/${at}`,
    new URLSearchParams({ password, confirm_password: password }),
  )

describe.each(databases)('promise 160: a strict reset by link (%s)', (db) => {
  it('needs the authenticator, once, and in the browser that has shown it', async () => {
    await start({ db })
    const owner = await signIn(server, ada, demoPassword)
    const { secret } = await setUpAuthenticator(server, owner, ada)
    const { browser, at } = await withLink(ada)
    expect((await facts(browser, at)).confirm_by).toEqual(['authenticator'])
    expect((await save(browser, at)).code).toBe('step_required')
    const code = totpCode(secret, server.clock.now())
    const wrong = code === '000000' ? '111111' : '000000'
    expect((await confirm(browser, at, { code: wrong })).code).toBe('otp_invalid')
    expect((await save(browser, at)).code).toBe('step_required')
    const answers = await Promise.all([1, 2].map(() => confirm(browser, at, { code })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await facts(browser, at)).confirm_by).toEqual([])
    // The confirmation counts only in the browser that made it: a thief who opens the mailed link in another browser
    // still has to confirm.
    const thief = await testBrowser(server)
    expect((await facts(thief, at)).confirm_by).toEqual(['authenticator'])
    expect((await save(thief, at)).code).toBe('step_required')
    expect((await save(browser, at)).status).toBe(200)
    expect((await login(await testBrowser(server), ada, password)).status).toBe(200)
    expect((await confirm(browser, at, { code })).code).toBe('token_invalid')
  })

  it('takes a recovery code or the passkey of the account', async () => {
    await start({ db })
    const owner = await signIn(server, ada, demoPassword)
    await setUpAuthenticator(server, owner, ada)
    const [code = ''] = (await owner.post(factorPaths.newCodes)).data as string[]
    const { passkey } = await addPasskey(owner)
    const one = await withLink(ada)
    expect((await facts(one.browser, one.at)).confirm_by).toEqual([
      'passkey',
      'authenticator',
      'recovery_code',
    ])
    expect((await confirm(one.browser, one.at, { recovery_code: 'AAAA-AAAA' })).code).toBe(
      'otp_invalid',
    )
    expect((await confirm(one.browser, one.at, { recovery_code: code })).status).toBe(200)
    expect((await save(one.browser, one.at)).status).toBe(200)
    const two = await withLink(ada)
    const credential = await assertionFor(two.browser, passkey)
    expect((await confirm(two.browser, two.at, { credential })).status).toBe(200)
    expect((await save(two.browser, two.at)).status).toBe(200)
    const stranger = await withLink(demo.staff)
    const foreign = await assertionFor(stranger.browser, passkey)
    expect((await confirm(stranger.browser, stranger.at, { credential: foreign })).code).toBe(
      'passkey_invalid',
    )
  })
})

describe('promise 160: a reset by link', () => {
  it('is as it was where the account has no second factor, or nobody asks for it', async () => {
    await start()
    const plain = await withLink(ada)
    expect((await facts(plain.browser, plain.at)).confirm_by).toEqual([])
    expect((await save(plain.browser, plain.at)).status).toBe(200)
    await server.close()
    await start({ settings: {} })
    const owner = await signIn(server, ada, demoPassword)
    await setUpAuthenticator(server, owner, ada)
    const { browser, at } = await withLink(ada)
    expect((await facts(browser, at)).confirm_by).toEqual([])
    expect((await save(browser, at)).status).toBe(200)
  })

  it('removes no second factor of who must have two', async () => {
    await start({ settings: { twoFactors: 'all' } })
    const owner = await signIn(server, ada, demoPassword)
    await setUpAuthenticator(server, owner, ada)
    const { browser, at } = await withLink(ada)
    expect(await facts(browser, at)).toMatchObject({ removable: false })
    const fields = { password, confirm_password: password, remove_factors: 'true' }
    const refused = await browser.post(`${api}set_password/${at}`, new URLSearchParams(fields))
    expect(refused.code).toBe('validation_failed')
  })

  it('counts wrong codes as the sign-in does', async () => {
    await start()
    const owner = await signIn(server, ada, demoPassword)
    await setUpAuthenticator(server, owner, ada)
    const { browser, at } = await withLink(ada)
    browser.cookies.delete('browserid')
    const codes: (string | null)[] = []
    for (let n = 0; n < 40; n += 1) {
      const answer = await confirm(browser, at, { code: String(n).padStart(6, '9') })
      codes.push(answer.code)
      if (answer.code === 'rate_limited') break
    }
    expect(codes.at(-1)).toBe('rate_limited')
  })
})

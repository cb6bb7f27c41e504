import type { AccountSecurity, ValueFrom } from '@vestibule/api-client/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { identityProviders } from '../../platform/db/schema/identity-providers.ts'
import { adminWorld } from '../../testing/admin-steps.ts'
import { addressCalls } from '../../testing/address-calls.ts'
import { createKeys, type Keys } from '../../platform/keys.ts'
import {
  acmeSignIn,
  beginPath,
  clientOf,
  providerId,
  signInThere,
} from '../../testing/federation-steps.ts'
import {
  signIn,
  startTestServer,
  testBrowser,
  type TestAnswer,
  type TestBrowser,
  type TestServer,
} from '../../testing/index.ts'
import { assertionFor, loginBy, passkeyOf } from '../../testing/passkey-steps.ts'
import { demoPassword, login, paths, sendCode, verifyCode } from '../../testing/sign-in-steps.ts'
import { sealSecret } from './client-secret.ts'
import { clientSecret, startTestProvider, type TestProvider } from '../../testing/test-provider.ts'

const amy = 'amy@acme.example'
const oda = 'oda@acme.example'
const api = '/auth_api/v1'
const token = 'a-token-of-amy-with-enough-characters'
const keyBefore = 'the secret key before the one of now'
const link = 'a-link-of-the-operator-with-characters'

let server: TestServer
let hidden: TestServer
let provider: TestProvider
beforeAll(async () => {
  provider = await startTestProvider([{ id: 'a-1', email: amy, amr: ['pwd'] }])
  server = await startTestServer({
    importFile: { ...adminWorld, ...acmeSignIn(provider.issuer) },
    env: { ACME_SECRET: clientSecret },
    settings: { secretKeyPrevious: keyBefore },
    clock: 'system',
  })
  hidden = await startTestServer({
    shareDatabaseOf: server,
    settings: { hideAccounts: true },
    clock: 'system',
  })
  await provider.serve(clientOf(server))
  await server.query(`update users set sign_in_method = 'password_and_email_otp' where id = 'oda'`)
  await server.query(
    `update users set email = 'rep@acme.example', email_key = 'rep@acme.example' where id = 'rep'`,
  )
  await server.query(
    `insert into api_tokens (token_hash, user_id, use, created_at, expires_at) values
     (sha256('${token}'), 'amy', 'many', now(), '2099-01-01'), (sha256('${link}'), 'amy', 'link', now(), '2099-01-01')`,
  )
})
afterAll(async () => {
  await hidden.close()
  await server.close()
  await provider.close()
})

const start = async (of: TestServer, user_email: string) =>
  (await (await testBrowser(of)).post(paths.start, { user_email, next: '/x' }))
    .data as ValueFrom<'startLogin'>
const url = (email: string) =>
  `${beginPath}?${new URLSearchParams({ email, next: '/x' }).toString()}`
const enforce = (enforced: boolean) =>
  server.query(`update identity_providers set enforced = ${enforced}`)

it('an offered provider stands beside the method of an account of its organisation', async () => {
  const offered = { name: 'Acme ID', url: url(amy) }
  expect(await start(server, amy)).toMatchObject({
    sign_in_method: 'password',
    organization_sign_in: offered,
  })
  for (const email of ['oli@other.example', 'rep@acme.example'])
    expect((await start(server, email)).organization_sign_in ?? null).toBeNull()
  // With hidden accounts, only the mail domain decides: an account of another organisation would otherwise be revealed
  // by getting no offer.
  for (const email of [amy, 'rep@acme.example', 'nobody@acme.example'])
    expect((await start(hidden, email)).organization_sign_in).toEqual({
      ...offered,
      url: url(email),
    })
})

it('promise 129: enforced, it is the only way in for these accounts, and leaves the others as they are', async () => {
  const session = await signIn(server, amy, demoPassword)
  const passkey = await passkeyOf(server, amy)
  const reset = await testBrowser(server)
  await reset.post(`${api}/accounts/reset_password/`, new URLSearchParams({ email: amy }))
  const { searchParams: mailed } = new URL((await server.outbox(amy))[0]?.link ?? '')
  const atCode = await testBrowser(server)
  await atCode.post(paths.start, { user_email: oda })
  await atCode.post(paths.password, new URLSearchParams({ username: oda, password: demoPassword }))
  await sendCode(server, atCode, oda)
  const [mail] = await server.outbox(oda)

  await enforce(true)
  const elsewhere = { sign_in_method: 'organization', redirect_url: url(amy) }
  expect(await start(server, amy)).toEqual(elsewhere)
  expect(await start(server, 'AMY@Acme.Example ')).toMatchObject({ sign_in_method: 'organization' })

  const others = new Set(['startLogin', 'requestRegistration', 'resetPassword'])
  const browser = await testBrowser(server)
  const answers: [string, Promise<TestAnswer>][] = Object.entries(addressCalls)
    .filter(([name]) => !others.has(name))
    .map(([name, make]) => [name, make(browser, amy)])
  const post = (of: TestBrowser, path: string, body: object) => of.post(`${api}${path}`, body)
  const change = { password: 'Another-Doorway-27!', confirm_password: 'Another-Doorway-27!' }
  const question = { question: 'Where was it?', answer: 'In Lagos' }
  const ofToken = (apitoken: string) => post(browser, '/accounts/login/apitoken/', { apitoken })
  answers.push(
    ['right password', login(browser, amy)],
    ['passkey', assertionFor(browser, passkey).then((made) => loginBy(browser, made))],
    ['token', ofToken(token)],
    ['mailed code', verifyCode(atCode, oda, mail?.code ?? '')],
    ['mailed link', post(reset, resetPath(mailed), change)],
    ['proof', post(session, '/accounts/proof/', { password: demoPassword })],
    ['code of proof', post(session, '/accounts/proof/code/', {})],
    ['new password', session.put(`${api}/accounts/password/`, change)],
    ['question', session.put(`${api}/accounts/security_question/`, question)],
    ['new address', post(session, '/accounts/email/', { email: 'amy@else.example' })],
  )
  for (const [what, answer] of answers) {
    const { status, code } = await answer
    expect([what, status, code]).toEqual([what, 403, 'sso_required'])
  }
  expect((await browser.get(paths.authenticated)).status).toBe(401)

  for (const email of ['oli@other.example', 'rep@acme.example']) {
    expect((await start(server, email)).sign_in_method).toBe('password')
    await signIn(server, email, demoPassword)
  }
  expect((await ofToken(link)).status).toBe(200)
  expect((await ofToken(link)).code).toBe('token_invalid')
})

it('promise 129: where accounts are hidden, all addresses of the domain are answered alike', async () => {
  const shapes = new Set<string>()
  for (const email of [amy, 'rep@acme.example', 'nobody@acme.example']) {
    const browser = await testBrowser(hidden)
    const all: unknown[] = []
    for (const [name, make] of Object.entries(addressCalls)) {
      const { status, text } = await make(browser, email)
      const local = encodeURIComponent(email)
      all.push([
        name,
        status,
        text
          .replace(/"request_id":"[^"]+"/, '')
          .replaceAll(local, '')
          .replaceAll(email, ''),
      ])
    }
    shapes.add(JSON.stringify(all))
  }
  expect([...shapes]).toHaveLength(1)
})

it('a session of the provider knows when the person was asked, and by how many factors', async () => {
  const { browser, to } = await signInThere(server, provider, 'a-1', { next: '/x' })
  expect(to).toBe('/x')
  const security = (await browser.get(`${api}/users/me/security/`)).data as AccountSecurity
  expect(security.proofs).toEqual(['passkey'])
  const { url: again = '', ...own } = security.organization_sign_in ?? {}
  expect(own).toEqual({ name: 'Acme ID', enforced: true })
  const stored = async () =>
    (
      await server.query<{ factors: string[]; proven_at: Date; idp_sid: string | null }>(
        `select factors, proven_at, idp_sid from sessions where provider_id is not null
         order by created_at desc limit 1`,
      )
    )[0]
  expect(await stored()).toMatchObject({ factors: ['organization'] })
  // At the address `again`, the user proves to the provider again who they are: the server demands that the provider
  // asks for the factors again and reports when it did.
  const begun = await browser.get(again)
  expect(begun.headers.get('location')).toMatch(/prompt=login.*max_age=0|max_age=0.*prompt=login/)
})

it('a change of the secret key keeps the secret of a provider: it is sealed anew when it is used', async () => {
  const isCurrent = async () => {
    const [row] = await server.store.db.select().from(identityProviders)
    return server.keys.isCurrent('oidc-client', providerId, row?.sealedSecret ?? Buffer.of())
  }
  const keys = createKeys(keyBefore)
  const sealed = async (by: Keys) => {
    const sealedSecret = sealSecret(by, providerId, clientSecret)
    await server.store.db.update(identityProviders).set({ sealedSecret })
  }
  await sealed(keys)
  expect(await isCurrent()).toBe(false)
  expect((await signInThere(server, provider, 'a-1')).to).toBe('/')
  expect(await isCurrent()).toBe(true)
  await sealed(createKeys('a key that nobody has any more'))
  const lost = await (await testBrowser(server)).get(beginPath)
  expect(lost.headers.get('location')).toBe('/auth/signin?error=sso_unavailable')
})

function resetPath(mailed: URLSearchParams): string {
  return `/accounts/reset_password/set_password/${mailed.get('uidb64')}/${mailed.get('token')}/`
}

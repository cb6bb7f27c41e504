import type { Passkey, PasskeyCreationOptions } from '@vestibule/api-client/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { signIn, startTestServer, testBrowser, type TestServer } from '../../testing/index.ts'
import type { TestBrowser } from '../../testing/index.ts'
import {
  addPasskey,
  assertionFor,
  loginBy,
  passkeyPaths,
  passkeyOf,
} from '../../testing/passkey-steps.ts'
import { addressIn, adminPath, adminWorld, signInByPasskey } from '../../testing/admin-steps.ts'
import { makePasskey } from '../../testing/software-authenticator.ts'
import { demo, demoPassword, paths } from '../../testing/sign-in-steps.ts'

const { password: ada, passwordAndCode: ines } = demo
const api = '/auth_api/v1'

let server: TestServer
afterEach(() => server.close())

const start = async (options: Parameters<typeof startTestServer>[0] = {}) => {
  server = await startTestServer(options)
}
const owner = (email: string = ada) => signIn(server, email, demoPassword)
const visit = () => testBrowser(server)
const isIn = async (browser: TestBrowser) => (await browser.get(paths.authenticated)).status === 200
const listed = async (browser: TestBrowser) =>
  (await browser.get(passkeyPaths.own)).data as Passkey[]

describe('promise 106: passkeys of the account', () => {
  it('of an authenticator that nobody lists are named for where they were made', async () => {
    await start()
    const windows = await owner()
    const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:150.0) Gecko/20100101 Firefox/150.0'
    const asked = await windows.post(passkeyPaths.creationOptions)
    const { credential } = makePasskey(asked.data as PasskeyCreationOptions, windows, {})
    await windows.post(passkeyPaths.own, { credential }, { 'user-agent': firefox })
    expect(await listed(windows)).toMatchObject([{ name: 'Firefox, Windows' }])
  })

  it('are made, renamed and removed with a fresh proof, each an event, the owner told', async () => {
    await start()
    const elsewhere = await owner()
    const browser = await owner()
    const { passkey, answer } = await addPasskey(browser, { name: 'Laptop' })
    expect(answer.data).toMatchObject({ id: passkey.id, name: 'Laptop', backed_up: true })
    expect(await isIn(elsewhere)).toBe(true)
    const one = `${passkeyPaths.own}${passkey.id}/`
    expect((await browser.patch(one, { name: 'Old laptop' })).data).toMatchObject({
      name: 'Old laptop',
    })
    expect(await listed(browser)).toMatchObject([{ name: 'Old laptop', last_used_at: null }])
    expect((await elsewhere.delete(`${passkeyPaths.own}other/`)).code).toBe('not_found')
    const stranger = await owner(demo.staff)
    expect((await stranger.delete(one)).code).toBe('not_found')
    server.clock.advance(901)
    for (const call of [
      browser.post(passkeyPaths.creationOptions),
      browser.patch(one, { name: 'x' }),
      browser.delete(one),
    ]) {
      expect((await call).code).toBe('step_required')
    }
    const proof = { credential: await assertionFor(browser, passkey) }
    expect((await browser.post(`${api}/accounts/proof/`, proof)).status).toBe(200)
    expect((await browser.delete(one)).status).toBe(200)
    expect([await isIn(browser), await isIn(elsewhere)]).toEqual([true, false])
    const gone = await visit()
    expect((await loginBy(gone, await assertionFor(gone, passkey))).code).toBe('passkey_unknown')
    const mails = await server.outbox(ada)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'A passkey was removed from your account',
      'A passkey was added to your account',
    ])
    expect(mails[1]?.text).not.toContain('signed out')
    const events = await server.query<{ event: string }>(
      "select event from audit_events where event like 'passkey%' order by id",
    )
    expect(events.map(({ event }) => event)).toEqual([
      'passkey_added',
      'passkey_renamed',
      'passkey_removed',
    ])
  })

  it('are renamed and removed by owner and administrator, however long their id is', async () => {
    await start({ importFile: adminWorld })
    const amy = addressIn('amy')
    const browser = await owner(amy)
    const idLength = 1023
    const { passkey, answer } = await addPasskey(browser, { idLength })
    expect(answer.status).toBe(200)
    const one = `${passkeyPaths.own}${passkey.id}/`
    expect((await browser.patch(one, { name: 'Key' })).data).toMatchObject({ name: 'Key' })
    expect((await browser.delete(one)).status).toBe(200)
    const other = await addPasskey(browser, { idLength })
    const pam = await signInByPasskey(server, 'pam')
    const removal = { passkey_id: other.passkey.id, reason: 'Lost', seen_at: null }
    expect(await pam.post(`${adminPath}/users/amy/remove_passkey/`, removal)).toMatchObject({
      status: 200,
    })
    expect(await listed(await owner(amy))).toEqual([])
  })

  it('are refused twice, from another origin, and for another challenge', async () => {
    await start()
    const browser = await owner()
    const options = async () => (await browser.post(passkeyPaths.creationOptions)).data as never
    const send = async (credential: unknown) =>
      (await browser.post(passkeyPaths.own, { credential })).code
    const first = makePasskey(await options(), server)
    expect(await send(first.credential)).toBeNull()
    expect(await send(first.credential)).toBe('passkey_invalid')
    expect((await options()) as { excludeCredentials: unknown }).toMatchObject({
      excludeCredentials: [{ id: first.passkey.id }],
    })
    const foreign = makePasskey(await options(), { origin: 'https://evil.example' })
    expect(await send(foreign.credential)).toBe('passkey_invalid')
    const other = makePasskey(await options(), server)
    expect((await (await owner()).post(passkeyPaths.own, other)).code).toBe('passkey_invalid')
    const asked = (await browser.post(passkeyPaths.requestOptions)).data as { challenge: string }
    const wrong = makePasskey({ ...((await options()) as object), ...asked } as never, server)
    expect(await send(wrong.credential)).toBe('passkey_invalid')
    expect(await listed(browser)).toHaveLength(1)
  })

  it('renew a proof for their owner alone, and for a password account only verified', async () => {
    await start()
    const mine = await passkeyOf(server, ada)
    const others = await passkeyOf(server, ines)
    const browser = await owner()
    const prove = async (passkey: typeof mine, isUserVerified = true) => {
      const credential = await assertionFor(browser, passkey, { isUserVerified })
      return (await browser.post(`${api}/accounts/proof/`, { credential })).code
    }
    expect(await prove(others)).toBe('passkey_invalid')
    expect(await prove(mine, false)).toBe('passkey_invalid')
    expect(await prove(mine)).toBeNull()
    expect((await browser.get(`${api}/users/me/security/`)).data).toMatchObject({
      passkeys: 1,
      proofs: ['passkey', 'password', 'email_code'],
    })
  })

  it('go with their account', async () => {
    await start()
    await passkeyOf(server, ada)
    await server.query(`delete from users where email = '${ada}'`)
    expect(await server.query('select 1 from passkeys')).toEqual([])
  })
})

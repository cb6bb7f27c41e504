import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeExport } from '../import/export-content.ts'
import { textSource } from '../import/import-source.ts'
import { readImport } from '../import/read-import.ts'
import { signIn, startTestServer, testBrowser, type TestServer } from '../testing/index.ts'
import { environmentOf, jsonOf, runCommand } from '../testing/run-command.ts'
import {
  demo,
  demoPassword,
  login,
  paths,
  requestCode,
  verifyCode,
} from '../testing/sign-in-steps.ts'

let server: TestServer
let env: Record<string, string>
beforeEach(async () => {
  server = await startTestServer({ db: 'postgres' })
  env = environmentOf(server)
})
afterEach(() => server.close())

const user = (...args: string[]) => runCommand(['user', ...args], env)
const noa = ['invite', 'noa@halden.example', '--first-name', 'Noa', '--last-name', 'Berg']

describe('vestibule user', () => {
  it('invites: an account without a password, and a mail that leads to the sign-in', async () => {
    const invited = await user(...noa, '--organization', 'halden')
    expect(invited).toMatchObject({ code: 0, err: '' })
    const [mail] = await server.outbox('noa@halden.example')
    expect(mail?.link).toBe(`${server.origin}/auth/signin?email=noa%40halden.example`)
    const browser = await testBrowser(server)
    const start = await browser.post(paths.start, { user_email: 'noa@halden.example' })
    expect(start.data).toMatchObject({
      sign_in_method: 'password_and_email_otp',
      next_authentication_step: 'EmailOTP',
    })
    const again = await user(...noa, '--organization', 'halden')
    expect(again).toMatchObject({ code: 1, err: 'There is an account noa@halden.example already.' })
  })

  it('invites nobody with arguments that cannot be meant', async () => {
    expect((await user(...noa, '--organization', 'hlden')).err).toMatch(
      /no organization hlden\. There is: .*halden/,
    )
    expect((await user(...noa)).code).toBe(2)
    expect((await user(...noa, '--organization', 'halden', '--method', 'sms')).code).toBe(2)
    expect((await user('invite', 'noa')).code).toBe(2)
    const called = (name: string) => user(...noa, '--organization', 'halden', '--first-name', name)
    expect(await called('a'.repeat(301))).toMatchObject({
      code: 2,
      err: expect.stringContaining('--first-name takes 300 characters, and this is 301.') as string,
    })
    expect((await called('\u001b[31mNoa')).err).toMatch(/--first-name takes no control characters/)
    expect(await server.outbox()).toEqual([])
  })

  it('invites names as long as can be imported again', async () => {
    const name = 'a'.repeat(300)
    const named = [...noa, '--organization', 'halden', '--first-name', name, '--no-mail']
    expect((await user(...named)).code).toBe(0)
    const written: string[] = []
    await writeExport(server.store.db, async (text) => void written.push(text))
    expect(written.join('')).toContain(`"first_name": "${name}"`)
    await expect(readImport(textSource(written.join('')))).resolves.toBeDefined()
  })

  it('disables an account with its sessions, and enables it again', async () => {
    const ada = await signIn(server, demo.password, demoPassword)
    const begun = await testBrowser(server)
    const code = await requestCode(server, begun, demo.passwordAndCode)
    await user('disable', demo.passwordAndCode)
    await user('enable', demo.passwordAndCode)
    expect((await verifyCode(begun, demo.passwordAndCode, code)).code).toBe('step_required')
    expect((await user('disable', 'ADA@northfield.example')).code).toBe(0)
    expect((await ada.get(paths.authenticated)).status).toBe(401)
    expect((await login(await testBrowser(server), demo.password)).status).not.toBe(200)
    expect((await user('enable', demo.password)).code).toBe(0)
    expect((await login(await testBrowser(server), demo.password)).status).toBe(200)
    const events = await server.query(
      'select event from audit_events where request_id = $$cli$$ order by id',
    )
    const both = [{ event: 'account_disabled' }, { event: 'account_enabled' }]
    expect(events).toEqual([...both, ...both])
  })

  it('forgives the failed tries of an account that is enabled', async () => {
    const browser = await testBrowser(server)
    for (let n = 0; n < 11; n++) await login(browser, demo.password, 'Wrong-Password-26!')
    expect((await login(browser, demo.password)).code).toBe('rate_limited')
    await user('enable', demo.password)
    expect((await login(browser, demo.password)).status).toBe(200)
  })

  it('forgives them in a browser that the account has signed in from, too', async () => {
    const known = await signIn(server, demo.password, demoPassword)
    await known.post(paths.logout)
    for (let n = 0; n < 11; n++) await login(known, demo.password, 'Wrong-Password-26!')
    expect((await login(known, demo.password)).code).toBe('rate_limited')
    await user('enable', demo.password)
    expect((await login(known, demo.password)).status).toBe(200)
  })

  it('resets a second factor: the authenticator is set up anew', async () => {
    expect((await user('reset-mfa', demo.authenticator)).code).toBe(0)
    const left = await server.query(
      `select 1 from recovery_codes r join users u on u.id = r.user_id where u.email = '${demo.authenticator}'`,
    )
    expect(left).toEqual([])
    const [mail] = await server.outbox(demo.authenticator)
    expect(mail?.subject).toBe('Your second factor was reset')
    const { out } = await user('list')
    expect(out).toMatch(/tomas@northfield\.example .* invited +not_set_up/)
  })

  it('prints a link that signs in staff of the platform once, within a quarter of an hour', async () => {
    expect(await user('sign-in-link', demo.password)).toMatchObject({
      code: 1,
      err: 'Such a link is for staff of the platform itself.',
    })
    const { code, out } = await user('sign-in-link', demo.staff)
    expect([code, out]).toEqual([0, expect.stringContaining(`${server.origin}/auth/signin?`)])
    const apitoken = new URL(out.trim()).searchParams.get('authcode')
    const token = (
      await server.query<{ s: number }>(
        `select extract(epoch from expires_at - created_at)::int as s from api_tokens where use = 'link'`,
      )
    )[0]
    expect(token?.s).toBe(900)
    // The command uses the real clock, the test server a fixed one: move the expiry far into the future.
    await server.query(`update api_tokens set expires_at = '2099-01-01' where use = 'link'`)
    const come = async () =>
      (await testBrowser(server)).post('/auth_api/v1/accounts/login/apitoken/', { apitoken })
    expect((await come()).status).toBe(200)
    expect((await come()).code).toBe('token_invalid')
    const events = await server.query<{ event: string }>(
      `select event from audit_events order by id desc limit 2`,
    )
    expect(events.map(({ event }) => event)).toEqual(['signed_in', 'sign_in_link_made'])
  })

  it('lists the accounts, for people and for machines', async () => {
    await user('disable', demo.password)
    const { out } = await user('list')
    expect(out.split('\n')).toHaveLength(14)
    expect(out).toMatch(
      /^ada@northfield\.example +Ada Lindqvist +northfield +disabled +none +never$/m,
    )
    const listed = jsonOf(await user('list', '--json')) as { email: string }[]
    expect(listed[0]).toMatchObject({ email: demo.password, state: 'disabled', roles: [] })
  })

  it('prints no character that a terminal would obey, whatever is stored', async () => {
    const email = 'eve\u0007\u009b2j@halden.example'
    const name = '\u001b]0;owned\u0007\u001b[2J'
    await server.query(
      `update users set email = '${email}', email_key = '${email}', first_name = '${name}', last_name = 'A\nB'
       where email = '${demo.password}'`,
    )
    const { out } = await user('list')
    expect(out.split('\n')).toHaveLength(14)
    expect(out).toContain('\\u001b]0;owned\\u0007\\u001b[2J A\\u000aB  northfield')
    const json = await user('list', '--json')
    expect(jsonOf(json)).toContainEqual(
      expect.objectContaining({ email, first_name: name, last_name: 'A\nB' }),
    )
    const disabled = await user('disable', email)
    expect(disabled.code).toBe(0)
    for (const text of [out, json.out, disabled.out]) expect(text).not.toMatch(/[^\n\P{C}]/u)
  })

  it('says what is wrong with its arguments, by its exit code too', async () => {
    expect(await user('disable', 'nobody@halden.example')).toMatchObject({
      code: 1,
      err: 'There is no account nobody@halden.example.',
    })
    expect(await user('delete')).toMatchObject({ code: 2 })
    expect(await user('disable')).toMatchObject({ code: 2 })
    expect((await user('--help')).out).toMatch(/reset-mfa EMAIL/)
  })
})

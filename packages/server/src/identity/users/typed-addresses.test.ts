import { afterEach, describe, expect, it } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { startTestServer, testBrowser, type TestServer } from '../../testing/index.ts'
import { environmentOf, runCommand } from '../../testing/run-command.ts'
import { demo, demoPassword, login, paths } from '../../testing/sign-in-steps.ts'

const api = '/auth_api/v1'
const password = 'Quiet-Doorway-27!'
const person = (email: string) => ({
  email,
  first_name: 'Grete',
  last_name: 'Hermann',
  organization: 'calder',
  sign_in_method: 'password' as const,
  password,
})

let server: TestServer
afterEach(() => server.close())

async function signInStatus(email: string) {
  const browser = await testBrowser(server)
  const start = await browser.post(paths.start, { user_email: email })
  return [start.status, (await login(browser, email, password)).status]
}
const addresses = () =>
  server.query<{ email: string; email_key: string }>(
    `select email, email_key from users where first_name = 'Grete' order by email_key`,
  )

describe.each(databases)('an international mail domain on %s', (db) => {
  it.each([
    ['grete@bücher.example', 'grete@xn--bcher-kva.example'],
    ['grete@xn--bcher-kva.example', 'grete@bücher.example'],
    ['grete@BÜCHER.example', 'GRETE@bu\u0308cher.example'],
    ['grete@日本。example', 'grete@xn--wgv71a.example'],
  ])('%s signs in as %s', async (imported, typed) => {
    server = await startTestServer({ db })
    await server.import({ users: [person(imported)] })
    expect(await signInStatus(typed)).toEqual([200, 200])
    expect(await signInStatus(imported)).toEqual([200, 200])
  })
})

describe('an address as people type and paste it', () => {
  const around = (character: string) => [
    `${character}ada@northfield.example`,
    `ada@north${character}field.example`,
    `ada@northfield.example${character}`,
  ]
  const typed = [
    ...['\u200b', '\u200e', '\u202a', '\u00ad', '\u2060', '\ufeff', '\u034f'].flatMap(around),
    'mailto:ada@northfield.example',
    'Ada <ada@northfield.example>',
    'ada@northfield.example.',
    'ＡＤＡ＠northfield．example',
  ]

  it('starts a sign-in, resets a password, and is signed in', async () => {
    server = await startTestServer({ db: 'postgres' })
    for (const email of typed) {
      const browser = await testBrowser(server)
      const start = await browser.post(paths.start, { user_email: email })
      expect([email, start.status]).toEqual([email, 200])
    }
    const browser = await testBrowser(server)
    await browser.post(paths.start, { user_email: demo.password })
    const [first = ''] = typed
    expect((await login(browser, first, demoPassword)).status).toBe(200)
    const reset = await (
      await testBrowser(server)
    ).post(`${api}/accounts/reset_password/`, new URLSearchParams({ email: first }))
    expect(reset.status).toBe(200)
    expect(await server.outbox(demo.password)).toHaveLength(1)
  })

  it('is registered without what nobody sees', async () => {
    server = await startTestServer({ db: 'postgres' })
    const browser = await testBrowser(server)
    const answer = await browser.post(`${api}/registeration_requests/`, {
      first_name: 'Kofi',
      last_name: 'Mensah',
      description: 'Research',
      email: 'ko\u200bfi@north\u00adfield.example\u202c',
      sign_in_method: 'password',
    })
    expect(answer.status).toBe(200)
    expect(await server.outbox('kofi@northfield.example')).toHaveLength(1)
  })

  it('is imported without what nobody sees, and so does not repeat another unnoticed', async () => {
    server = await startTestServer({ db: 'postgres' })
    await server.import({ users: [person('gre\u200bte@so\u00adft.example')] })
    expect(await addresses()).toEqual([
      { email: 'grete@soft.example', email_key: 'grete@soft.example' },
    ])
    for (const [one, other] of [
      ['grete@bücher.example', 'grete@xn--bcher-kva.example'],
      ['grete@north.example', 'gre\u200bte@north.example'],
    ] as const) {
      const twice = server.import({ users: [person(one), person(other)] })
      await expect(twice).rejects.toMatchObject({
        message: expect.stringMatching(/users\[1\].*grete@/) as string,
      })
    }
  })

  it('is invited by the operator without what nobody sees', async () => {
    server = await startTestServer({ db: 'postgres' })
    const invited = 'user invite gre\u200bte@so\u00adft.example --organization calder --no-mail'
    const { code } = await runCommand(
      `${invited} --first-name Grete --last-name Hermann`.split(' '),
      environmentOf(server),
    )
    expect(code).toBe(0)
    expect(await addresses()).toEqual([
      { email: 'grete@soft.example', email_key: 'grete@soft.example' },
    ])
  })
})

describe('accounts that an earlier version stored', () => {
  /**
   * Stores an account as earlier versions did, which compared addresses exactly: its `email_key` is the address in
   * lower case, and nothing else is changed in it.
   */
  const storeOld = (id: string, email: string) =>
    server.query(`insert into users
      (id, email, email_key, first_name, last_name, organization_id, sign_in_method, can_impersonate, created_at)
      values ('${id}', '${email}', '${email.toLowerCase()}', 'Grete', 'Hermann', 'calder', 'email_otp_and_authenticator_based', false, now())`)

  it('are found by either spelling once the database is up to date', async () => {
    server = await startTestServer({ db: 'postgres' })
    await storeOld('one', 'Grete@bücher.example')
    await storeOld('two', 'gre\u200bte@soft.example')
    expect((await runCommand(['migrate'], environmentOf(server))).code).toBe(0)
    expect(await addresses()).toEqual([
      { email: 'grete@soft.example', email_key: 'grete@soft.example' },
      { email: 'Grete@bücher.example', email_key: 'grete@xn--bcher-kva.example' },
    ])
    const { out } = await runCommand(['doctor'], environmentOf(server))
    expect(out).toMatch(/^ok +addresses/m)
  })

  it('are kept where they are twins, and doctor names them', async () => {
    server = await startTestServer({ db: 'postgres' })
    await storeOld('first', 'grete@xn--bcher-kva.example')
    await storeOld('second', 'grete@bücher.example')
    await storeOld('third', 'gre\u200bte@bücher.example')
    const stored = await addresses()
    expect((await runCommand(['migrate'], environmentOf(server))).code).toBe(0)
    expect(await addresses()).toEqual(stored)
    const { out } = await runCommand(['doctor'], environmentOf(server))
    expect(out).toMatch(/^warning +addresses .*grete@bücher\.example \(id second\)/m)
    expect(out).toContain('gre\\u200bte@bücher.example (id third)')
    expect(out).not.toContain('id first')
  })
})

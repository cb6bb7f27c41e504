import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { adminPath, adminWorld, signInByPasskey } from '../../testing/admin-steps.ts'
import { databases } from '../../testing/databases.ts'
import { signIn, startTestServer, type TestBrowser, type TestServer } from '../../testing/index.ts'
import { demoPassword } from '../../testing/sign-in-steps.ts'
import { askByToken, makeToken, tokensPath } from '../../testing/token-steps.ts'

const address = 'amy@acme.example'

describe.each(databases)('promise 145: a token ends with (%s)', (db) => {
  let server: TestServer
  let pam: TestBrowser
  let amy: TestBrowser
  let passwordHash: string
  beforeAll(async () => {
    server = await startTestServer({
      db,
      importFile: adminWorld,
      settings: { trustedProxyHops: 1 },
    })
    pam = await signInByPasskey(server, 'pam')
    const [row] = await server.query<{ password_hash: string }>(
      `select password_hash from users where id = 'amy'`,
    )
    passwordHash = row?.password_hash ?? ''
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    for (const statement of [
      `update users set organization_id = 'acme', disabled_at = null, imported = false,
         password_hash = '${passwordHash}' where id = 'amy'`,
      `delete from app_tokens`,
      `delete from audit_events where event = 'token_ended'`,
    ])
      await server.query(statement)
    amy = await signIn(server, address, demoPassword)
  })
  const status = async (token: string) =>
    (await askByToken(server, token, 'one', `${server.origin}/one/`)).status
  const change = (action: string, body: object = {}) =>
    pam.post(`${adminPath}/users/amy/${action}/`, body)

  const ends: readonly [string, () => Promise<unknown>, () => Promise<unknown>][] = [
    ['the account, where that is disabled', () => change('disable'), () => change('enable')],
    [
      'a move to another organisation',
      () => change('move', { organization: 'other' }),
      () => change('move', { organization: 'acme' }),
    ],
    ['the sessions, where an administrator ends all', () => change('end_sessions'), async () => {}],
    [
      'an import that disables the account',
      () => server.import({ users: [{ ...amyInFile, disabled: true }] }),
      () => server.import({ users: [{ ...amyInFile, disabled: false }] }),
    ],
    ['a password that was recovered', resetPassword, async () => {}],
  ]
  const amyInFile = {
    email: address,
    first_name: 'amy',
    last_name: 'Person',
    organization: 'acme',
    sign_in_method: 'password' as const,
  }

  async function resetPassword() {
    const browser = await signIn(server, 'odo@acme.example', demoPassword)
    browser.cookies.clear()
    await browser.get('/auth_api/v1/config/')
    const api = '/auth_api/v1/accounts/reset_password'
    await browser.post(`${api}/`, new URLSearchParams({ email: address }))
    const mail = (await server.outbox(address)).find((one) => one.subject === 'Reset your password')
    const query = new URL(mail?.link ?? '').searchParams
    const path = `${api}/set_password/${query.get('uidb64')}/${query.get('token')}/`
    const answer = await browser.post(path, {
      password: 'Other-Threshold-27?',
      confirm_password: 'Other-Threshold-27?',
    })
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)])
  }

  it.each(ends)('%s', async (_, begin, undo) => {
    const { token, id } = await makeToken(amy, { app: 'one' })
    expect(await status(token)).toBe(204)
    await begin()
    expect(await status(token)).toBe(401)
    const events = await server.query(
      `select user_id, detail from audit_events where event = 'token_ended'`,
    )
    expect(events).toEqual([{ user_id: 'amy', detail: { token: id, app: 'one' } }])
    await undo()
    expect(await status(token)).toBe(401)
  })

  it('nothing that only signs out: an own logout, or all other browsers', async () => {
    const { token } = await makeToken(amy, { app: 'one' })
    await amy.delete('/auth_api/v1/users/me/sessions/')
    await amy.post('/auth_api/v1/accounts/logout/')
    expect(await status(token)).toBe(204)
  })

  it('what ends all, also where it is made at the same moment', async () => {
    const making = Promise.all(
      Array.from({ length: 6 }, () =>
        amy.post(tokensPath, { name: 'Notebook', app: 'one', days: 30 }),
      ),
    )
    const ended = await change('end_sessions')
    expect(ended.status).toBe(200)
    for (const { status: made } of await making) expect([200, 401]).toContain(made)
    expect(await server.query('select id from app_tokens')).toEqual([])
  })
})

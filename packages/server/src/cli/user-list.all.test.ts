import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { signIn, startTestServer, testBrowser, type TestServer } from '../testing/index.ts'
import { environmentOf, jsonOf, runCommand } from '../testing/run-command.ts'
import { demo, demoPassword, login } from '../testing/sign-in-steps.ts'

let server: TestServer
let env: Record<string, string>
beforeEach(async () => {
  // The command compares locks with the real time, so the server that sets the locks uses that too.
  server = await startTestServer({ db: 'postgres', clock: 'system' })
  env = environmentOf(server)
})
afterEach(() => server.close())

interface Listed {
  readonly email: string
  readonly state: string
  readonly second_factor: string
  readonly last_signed_in_at: string | null
  readonly roles: readonly { readonly role: string }[]
}

const list = async (...args: string[]) => {
  const { out } = await runCommand(['user', 'list', '--json', ...args], env)
  return JSON.parse(out) as Listed[]
}

describe('vestibule user list', () => {
  it('says who is locked, has a passkey, or signs in by the organisation, as administration does', async () => {
    await signIn(server, demo.password, demoPassword)
    await signIn(server, demo.docsAdmin, demoPassword)
    const browser = await testBrowser(server)
    for (let n = 0; n < 11; n++) await login(browser, demo.password, 'Wrong-Password-26!')
    for (const email of ['key@halden.example', 'sso@halden.example', 'new@halden.example']) {
      const names = ['--first-name', 'A', '--last-name', 'B', '--organization', 'halden']
      await runCommand(['user', 'invite', email, ...names, '--no-mail'], env)
    }
    await server.query(
      `insert into passkeys (credential_id, user_id, rp_id, public_key, sign_count, transports, aaguid, name, backup_eligible, backed_up, created_at)
       select 'a', id, 'localhost', '', 0, '[]', '', 'Key', false, false, now() from users where email = 'key@halden.example'`,
    )
    await server.query(
      `insert into identity_providers (id, organization_id, name, issuer, client_id, sealed_secret, jit, enforced)
       values ('p', 'halden', 'P', 'https://id.example', 'c', '', false, false)`,
    )
    await server.query(
      `insert into external_identities (provider_id, subject, user_id, linked_at)
       select 'p', 's', id, now() from users where email = 'sso@halden.example'`,
    )
    const all = await list()
    const of = (email: string) => all.find((one) => one.email === email)
    expect(of(demo.password)).toMatchObject({
      state: 'locked',
      last_signed_in_at: expect.stringMatching(/^20/) as string,
    })
    expect(of(demo.docsAdmin)?.roles).toContainEqual(
      expect.objectContaining({ role: 'docs-admin' }) as object,
    )
    const short = (email: string) => [of(email)?.state, of(email)?.second_factor]
    expect(short('key@halden.example')).toEqual(['active', 'passkey'])
    expect(short('sso@halden.example')).toEqual(['active', 'organization'])
    expect(short('new@halden.example')).toEqual(['invited', 'not_set_up'])
    const lines = (await runCommand(['user', 'list'], env)).out
    expect(lines).toMatch(/^ada@northfield\.example .* locked until 20/m)
    // `--state` must find the accounts that the list prints with that state.
    expect((await list('--state', 'locked')).map(({ email }) => email)).toEqual([demo.password])
    const invited = await list('--state', 'invited', '--organization', 'halden')
    expect(invited.map(({ email }) => email)).toContain('new@halden.example')
    expect(invited.map(({ email }) => email)).not.toContain('sso@halden.example')
    await server.query('delete from external_identities')
    expect((await list('--search', 'sso@')).map(({ state }) => state)).toEqual(['invited'])
  })

  it('ends where --limit says, and tells that there is more, or nothing', async () => {
    const some = await runCommand(['user', 'list', '--limit', '2'], env)
    expect(some.out.split('\n')).toHaveLength(2)
    expect(some.err).toBe('There are more than 2: give a higher --limit, or --limit all.')
    expect(await runCommand(['user', 'list', '--search', 'nobody-at-all'], env)).toEqual({
      code: 0,
      out: '',
      err: 'No accounts.',
    })
    expect((await runCommand(['user', 'list', '--limit', '0'], env)).code).toBe(2)
    expect(await runCommand(['tickets'], env)).toMatchObject({ code: 0, err: 'No tickets.' })
    await server.query(
      `insert into audit_events (at, event, ip, request_id, detail)
       select now(), 'signed_in', '', 'x', '{}' from generate_series(1, 250)`,
    )
    const events = async (...args: string[]) =>
      jsonOf(await runCommand(['audit', '--json', ...args], env)) as unknown[]
    expect([
      (await events()).length,
      (await events('--limit', '201')).length,
      (await events('--limit', 'all')).length,
    ]).toEqual([100, 201, 250])
  })
})

import type { ItemOf } from '@vestibule/api-client/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { addressIn, adminPath, adminWorld, signInByPasskey } from '../../testing/admin-steps.ts'
import { databases } from '../../testing/databases.ts'
import { signIn, startTestServer, testBrowser, type TestServer } from '../../testing/index.ts'
import { demoPassword } from '../../testing/sign-in-steps.ts'

const desk = 'desk@home.example'
const importFile = {
  ...adminWorld,
  domains: [
    { domain: 'acme.example', organization: 'acme' },
    { domain: 'other.example', organization: 'other' },
  ],
}

let server: TestServer
afterEach(() => server.close())

const register = async (email: string) => {
  const browser = await testBrowser(server)
  const request = { first_name: 'Kofi', last_name: 'Mensah', description: 'Research', email }
  const answer = await browser.post('/auth_api/v1/registration_requests/', {
    ...request,
    sign_in_method: 'password',
  })
  expect(answer.status).toBe(200)
}
/** Presses the button of the page that the latest mail to this address leads to. */
const confirm = async (email: string) => {
  const [mail] = await server.outbox(email)
  const { pathname } = new URL(mail?.link ?? '')
  const browser = await testBrowser(server)
  return (await browser.send(pathname, { method: 'POST' })).headers.get('location')
}
const organizationOf = async (email: string) => {
  const rows = await server.query<{ organization_id: string }>(
    `select organization_id from users where email = '${email}'`,
  )
  return rows[0]?.organization_id ?? null
}

describe.each(databases)('promise 140: on %s', (db) => {
  it('who registers with an address of another organisation gets no account from the one that takes all', async () => {
    const signUp = { enabled: true, options: ['password'], organizationId: 'acme' }
    server = await startTestServer({
      db,
      importFile,
      env: { NOTIFY_EMAIL: desk },
      settings: { signUp },
    })
    for (const [email, organization, waits] of [
      ['new@acme.example', 'acme', 0],
      ['new@elsewhere.example', 'acme', 0],
      ['ceo@other.example', null, 1],
    ] as const) {
      await register(email)
      expect(await confirm(email)).toBe(`/auth/signin?email=${encodeURIComponent(email)}`)
      expect([email, await organizationOf(email)]).toEqual([email, organization])
      expect(await server.outbox(desk)).toHaveLength(waits)
    }
    const pam = await signInByPasskey(server, 'pam')
    const { items } = (await pam.get(`${adminPath}/registrations/`)).data as {
      items: ItemOf<'listRegistrations'>[]
    }
    expect(items).toMatchObject([{ email: 'ceo@other.example' }])
    const approve = (organization: string) =>
      pam.post(`${adminPath}/registrations/${items[0]?.id}/approve/`, { organization, roles: [] })
    expect((await approve('acme')).code).toBe('conflict')
    expect((await approve('other')).status).toBe(200)
    expect(await organizationOf('ceo@other.example')).toBe('other')
  })

  it('nobody gets an address whose domain another organisation verifies before the change is confirmed', async () => {
    server = await startTestServer({ db, importFile })
    const amy = await signIn(server, addressIn('amy'), demoPassword)
    const email = 'amy@late.example'
    expect((await amy.post('/auth_api/v1/accounts/email/', { email })).status).toBe(200)
    await server.import({ domains: [{ domain: 'late.example', organization: 'other' }] })
    expect(await confirm(email)).toBe('/auth/signin?error=token_invalid')
    expect(await organizationOf(email)).toBeNull()
    await server.query("update organization_domains set organization_id = 'acme'")
    expect(await confirm(email)).toBe(`/auth/signin?email=${encodeURIComponent(email)}`)
    expect(await organizationOf(email)).toBe('acme')
  })
})

import type { ItemOf, ValueFrom } from '@vestibule/api-client/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { databases } from '../testing/databases.ts'
import { signIn, startTestServer, type TestBrowser, type TestServer } from '../testing/index.ts'
import { addressIn, adminPath, adminWorld, signInByPasskey } from '../testing/admin-steps.ts'
import { addPasskey, assertionFor } from '../testing/passkey-steps.ts'
import { demoPassword } from '../testing/sign-in-steps.ts'

const users = `${adminPath}/users`

describe.each(databases)('never possible in administration (%s)', (db) => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ db, importFile: adminWorld })
  })
  afterEach(() => server.close())

  const change = (browser: TestBrowser, id: string, action: string, body: object = {}) =>
    browser.post(`${users}/${id}/${action}/`, body)
  const facts = async (browser: TestBrowser) =>
    (await browser.get(`${adminPath}/me/`)).data as ValueFrom<'getAdministrator'>
  const highest = { role: 'platform-admin', app_name: 'admin' }

  it('promise 116: a change without a second factor, without showing it, or without a fresh proof', async () => {
    const browser = await signIn(server, addressIn('pam'), demoPassword)
    expect(await facts(browser)).toMatchObject({ read_only: 'second_factor', proofs: [] })
    expect((await change(browser, 'amy', 'disable')).code).toBe('second_factor_required')
    expect((await browser.get(`${users}/`)).status).toBe(200)

    const { passkey } = await addPasskey(browser)
    expect(await facts(browser)).toMatchObject({
      read_only: null,
      needs_proof: true,
      proofs: ['passkey'],
    })
    const refused = await change(browser, 'amy', 'disable')
    expect(refused.envelope.error_info).toMatchObject({
      code: 'step_required',
      proofs: ['passkey'],
    })
    const prove = async () => {
      const credential = await assertionFor(browser, passkey)
      return browser.post('/auth_api/v1/accounts/proof/', { credential })
    }
    expect((await prove()).status).toBe(200)
    expect(await facts(browser)).toMatchObject({ needs_proof: false })
    expect((await change(browser, 'amy', 'disable')).status).toBe(200)

    server.clock.advance(901)
    expect((await change(browser, 'amy', 'enable')).code).toBe('step_required')
    expect((await prove()).status).toBe(200)
    expect((await change(browser, 'amy', 'enable')).status).toBe(200)
  })

  it('promise 116: anything while acting for a customer, or by somebody without a role that counts', async () => {
    await server.query("update users set can_impersonate = true where id = 'pam'")
    const pam = await signInByPasskey(server, 'pam')
    await pam.post('/auth_api/v1/accounts/impersonate/organizations/', { organization_id: 'acme' })
    for (const answer of [
      await pam.get(`${users}/`),
      await pam.get(`${adminPath}/me/`),
      await change(pam, 'amy', 'disable'),
    ])
      expect(answer.code).toBe('forbidden')
    // Platform roles have no effect for users who are not internal.
    await server.query(
      "insert into user_roles (user_id, role, app_name) values ('oli', 'platform-admin', 'admin'), ('amy', 'platform-admin', '')",
    )
    for (const id of ['oli', 'amy', 'rep']) {
      const browser = await signInByPasskey(server, id)
      expect((await browser.get(`${adminPath}/me/`)).code).toBe('forbidden')
      expect((await change(browser, 'odo', 'disable')).code).toBe('forbidden')
    }
  })

  it('promise 118: oneself, the last platform-admin, and two who take it from each other at once', async () => {
    await server.query('update user_roles set imported = false')
    const [pam, pat] = [await signInByPasskey(server, 'pam'), await signInByPasskey(server, 'pat')]
    // Administrators who can give the platform-admin role see how many people hold it. Support does not.
    const readers = [pam, await signInByPasskey(server, 'sue')]
    const read = await Promise.all(readers.map((one) => one.get(`${users}/odo/`)))
    expect(read.map(({ data }) => (data as ValueFrom<'getUser'>).platform_admins)).toEqual([
      2,
      undefined,
    ])
    for (const [action, body] of [
      ['disable', {}],
      ['remove_role', highest],
      ['add_role', { role: 'support', app_name: 'admin' }],
      ['end_sessions', {}],
    ] as const)
      expect((await change(pam, 'pam', action, body)).code).toBe('forbidden')
    const both = await Promise.all([
      change(pam, 'pat', 'remove_role', highest),
      change(pat, 'pam', 'remove_role', highest),
    ])
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    const left = await server.query("select 1 from user_roles where role = 'platform-admin'")
    expect(left).toHaveLength(1)
    const [last, other] = both[0]?.status === 200 ? ['pam', 'pat'] : ['pat', 'pam']
    // Only `last` still has the role, and gives it to `other` again. Then `other` can take it from `last`, whose
    // account is disabled meanwhile.
    const browser = last === 'pam' ? pam : pat
    expect((await change(browser, other, 'add_role', highest)).status).toBe(200)
    await server.query(`update users set disabled_at = now() where id = '${last}'`)
    const again = other === 'pam' ? pam : pat
    expect((await change(again, last, 'remove_role', highest)).status).toBe(200)
  })

  it('promise 117: what the import owns, and what is not within reach of an organisation', async () => {
    const pam = await signInByPasskey(server, 'pam')
    for (const [action, body] of [
      ['set_name', { first_name: 'A', last_name: 'B' }],
      ['set_email', { email: 'a@b.example' }],
      ['set_sign_in_method', { sign_in_method: 'password' }],
      ['move', { organization: 'other' }],
    ] as const)
      expect((await change(pam, 'amy', action, body)).code).toBe('conflict')
    expect(
      (await change(pam, 'sue', 'remove_role', { role: 'support', app_name: 'admin' })).code,
    ).toBe('conflict')
    const amy = (await pam.get(`${users}/amy/`)).data as ValueFrom<'getUser'>
    expect(amy.actions).not.toContain('set_name')
    expect(amy.actions).toContain('disable')
    for (const [id, body] of [
      ['amy', { role: 'support', app_name: 'admin' }],
      ['sue', { role: 'support' }],
      ['sue', { role: 'editor', app_name: 'admin' }],
      ['sue', { role: 'editor', data_partner: 'nobody' }],
      // Apps get a user's organisation and roles in one header, separated by commas. There the next two names would
      // claim another role and another organisation.
      ['sue', { role: 'editor,root' }],
      ['sue', { role: 'organization:other' }],
      ['sue', { role: 'ärzte' }],
    ] as const)
      expect((await change(pam, id, 'add_role', body)).code).toBe('validation_failed')

    const oda = await signInByPasskey(server, 'oda')
    expect(await facts(oda)).toMatchObject({ only_organization: 'acme' })
    const listed = (await oda.get(`${users}/?organization=other`)).data as {
      items: ItemOf<'listUsers'>[]
    }
    expect(listed.items).toEqual([])
    const own = (await oda.get(`${users}/`)).data as { items: ItemOf<'listUsers'>[]; total: number }
    expect(own.items.map(({ id }) => id).toSorted()).toEqual(['amy', 'oda', 'odo'])
    expect(own.total).toBe(3)
    expect((await oda.get(`${users}/oli/`)).code).toBe('not_found')
    const invited = (organization: string) =>
      oda.post(`${users}/`, {
        email: 'new@acme.example',
        first_name: 'New',
        last_name: 'One',
        organization,
      })
    expect((await invited('other')).code).toBe('validation_failed')
    expect((await invited('acme')).status).toBe(200)
    expect((await server.outbox('new@acme.example')).map(({ subject }) => subject)).toEqual([
      'You are invited',
    ])
    expect((await invited('acme')).envelope.error_info?.fields).toHaveProperty('email')
  })

  it('what an administrator gives survives the import, and what it takes ends at once', async () => {
    const pam = await signInByPasskey(server, 'pam')
    const amy = await signIn(server, addressIn('amy'), demoPassword)
    expect((await change(pam, 'amy', 'add_role', { role: 'editor' })).status).toBe(200)
    expect((await change(pam, 'amy', 'disable', { reason: 'She left' })).status).toBe(200)
    expect((await amy.get('/auth_api/v1/users/me/')).code).toBe('not_authenticated')
    await server.import(adminWorld)
    const after = (await pam.get(`${users}/amy/`)).data as ValueFrom<'getUser'>
    expect(after).toMatchObject({
      state: 'disabled',
      obstacles: [{ code: 'disabled', until: null }],
    })
    expect(after.roles).toMatchObject([{ role: 'editor', imported: false, given_by: 'pam Person' }])
    const [event] = await server.query<object>(
      "select detail, reason from audit_events where event = 'account_disabled'",
    )
    expect(event).toEqual({ detail: { by: 'pam' }, reason: 'She left' })
    expect((await change(pam, 'amy', 'enable')).status).toBe(200)
    const again = await signIn(server, addressIn('amy'), demoPassword)
    const own = (await again.get('/auth_api/v1/users/me/events/')).data as {
      items: { event: string; ip: string | null }[]
    }
    // The owner of the account sees the event, but not the administrator's IP address.
    expect(own.items.find((one) => one.event === 'account_enabled')).toMatchObject({ ip: null })
  })
})

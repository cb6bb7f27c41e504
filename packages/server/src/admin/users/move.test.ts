import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { adminPath, adminWorld, signInByPasskey } from '../../testing/admin-steps.ts'
import { signIn, startTestServer, type TestBrowser, type TestServer } from '../../testing/index.ts'
import { demoPassword } from '../../testing/sign-in-steps.ts'

let server: TestServer
let pam: TestBrowser
beforeAll(async () => {
  server = await startTestServer({ db: 'postgres', importFile: adminWorld })
  pam = await signInByPasskey(server, 'pam')
})
afterAll(() => server.close())
// Oda administers Acme, opens "App two" by a grant of her own, and has an API token.
beforeEach(async () => {
  for (const statement of [
    `update users set organization_id = 'acme', imported = false where id = 'oda'`,
    `insert into user_roles (user_id, role, app_name, data_partner_id)
     values ('oda', 'organization-admin', 'admin', '') on conflict do nothing`,
    `insert into resource_user_grants (resource_id, user_id) values ('AppResource:two', 'oda')
     on conflict do nothing`,
    `delete from api_tokens`,
    `insert into api_tokens (token_hash, user_id, use, created_at, expires_at)
     values (sha256('token-of-oda-long-enough'), 'oda', 'many', now(), '2099-01-01')`,
  ])
    await server.query(statement)
})

const has = async (oda: TestBrowser) => ({
  administers: (await oda.get(`${adminPath}/users/`)).status,
  opens: ((await oda.get('/auth_api/v1/resources/me/')).data as { resource: { url: string } }[])
    .map(({ resource }) => resource.url)
    .toSorted(),
  token: (
    await oda.post('/auth_api/v1/accounts/login/apitoken/', {
      apitoken: 'token-of-oda-long-enough',
    })
  ).code,
})

it('promise 141: who moves administers nothing in the next organisation, and opens what that one opens', async () => {
  const oda = await signIn(server, 'oda@acme.example', demoPassword)
  expect(await has(await signIn(server, 'oda@acme.example', demoPassword))).toEqual({
    administers: 200,
    opens: ['one', 'two'],
    token: null,
  })
  const move = (more: object) =>
    pam.post(`${adminPath}/users/oda/move/`, { organization: 'other', ...more })
  expect((await move({})).status).toBe(200)
  const moved = { administers: 403, opens: [], token: 'token_invalid' }
  expect(await has(oda)).toEqual(moved)
})

it('promise 141: grants of their own stay where they are kept', async () => {
  const kept = { organization: 'other', keep_grants: true }
  expect((await pam.post(`${adminPath}/users/oda/move/`, kept)).status).toBe(200)
  expect(await has(await signIn(server, 'oda@acme.example', demoPassword))).toEqual({
    administers: 403,
    opens: ['two'],
    token: 'token_invalid',
  })
})

it('promise 141: an import that moves somebody does the same', async () => {
  await server.import({
    users: [
      {
        email: 'oda@acme.example',
        first_name: 'Oda',
        last_name: 'Person',
        organization: 'other',
        sign_in_method: 'password',
      },
    ],
  })
  expect(await has(await signIn(server, 'oda@acme.example', demoPassword))).toEqual({
    administers: 403,
    opens: [],
    token: 'token_invalid',
  })
})

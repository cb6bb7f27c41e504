import type { WrittenImport } from '../import/import-schema.ts'
import { assertionFor, loginBy, passkeyOf } from './passkey-steps.ts'
import { demoPassword } from './sign-in-steps.ts'
import { testBrowser, type TestBrowser } from './test-browser.ts'
import type { TestServer } from './test-server.ts'

export const adminPath = '/auth_api/v1/admin'

const person = (name: string, organization: string, more: object = {}) => ({
  id: name,
  email: `${name}@${organization}.example`,
  first_name: name,
  last_name: 'Person',
  organization,
  sign_in_method: 'password' as const,
  password: demoPassword,
  ...more,
})
const role = (name: string) => ({ roles: [{ role: name, app_name: 'admin' }] })

/** Import file with administrators of each kind, two of most kinds, and users of two customers. Ids are first names. */
export const adminWorld = {
  organizations: [
    { id: 'home', name: 'Home', is_internal: true },
    { id: 'acme', name: 'Acme', is_internal: false },
    { id: 'other', name: 'Other', is_internal: false },
  ],
  users: [
    person('pam', 'home', role('platform-admin')),
    person('pat', 'home', role('platform-admin')),
    person('sue', 'home', role('support')),
    person('sam', 'home', role('support')),
    person('aud', 'home', role('auditor')),
    person('rep', 'home', { can_impersonate: true }),
    person('oda', 'acme', role('organization-admin')),
    person('odo', 'acme', role('organization-admin')),
    person('amy', 'acme'),
    person('oli', 'other'),
  ],
  resources: [
    {
      resourcetype: 'AppResource' as const,
      to: ['acme'],
      resource: { name: 'App one', url: 'one' },
    },
    { resourcetype: 'AppResource' as const, to: [], resource: { name: 'App two', url: 'two' } },
  ],
} as unknown as Partial<WrittenImport>

export const addressIn = (id: string) =>
  (adminWorld.users ?? []).find((user) => user.id === id)?.email ?? ''

/** A browser that has just signed in with a passkey. */
export async function signInByPasskey(server: TestServer, id: string): Promise<TestBrowser> {
  const passkey = await passkeyOf(server, addressIn(id))
  const browser = await testBrowser(server)
  const answer = await loginBy(browser, await assertionFor(browser, passkey))
  if (answer.status !== 200) throw new Error(answer.text)
  return browser
}

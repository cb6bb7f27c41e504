import type { ItemOf } from '@vestibule/api-client/contract'
import { userStates } from '@vestibule/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportFile } from '../../import/import-schema.ts'
import { databases } from '../../testing/databases.ts'
import { addressIn, adminPath, adminWorld, signInByPasskey } from '../../testing/admin-steps.ts'
import { startTestServer, type TestBrowser, type TestServer } from '../../testing/index.ts'
import { passkeyOf } from '../../testing/passkey-steps.ts'

type ImportedUser = NonNullable<ImportFile['users']>[number]

const amyAsImported = {
  id: 'amy',
  email: addressIn('amy'),
  first_name: 'amy',
  last_name: 'Person',
  organization: 'acme',
  sign_in_method: 'password',
} as const
const withDevice = 'email_otp_and_authenticator_based'
const newcomers = [
  { ...amyAsImported, id: 'new', first_name: 'new', email: 'new@acme.example' },
  {
    ...amyAsImported,
    id: 'dev',
    first_name: 'dev',
    email: 'dev@acme.example',
    sign_in_method: withDevice,
  },
  {
    ...amyAsImported,
    id: 'tot',
    first_name: 'tot',
    email: 'tot@acme.example',
    sign_in_method: withDevice,
    totp_secret: 'KRSXG5CTMVRXEZLUKRSXG5CTMVRXEZLU',
  },
] as const
const accented = {
  ...amyAsImported,
  id: 'ana',
  first_name: 'Ana',
  last_name: 'García',
  email: 'ana@other.example',
  organization: 'other',
}

describe.each(databases)('the list of people (%s)', (db) => {
  let server: TestServer
  let pam: TestBrowser
  beforeAll(async () => {
    const users = [...(adminWorld.users ?? []), ...newcomers]
    server = await startTestServer({ db, importFile: { ...adminWorld, users } })
    pam = await signInByPasskey(server, 'pam')
  })
  afterAll(() => server.close())

  const listed = async (query: string) => {
    const { data } = await pam.get(`${adminPath}/users/?limit=100&${query}`)
    return (data as { items: ItemOf<'listUsers'>[] }).items
  }
  const ids = (people: readonly ItemOf<'listUsers'>[]) => people.map(({ id }) => id).toSorted()

  /** Ids of the people listed as invited. Also checks that each state's filter finds the people shown in that state. */
  const invited = async () => {
    const all = await listed('')
    for (const state of userStates) {
      const shown = all.filter((person) => person.state === state)
      expect([state, ids(await listed(`state=${state}`))]).toEqual([state, ids(shown)])
    }
    return ids(await listed('state=invited'))
  }

  it('is searched without accents, in any case and width', async () => {
    await server.import({ users: [accented] })
    for (const words of ['Garcia', 'GARCÍA ana', 'ｇａｒｃｉａ']) {
      expect(ids(await listed(`q=${encodeURIComponent(words)}`))).toEqual(['ana'])
    }
    await server.query(`delete from users where id = 'ana'`)
  })

  it('knows who has yet to set up how to sign in, whatever is changed', async () => {
    expect(await invited()).toEqual(['dev', 'new'])
    const passkey = await passkeyOf(server, addressIn('amy'))
    const amy = async (changes: Partial<ImportedUser>) => {
      await server.import({ users: [{ ...amyAsImported, ...changes }] })
      return (await invited()).includes('amy')
    }
    const method = { sign_in_method: withDevice } as const
    expect(await amy(method)).toBe(false)
    await server.query(`delete from passkeys where credential_id = '${passkey.id}'`)
    expect(await amy(method)).toBe(true)
    expect(await amy({ ...method, totp_secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' })).toBe(false)
    await server.query(`delete from authenticators where user_id = 'amy'`)
    expect(await invited()).toContain('amy')
    expect(await amy({ sign_in_method: 'password' })).toBe(false)
    await server.query(`update users set password_hash = null where id = 'amy'`)
    expect(await invited()).toContain('amy')
    await server.query(`update users set redirect_url = 'https://idp.example/' where id = 'amy'`)
    expect(await invited()).toEqual(['dev', 'new'])
    await server.query(`delete from users where id = 'tot'`)
    expect(await invited()).toEqual(['dev', 'new'])
  })

  it('finds words of three letters anywhere, and shorter ones where a name or the address begins', async () => {
    const found = async (q: string) => ids(await listed(`q=${encodeURIComponent(q)}`))
    expect(await found('cme.ex')).toEqual(ids(await listed('organization=acme')))
    expect(await found('am')).toEqual(['amy'])
    expect(await found('A')).toContain('amy')
    expect(await found('my')).toEqual([])
    expect(await found('am acme')).toEqual(['amy'])
    expect(await found('% _')).toEqual([])
  })
})

import { adminCalls } from '@vestibule/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../testing/databases.ts'
import { addressIn, adminPath, adminWorld } from '../testing/admin-steps.ts'
import { signIn, startTestServer, type TestBrowser, type TestServer } from '../testing/index.ts'
import { demoPassword } from '../testing/sign-in-steps.ts'

const lists = (Object.keys(adminCalls) as (keyof typeof adminCalls)[]).filter((name) => {
  const call = adminCalls[name]
  return call.endpoint.method === 'GET' && 'query' in call && 'after' in call.query.entries
})

/** Values that have the form of a sort key, but cannot be read as one. */
const impossible = [
  '2026-99-99T99:99:99',
  '2026-02-30T00:00:00',
  '0000-01-01T00:00:00',
  '2026-01-01T24:00:01',
  '2026-01-01T00:00:00+99:99',
  '2026-01-01T::::::::',
  '999999999999999999',
  '9999999999999999999',
]

describe.each(databases)('promise 67: a cursor (%s)', { tags: 'all' }, (db) => {
  let server: TestServer
  let pam: TestBrowser
  beforeAll(async () => {
    server = await startTestServer({ db, importFile: adminWorld })
    pam = await signIn(server, addressIn('pam'), demoPassword)
  })
  afterAll(() => server.close())

  it.each(lists)('of %s with impossible values is no server error', async (name) => {
    const path = adminCalls[name].endpoint.path.replace(/:\w+/g, 'acme')
    for (const value of impossible) {
      for (const rest of [[], ['1'], ['x'], ['1', '1'], ['x', 'x'], ['x', 'x', 'x']]) {
        for (const keys of [
          [value, ...rest],
          [...rest, value],
        ]) {
          const after = Buffer.from(JSON.stringify(keys)).toString('base64url')
          const { status } = await pam.get(`${path}?after=${after}`)
          expect([keys, [200, 400, 404].includes(status)]).toEqual([keys, true])
        }
      }
    }
  })

  it('and a time of a year that no calendar has is refused', async () => {
    for (const name of ['from', 'until'])
      for (const time of ['0000-01-01T00:00:00Z', '2026-13-01T00:00:00Z', '2026-01-01T25:00:00Z']) {
        const { status } = await pam.get(`${adminPath}/events/?${name}=${time}`)
        expect([name, time, status]).toEqual([name, time, 400])
      }
  })
})

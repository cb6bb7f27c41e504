import { dataCalls, type Call } from '@vestibule/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressIn, adminPath, adminWorld, signInByPasskey } from '../../testing/admin-steps.ts'
import { databases } from '../../testing/databases.ts'
import { signIn, startTestServer, type TestBrowser, type TestServer } from '../../testing/index.ts'
import { requestWorld } from '../../testing/request-world.ts'
import { demoPassword } from '../../testing/sign-in-steps.ts'

const until = '2099-12-31'

/**
 * The bodies of the calls that are not GET. They would be valid for a dataset of the steward's own data partner, so
 * that no call is refused because of its body.
 */
const bodies: Readonly<Record<string, object>> = {
  approveDataRequest: { until },
  returnDataRequest: { text: 'Which years?' },
  refuseDataRequest: { text: 'No' },
  giveDataAccess: { user: 'oda', until, reason: 'A pilot' },
  extendDataAccess: { user: 'amy', until, reason: 'A pilot' },
  publishDatasetTerms: { name: 'Terms of Ponds', content: '<p>Name the source</p>' },
  endDataAccess: { user: 'amy', reason: 'Over' },
  endReviewedAccess: { reason: 'Over' },
  exportDatasetReport: { of: 'access', format: 'csv' },
}

const ofStewards = Object.entries<Call>(dataCalls).filter(([, { access }]) => access === 'steward')

describe.each(databases)('the data steward of another data partner (%s)', (db) => {
  let server: TestServer
  /** Data steward of Tidewater. */
  let sue: TestBrowser
  let request = ''
  beforeAll(async () => {
    server = await startTestServer({ db, importFile: adminWorld })
    await server.import(requestWorld)
    const pam = await signInByPasskey(server, 'pam')
    for (const [user, data_partner] of [
      ['sue', 'tidewater'],
      ['sam', 'lakeside'],
    ]) {
      const role = { role: 'data-steward', app_name: 'data', data_partner }
      await pam.post(`${adminPath}/users/${user}/add_role/`, role)
    }
    const sam = await signInByPasskey(server, 'sam')
    const given = { user: 'amy', until, reason: 'A pilot' }
    await sam.post('/auth_api/v1/data/datasets/ponds/give/', given)
    const amy = await signIn(server, addressIn('amy'), demoPassword)
    const asked = { resource: 'lakes', purpose: 'To compare levels' }
    request = ((await amy.post('/auth_api/v1/access_requests/', asked)).data as { id: string }).id
    sue = await signInByPasskey(server, 'sue')
  })
  afterAll(() => server.close())

  it.each(ofStewards)('%s: sees and changes nothing', async (name, { endpoint }) => {
    const path = endpoint.path
      .replace(':requestId', request)
      .replace(':datasetId', 'ponds')
      .replace(':reviewId', 'none')
    const isOfOne = path !== endpoint.path
    const query = name === 'listDataRequests' ? '?state=open' : ''
    const { status, text } = await (endpoint.method === 'GET'
      ? sue.get(path + query)
      : sue.post(path, bodies[name] ?? {}))
    expect(status).toBe(isOfOne ? 404 : 200)
    expect(text).not.toMatch(/lakeside|lakes|ponds|amy@/i)
  })

  it('and one of no data partner at all gets no answer', async () => {
    const amy = await signIn(server, addressIn('amy'), demoPassword)
    for (const [, { endpoint }] of ofStewards) {
      if (endpoint.method !== 'GET') continue
      const path = endpoint.path.replace(':requestId', request).replace(':datasetId', 'ponds')
      expect([path, (await amy.get(path)).status]).toEqual([path, 403])
    }
  })
})

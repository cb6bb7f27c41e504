import { afterAll, describe, expect, it } from 'vitest'
import { addressIn, adminPath, adminWorld, signInByPasskey } from '../../testing/admin-steps.ts'
import { databases } from '../../testing/databases.ts'
import { signIn, startTestServer, type TestBrowser, type TestServer } from '../../testing/index.ts'
import { requestWorld } from '../../testing/request-world.ts'
import { demoPassword } from '../../testing/sign-in-steps.ts'

const own = '/auth_api/v1/access_requests/'
const data = '/auth_api/v1/data/'

describe.each(databases)('a request that two must approve (%s)', (db) => {
  let server: TestServer
  afterAll(() => server.close())

  it('waits for the second, who is another; one steward alone is joined by the platform-admins', async () => {
    server = await startTestServer({
      db,
      env: { REQUEST_APPROVALS: '2' },
      importFile: adminWorld,
    })
    await server.import(requestWorld)
    const pam = await signInByPasskey(server, 'pam')
    const give = (user: string) =>
      pam.post(`${adminPath}/users/${user}/add_role/`, {
        role: 'data-steward',
        app_name: 'data',
        data_partner: 'tidewater',
      })
    await give('sue')
    const amy = await signIn(server, addressIn('amy'), demoPassword)
    const sue = await signInByPasskey(server, 'sue')
    const asked = async () =>
      (
        (await amy.post(own, { resource: 'tides', purpose: 'To compare' })).data as {
          id: string
        }
      ).id
    const waiting = async (browser: TestBrowser) =>
      ((await browser.get(`${data}me/`)).data as { waiting: number }).waiting
    const approve = (browser: TestBrowser, id: string, body: object = {}) =>
      browser.post(`${data}requests/${id}/approve/`, body)
    const first = await asked()
    expect(await waiting(sue)).toBe(1)
    expect((await approve(sue, first, { until: null })).data).toMatchObject({ state: 'submitted' })
    expect((await approve(sue, first)).envelope.error_info).toMatchObject({
      reason: 'approved_by_you',
    })
    expect([await waiting(sue), await waiting(pam)]).toEqual([0, 1])
    expect((await approve(pam, first)).data).toMatchObject({ state: 'approved' })
    await sue.post(`${data}datasets/tides/end/`, { user: 'amy', reason: 'Over' })
    await give('sam')
    const sam = await signInByPasskey(server, 'sam')
    const second = await asked()
    expect((await approve(pam, second)).status).toBe(404)
    expect((await approve(sue, second, { until: null })).status).toBe(200)
    // A question and its answer change the request, so both stewards must approve again.
    await sam.post(`${data}requests/${second}/return/`, { text: 'Why?' })
    await amy.post(`${own}${second}/answer/`, { text: 'Because' })
    const ends = { until: '2099-12-31' }
    expect((await approve(sam, second, ends)).data).toMatchObject({
      approvals: { given: 1, needed: 2 },
    })
    expect((await sue.get(`${data}requests/${second}/`)).data).toMatchObject({
      granted_last_day: '2099-12-31',
    })
    expect((await approve(sue, second)).data).toMatchObject({ state: 'approved' })
  })
})

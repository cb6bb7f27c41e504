import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressIn, adminWorld } from '../../testing/admin-steps.ts'
import { databases } from '../../testing/databases.ts'
import { signIn, startTestServer, type TestServer } from '../../testing/index.ts'
import { dataset, requestWorld } from '../../testing/request-world.ts'
import { demoPassword } from '../../testing/sign-in-steps.ts'

describe.each(databases)('terms of a dataset that can be asked for (%s)', (db) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ db, importFile: adminWorld })
    await server.import(requestWorld)
    await server.import({
      eulas: [
        { id: 'found', name: 'Terms of Tides', content: '<p>Tides</p>', scope: 'resources' },
        { id: 'unfound', name: 'Terms unseen', content: '<p>Unseen</p>', scope: 'resources' },
      ],
      resources: [
        dataset('tides', 'tidewater', { terms: ['found'] }),
        dataset('hidden', 'tidewater', { terms: ['unfound'] }),
      ],
    } as never)
  })
  afterAll(() => server.close())

  it('are read by whoever may find it, and not accepted before it is open', async () => {
    const amy = await signIn(server, addressIn('amy'), demoPassword)
    const get = async (path: string) => (await amy.get(`/auth_api/v1/${path}`)).status
    expect([
      await get('datasets/tides/terms/'),
      await get('eula/found/'),
      await get('datasets/hidden/terms/'),
      await get('eula/unfound/'),
      await get('datasets/tides/'),
    ]).toEqual([200, 200, 404, 404, 403])
    const { items } = (await amy.get('/auth_api/v1/catalogue/?q=tides')).data as {
      items: { terms: { name: string }[] }[]
    }
    expect(items[0]?.terms).toEqual([{ id: 'found', name: 'Terms of Tides' }])
    const accepted = await amy.post('/auth_api/v1/eula/found/users/amy/', {
      version: 1,
      language: 'en',
    })
    expect(accepted.status).toBe(404)
  })
})

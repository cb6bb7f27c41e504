import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { ask, pageHeaders, signedInVisitor } from '../../testing/gate-calls.ts'
import { startTestServer, type TestBrowser, type TestServer } from '../../testing/index.ts'
import { demo } from '../../testing/sign-in-steps.ts'

describe.each(databases)('the gate (%s)', (db) => {
  let server: TestServer
  let ada: TestBrowser
  beforeAll(async () => {
    server = await startTestServer({ db, settings: { trustedProxyHops: 1 } })
    ada = await signedInVisitor(server.origin, demo.password)
  })
  afterAll(() => server.close())
  const at = (path: string) => server.origin + path

  it('says when the access of somebody has ended, to scripts and to people', async () => {
    const until = new Date(server.clock.now().getTime() + 3_600_000).toISOString()
    await server.import({
      resources: [
        {
          to: [],
          to_users: [{ user: demo.password, until }],
          resourcetype: 'AppResource',
          resource: { url: 'brief' },
        } as never,
      ],
    })
    expect((await ask(ada, 'brief', at('/brief/'))).status).toBe(204)
    server.clock.advance(3600)
    const script = await ask(ada, 'brief', at('/brief/data'), { accept: 'application/json' })
    expect([script.status, script.envelope.error_info]).toEqual([
      403,
      expect.objectContaining({ code: 'forbidden', ended_at: until }),
    ])
    const page = await ask(ada, 'brief', at('/brief/'), pageHeaders)
    expect([page.status, page.text]).toEqual([
      403,
      expect.stringMatching(/Your access has ended[^]*You could open[^]*brief/),
    ])
  })

  it('says so of the dataset in the address as well', async () => {
    const until = new Date(server.clock.now().getTime() + 3_600_000).toISOString()
    const app = { url: 'charts', dataset_dependent: true }
    const dataset = { name: 'shoals', display_name: 'Shoals', data_partner: { id: 'tidewater' } }
    await server.import({
      resources: [
        { to: [], to_users: [demo.password], resourcetype: 'AppResource', resource: app },
        {
          to: [],
          to_users: [{ user: demo.password, until }],
          resourcetype: 'DatasetResource',
          resource: dataset,
        },
      ] as never,
    })
    const path = '/dv/shoals/charts/'
    expect((await ask(ada, 'charts', at(path))).status).toBe(204)
    server.clock.advance(3600)
    const script = await ask(ada, 'charts', at(path), { accept: 'application/json' })
    expect([script.status, script.envelope.error_info]).toEqual([
      403,
      expect.objectContaining({ code: 'forbidden', ended_at: until }),
    ])
    const page = await ask(ada, 'charts', at(path), pageHeaders)
    expect([page.status, page.text]).toEqual([
      403,
      expect.stringMatching(/Your access has ended[^]*You could open[^]*Shoals/),
    ])
  })
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, pageHeaders, signedInVisitor } from '../../testing/gate-calls.ts'
import { startTestServer, type TestBrowser, type TestServer } from '../../testing/index.ts'
import { demo } from '../../testing/sign-in-steps.ts'

const inside = 'what only holders read'
const requestsAtEachDoor = 300
const atOnce = 40

describe('in the second after the end of a grant, on two servers', () => {
  const servers: TestServer[] = []
  const visitors: TestBrowser[] = []
  const folder = mkdtempSync(join(tmpdir(), 'served-'))
  beforeAll(async () => {
    writeFileSync(join(folder, 'index.html'), `<p>${inside}</p>`)
    const first = await startTestServer({ db: 'postgres', settings: { trustedProxyHops: 1 } })
    const second = await startTestServer({
      shareDatabaseOf: first,
      settings: { trustedProxyHops: 1 },
    })
    servers.push(first, second)
    const until = new Date(first.clock.now().getTime() + 60_000).toISOString()
    const granted = { to: [], to_users: [{ user: demo.password, until }] }
    await first.import({
      resources: [
        {
          ...granted,
          resourcetype: 'AppResource',
          resource: { url: 'brief', mount: { kind: 'page' }, serve: { folder } },
        },
        {
          ...granted,
          resourcetype: 'DatasetResource',
          resource: { name: 'tides', display_name: 'Tides' },
        },
      ],
    } as never)
    for (const server of servers) visitors.push(await signedInVisitor(server.origin, demo.password))
  })
  afterAll(async () => {
    for (const server of servers.toReversed()) await server.close()
    rmSync(folder, { recursive: true })
  })

  /** Each entrance, with a function that says whether it let the request through to the resource. */
  const doors: Readonly<Record<string, (at: number) => Promise<boolean>>> = {
    list: async (at) => {
      const { status, text } = await visitor(at).get('/auth_api/v1/resources/me/')
      expect(status).toBe(200)
      return text.includes('"tides"') || text.includes('"brief"')
    },
    dataset: async (at) => (await visitor(at).get('/auth_api/v1/datasets/tides/')).status === 200,
    'gate of the app': async (at) => (await gate(at, '/brief/')).status === 204,
    'gate of the dataset': async (at) => (await gate(at, '/dv/tides/brief/')).status === 204,
    'page of the gate': async (at) => (await gate(at, '/brief/', pageHeaders)).status === 204,
    recent: async (at) => {
      const opened = { app: 'brief', dataset: 'tides' }
      return (await visitor(at).post('/auth_api/v1/users/me/recent/', opened)).status === 200
    },
    'served app at /dv/': async (at) => {
      const { status, text } = await visitor(at).get('/dv/tides/brief/', pageHeaders)
      return status === 200 || text.includes(inside)
    },
  }
  const visitor = (at: number) => visitors[at % visitors.length] as TestBrowser
  const server = (at: number) => servers[at % servers.length] as TestServer
  const gate = (at: number, path: string, headers?: Record<string, string>) =>
    ask(visitor(at), 'brief', server(at).origin + path, headers)
  const passed = async (name: string, count: number) => {
    const door = doors[name] as (at: number) => Promise<boolean>
    let through = 0
    for (let start = 0; start < count; start += atOnce) {
      const batch = Array.from({ length: Math.min(atOnce, count - start) }, (_, n) => start + n)
      const answers = await Promise.all(batch.map((n) => door(n)))
      through += answers.filter(Boolean).length
    }
    return through
  }

  it('no request passes at any door, and each did one second before', async () => {
    for (const one of servers) one.clock.advance(59)
    const names = Object.keys(doors)
    for (const name of names) expect([name, await passed(name, 2)]).toEqual([name, 2])
    for (const one of servers) one.clock.advance(1)
    for (const name of names)
      expect([name, await passed(name, requestsAtEachDoor)]).toEqual([name, 0])
  })
})

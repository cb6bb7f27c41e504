import type { ValueFrom } from '@vestibule/api-client/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { ask, pageHeaders, signedInVisitor, visitor } from '../../testing/gate-calls.ts'
import { startTestServer, type TestServer } from '../../testing/index.ts'
import { demo, paths } from '../../testing/sign-in-steps.ts'
import { createRecordOpened } from './record-opened.ts'

const app = (url: string, to: string[]) =>
  ({ to, resourcetype: 'AppResource', resource: { url } }) as never
const recent = '/auth_api/v1/users/me/recent/'
const own = '/auth_api/v1/users/me/events/'
const dataset = 'northfield_oncology'

let server: TestServer
afterEach(() => server.close())

const start = async (db: 'pglite' | 'postgres') => {
  server = await startTestServer({ db, settings: { trustedProxyHops: 1 } })
  await server.import({ resources: [app('timing', ['northfield']), app('closed', ['calder'])] })
}
/**
 * The openings of apps and datasets recorded since the last call: as rows, and sorted as texts of event, app and
 * dataset.
 */
const recorded = async () => {
  const rows: {
    event: string
    detail: { app?: string; dataset?: string }
    user_id: string
  }[] = await server.query(
    `delete from audit_events where event in ('app_opened', 'dataset_opened')
     returning event, detail, user_id`,
  )
  const told = rows.map(({ event, detail }) => [event, detail.app, detail.dataset].join(' '))
  return { rows, told: told.toSorted() }
}
const both = [`app_opened timing ${dataset}`, `dataset_opened  ${dataset}`]

describe.each(databases)('promise 114: what is opened (%s)', (db) => {
  it('is recorded by the gate, by the shell and by the page of a dataset, once an hour', async () => {
    await start(db)
    const ada = await signedInVisitor(server.origin, demo.password)
    const id = ((await ada.get(paths.me)).data as { id: string }).id
    const knock = () => ask(ada, 'timing', `${server.origin}/dv/${dataset}/timing/`)
    const ways: [string, () => Promise<unknown>, string[]][] = [
      ['the gate', knock, both],
      ['the shell', () => ada.post(recent, { app: '/timing/', dataset }), both],
      ['an app on no dataset', () => ada.post(recent, { app: 'timing' }), ['app_opened timing ']],
      ['a page', () => ada.get(`/dv/${dataset}/`, pageHeaders), [`dataset_opened  ${dataset}`]],
      ['its file', () => ada.get(`/dv/${dataset}/x`, { 'sec-fetch-mode': 'cors' }), []],
    ]
    for (const [way, open, events] of ways) {
      server.clock.advance(3600)
      await Promise.all(Array.from({ length: 20 }, open))
      const { told, rows } = await recorded()
      expect([way, told]).toEqual([way, events])
      for (const row of rows) expect(row.user_id).toBe(id)
    }
    await knock()
    // Openings are not listed on the user's account page.
    const { items } = (await ada.get(own)).data as ValueFrom<'listAccountEvents'>
    expect(items.map(({ event }) => event)).toEqual(['signed_in'])
  })

  it('is recorded once by several servers, and for each customer that somebody acts for', async () => {
    await start(db)
    const { clock, store } = server
    const at = (actingFor: string | null) => ({
      requestId: 'one',
      visitor: {
        ip: '',
        session: { user: { id: 'ada' }, actingFor: actingFor === null ? null : { id: actingFor } },
      },
    })
    const servers = [1, 2, 3].map(() => createRecordOpened({ db: store.db, clock }))
    const opened = { app: 'timing', dataset }
    await Promise.all(servers.map((record) => record(at(null), opened)))
    expect((await recorded()).told).toEqual(both)
    await Promise.all(servers.map((record) => record(at('calder'), opened)))
    expect((await recorded()).told).toEqual(both)
  })

  it('is not recorded of somebody who is kept out', async () => {
    await start(db)
    const ada = await signedInVisitor(server.origin, demo.password)
    const priya = await signedInVisitor(server.origin, demo.termsToAccept)
    const stranger = await visitor(server.origin)
    for (const browser of [ada, priya, stranger]) {
      await ask(browser, 'closed', `${server.origin}/closed/`)
      await browser.post(recent, { app: 'closed' })
      await browser.get('/dv/nothing/', pageHeaders)
    }
    await priya.get(`/dv/${dataset}/`, pageHeaders)
    await stranger.get(`/dv/${dataset}/`, pageHeaders)
    expect((await recorded()).told).toEqual([])
  })
})

it('promise 114: nothing is opened where it cannot be recorded', async () => {
  await start('pglite')
  const ada = await signedInVisitor(server.origin, demo.password)
  await server.query('alter table audit_events rename to gone')
  expect((await ask(ada, 'timing', `${server.origin}/timing/`)).status).toBe(500)
  // While no event can be recorded, the shell's page of a dataset still opens, because it contains no data of the
  // dataset.
  expect((await ada.get(`/dv/${dataset}/`, pageHeaders)).status).not.toBe(500)
  await server.query('alter table gone rename to audit_events')
  expect((await ask(ada, 'timing', `${server.origin}/timing/`)).status).toBe(204)
})

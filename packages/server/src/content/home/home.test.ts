import type { ItemOf, RecentApp, ResourceEntry } from '@vestibule/api-client/contract'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { signIn, startTestServer, type TestBrowser, type TestServer } from '../../testing/index.ts'
import { demo, demoPassword, paths } from '../../testing/sign-in-steps.ts'

const api = '/auth_api/v1'
const [recent, pins, announced] = ['users/me/recent/', 'users/me/pins/', 'announcements/'].map(
  (path) => `${api}/${path}`,
) as [string, string, string]

let server: TestServer
let ada: TestBrowser
beforeEach(async () => {
  server = await startTestServer()
  ada = await signIn(server, demo.password, demoPassword)
})
afterEach(() => server.close())

const app = (url: string, to: string[], more: object = {}) =>
  ({ to, resourcetype: 'AppResource', resource: { url, ...more } }) as never
const recentOf = async (browser: TestBrowser) =>
  ((await browser.get(recent)).data as RecentApp[]).map(({ app, dataset }) => [app, dataset])

it('keeps the twenty that were opened last, newest first, each pair once', async () => {
  const urls = Array.from({ length: 25 }, (_, n) => `app-${n}`)
  await server.import({ resources: urls.map((url) => app(`/${url}/`, ['northfield'])) })
  for (const name of [...urls, 'app-20']) {
    server.clock.advance(1)
    expect((await ada.post(recent, { app: name, dataset: 'four_rivers' })).status).toBe(200)
  }
  const listed = (await ada.get(recent)).data as RecentApp[]
  expect(listed).toHaveLength(20)
  expect(listed[0]).toEqual({
    app: 'app-20',
    dataset: 'four_rivers',
    opened_at: server.clock.now().toISOString(),
  })
  expect(listed.slice(1, 5).map((one) => one.app)).toEqual(['app-24', 'app-23', 'app-22', 'app-21'])
  expect(await server.query('select * from recent_apps')).toHaveLength(20)
})

it('records only what is open to the user, and lists only what still is', async () => {
  await server.import({ resources: [app('/mine/', ['northfield']), app('theirs', ['calder'])] })
  const refused = [
    { app: 'theirs' },
    { app: 'nothing' },
    { app: 'mine', dataset: 'nothing' },
    { app: 'AppResource:mine' },
  ]
  for (const body of refused) {
    expect((await ada.post(recent, body)).code).toBe('not_found')
  }
  await ada.post(recent, { app: '/mine' })
  server.clock.advance(1)
  await ada.post(recent, { app: 'mine', dataset: 'northfield_oncology' })
  expect(await recentOf(ada)).toEqual([
    ['mine', 'northfield_oncology'],
    ['mine', null],
  ])
  await server.import({ resources: [app('/mine/', [])] })
  expect(await recentOf(ada)).toEqual([])
  await server.import({ resources: [app('/mine/', ['northfield'])] })
  expect(await recentOf(ada)).toHaveLength(2)
})

it('pins are the user’s own, in the user’s order, and outlast what is closed for a while', async () => {
  await server.import({ resources: [app('/b/', ['northfield']), app('a', ['northfield'])] })
  const save = (...apps: string[]) => ada.put(pins, { apps })
  expect((await save('b', 'nothing', 'a', '/b/')).data).toEqual(['b', 'a'])
  expect((await ada.get(pins)).data).toEqual(['b', 'a'])
  const other = await signIn(server, 'oskar@calder.example', demoPassword)
  expect((await other.get(pins)).data).toEqual([])
  await server.import({ resources: [app('/b/', [])] })
  expect((await save('a')).data).toEqual(['a'])
  await server.import({ resources: [app('/b/', ['northfield'])] })
  expect((await ada.get(pins)).data).toEqual(expect.arrayContaining(['a', 'b']))
  expect((await save()).data).toEqual([])
})

it('announces from its beginning to its end, until the user dismisses it in any browser', async () => {
  const now = server.clock.now().getTime()
  const at = (seconds: number) => new Date(now + seconds * 1000).toISOString()
  const one = (id: string, from: number, until: number) => ({
    id,
    text: id,
    details_url: null,
    from: at(from),
    until: at(until),
  })
  await server.query('delete from announcements')
  await server.import({
    announcements: [one('old', -9, 0), one('now', -5, 60), one('next', 30, 90)],
  })
  const idsOf = async (browser: TestBrowser) =>
    ((await browser.get(announced)).data as ItemOf<'listAnnouncements'>[]).map(({ id }) => id)
  expect(await idsOf(ada)).toEqual(['now'])
  server.clock.advance(30)
  expect(await idsOf(ada)).toEqual(['next', 'now'])
  expect((await ada.post(`${announced}nothing/dismissed/`)).code).toBe('not_found')
  await ada.post(`${announced}now/dismissed/`)
  expect((await ada.post(`${announced}now/dismissed/`)).status).toBe(200)
  const elsewhere = await signIn(server, demo.password, demoPassword)
  expect(await idsOf(elsewhere)).toEqual(['next'])
  const other = await signIn(server, 'oskar@calder.example', demoPassword)
  expect(await idsOf(other)).toEqual(['next', 'now'])
  server.clock.advance(30)
  expect(await idsOf(other)).toEqual(['next'])
})

it('promise 91: from where an app is served is in no answer to a browser', async () => {
  const hidden = { folder: '/srv/hidden-folder' }
  const shown = {
    description: 'Time to event',
    mount: { kind: 'page' },
    gate: { origin: 'https://survival.example' },
  }
  await server.import({ resources: [app('timing', ['northfield'], { ...shown, serve: hidden })] })
  const { data, text } = await ada.get(paths.resources)
  const found = (data as ResourceEntry[]).find(
    ({ resource }) => 'url' in resource && resource['url'] === 'timing',
  )
  expect(found?.resource).toMatchObject(shown)
  expect(text).not.toContain('hidden-folder')
  expect(text).not.toContain('"serve"')
})

it('a dataset says what is known of it, with the name of its data partner', async () => {
  const facts = {
    description: 'All of it',
    version: '2026.1',
    released_at: '2026-03-31',
    size: { patients: 12 },
  }
  await server.import({
    sellers: [{ id: 's', name: 'S', data_partners: [{ id: 'tide', name: 'Tidewater Clinic' }] }],
    resources: [
      {
        to: ['northfield'],
        resourcetype: 'FederatedDatasetResource',
        resource: {
          name: 'tide',
          display_name: 'Tide',
          data_partner: { id: 'tide' },
          datasets: [{ name: 'low', display_name: 'Low', version: '3' }],
          ...facts,
        },
      } as never,
    ],
  })
  expect((await ada.get(`${api}/datasets/tide/`)).data).toMatchObject({
    resource: {
      ...facts,
      data_partner: { id: 'tide', name: 'Tidewater Clinic' },
      datasets: [{ name: 'low', display_name: 'Low', version: '3' }],
    },
  })
})

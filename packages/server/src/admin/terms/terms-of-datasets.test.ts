import type { ItemOf } from '@vestibule/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { addressIn, adminPath, adminWorld, signInByPasskey } from '../../testing/admin-steps.ts'
import { startTestServer, type TestBrowser, type TestServer } from '../../testing/index.ts'
import { paths } from '../../testing/sign-in-steps.ts'

const path = `${adminPath}/terms/`

describe.each(databases)('terms that administration publishes (%s)', (db) => {
  let server: TestServer
  const by = {} as Record<'pam' | 'aud' | 'oda', TestBrowser>
  beforeAll(async () => {
    server = await startTestServer({ db, importFile: adminWorld })
    for (const actor of ['pam', 'aud', 'oda'] as const)
      by[actor] = await signInByPasskey(server, actor)
  })
  afterAll(() => server.close())

  const pending = async (browser: TestBrowser) =>
    ((await browser.get(paths.me)).data as { eulas_not_accepted: string[] }).eulas_not_accepted
  const read = async <T>(browser: TestBrowser, more = '') =>
    (await browser.get(path + more)).data as T
  const list = async () => (await read<{ items: ItemOf<'listTerms'>[] }>(by.aud)).items

  it('of datasets are asked of those who may open them, and every signature is exported', async () => {
    await server.import({
      resources: [
        {
          to: [],
          to_users: [addressIn('oli'), addressIn('oda')],
          resourcetype: 'DatasetResource',
          resource: { name: 'tides', display_name: 'Tides' },
        },
      ],
    } as never)
    const terms = { name: 'Terms of Tides', content: '<p>Name the source</p>', signature: 'name' }
    const unknown = await by.pam.post(path, { ...terms, datasets: ['tides', 'none'] })
    expect(unknown.envelope.error_info?.fields).toEqual({ datasets: ['There is no dataset none'] })
    const made = await by.pam.post(path, { ...terms, datasets: ['tides'] })
    const { id } = made.data as { id: string }
    const listed = async () => (await list()).find((one) => one.id === id)
    expect(await listed()).toMatchObject({
      scope: 'resources',
      signature: 'name',
      datasets: ['tides'],
      accepted: 0,
      not_yet: 2,
    })
    const waiting = await read<{ items: ItemOf<'listTermsPeople'>[] }>(
      by.aud,
      `${id}/people/?state=not_yet`,
    )
    expect(waiting.items.map((one) => one.id).toSorted()).toEqual(['oda', 'oli'])
    // The new version of the terms belongs to the same datasets.
    const next = await by.pam.post(path, { ...terms, signature: undefined, replaces: id })
    const { id: newer } = next.data as { id: string }
    expect((await list()).find((one) => one.id === newer)).toMatchObject({
      datasets: ['tides'],
      signature: 'name',
      not_yet: 2,
    })
    const everybody = { name: 'Terms', content: '<p>All</p>' }
    const platform = await by.pam.post(path, { ...everybody, valid_from: '2999-01-01T00:00:00Z' })
    const { id: replaces } = platform.data as { id: string }
    const mixed = await by.pam.post(path, { ...terms, replaces, datasets: ['tides'] })
    expect(mixed.envelope.error_info?.fields).toHaveProperty('datasets')
    const signed = { version: 1, signed_name: 'Oda O. Olsen' }
    expect((await by.oda.post(`/auth_api/v1/eula/${newer}/users/oda/`, signed)).status).toBe(200)
    expect(await pending(by.oda)).not.toContain(newer)
    const file = await by.aud.post(`${path}export_people/`, { terms: newer, state: 'signatures' })
    const [head, ...lines] = (file.data as { csv: string }).csv.trim().split('\r\n')
    expect(head).toBe('Name,Address,Signed as,Version,Language,Accepted,SHA-256,Account')
    expect(lines).toEqual([
      expect.stringMatching(/^oda Person,[^,]+,Oda O\. Olsen,1,,[^,]+Z,[0-9a-f]{64},oda$/),
    ])
    const none = await by.aud.post(`${path}export_people/`, { terms: 'x', state: 'signatures' })
    expect(none.code).toBe('not_found')
  })
})

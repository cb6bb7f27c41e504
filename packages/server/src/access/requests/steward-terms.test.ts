import type { ItemOf } from '@vestibule/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressIn, adminPath, adminWorld, signInByPasskey } from '../../testing/admin-steps.ts'
import { databases } from '../../testing/databases.ts'
import { ask } from '../../testing/gate-calls.ts'
import { signIn, startTestServer, type TestBrowser, type TestServer } from '../../testing/index.ts'
import { dataset, requestWorld } from '../../testing/request-world.ts'
import { demoPassword } from '../../testing/sign-in-steps.ts'

const pathOf = (name: string) => `/auth_api/v1/data/datasets/${name}/terms/`
const ponds = { name: 'Terms of Ponds', content: '<p>Name the source</p><script>1</script>' }

describe.each(databases)('terms that a data steward publishes (%s)', (db) => {
  let server: TestServer
  let pam: TestBrowser
  /** Data steward of Lakeside. */
  let sam: TestBrowser
  let amy: TestBrowser
  beforeAll(async () => {
    server = await startTestServer({
      db,
      importFile: adminWorld,
      settings: { trustedProxyHops: 1 },
    })
    await server.import(requestWorld)
    await server.import({
      eulas: [{ id: 'filed', name: 'Of a file', content: '<p>File</p>', scope: 'resources' }],
      resources: [
        dataset('lakes', 'lakeside', { terms: ['filed'] }),
        {
          to: ['acme'],
          resourcetype: 'AppResource',
          resource: { url: 'reader', dataset_dependent: true },
        },
      ],
    } as never)
    pam = await signInByPasskey(server, 'pam')
    for (const [user, data_partner] of [
      ['sue', 'tidewater'],
      ['sam', 'lakeside'],
      ['rep', 'lakeside'],
    ]) {
      const role = { role: 'data-steward', app_name: 'data', data_partner }
      await pam.post(`${adminPath}/users/${user}/add_role/`, role)
    }
    sam = await signInByPasskey(server, 'sam')
    amy = await signIn(server, addressIn('amy'), demoPassword)
  })
  afterAll(() => server.close())

  const list = async (name: string, by = sam) =>
    ((await by.get(pathOf(name))).data as { items: ItemOf<'listStewardedTerms'>[] }).items
  const publish = async (name: string, body: object, by = sam) => {
    const answer = await by.post(pathOf(name), body)
    expect(answer.status).toBe(200)
    return (answer.data as { id: string }).id
  }
  const opens = async () => {
    const { status, envelope } = await ask(amy, 'reader', `${server.origin}/dv/ponds/reader/`, {
      accept: 'application/json',
    })
    return status === 204 ? 'opens' : envelope.error_info?.code
  }
  const accept = (id: string) =>
    amy.post(`/auth_api/v1/eula/${id}/users/amy/`, { version: 1, signed_name: 'Amy Person' })

  it('are accepted by whoever may open the dataset, before it opens, and so is each new version', async () => {
    expect(await opens()).toBe('opens')
    const first = await publish('ponds', { ...ponds, signature: 'name', reason: 'A new partner' })
    expect(await list('ponds')).toEqual([
      {
        id: first,
        name: 'Terms of Ponds',
        version: 1,
        state: 'in_force',
        valid_from: expect.any(String),
        signature: 'name',
        imported: false,
        replaced_by: null,
        accepted: 0,
        not_yet: 3,
        can_replace: true,
        content: '<p>Name the source</p>',
        translations: {},
      },
    ])
    expect(await opens()).toBe('dataset_terms_required')
    expect((await accept(first)).status).toBe(200)
    expect(await opens()).toBe('opens')

    const second = await publish('DatasetResource:ponds', { ...ponds, replaces: first })
    expect(await opens()).toBe('dataset_terms_required')
    expect((await accept(second)).status).toBe(200)
    expect(await opens()).toBe('opens')
    const both = await list('ponds')
    expect(both.find(({ id }) => id === first)).toMatchObject({
      state: 'replaced',
      replaced_by: { id: second, name: 'Terms of Ponds' },
      accepted: 1,
      can_replace: false,
    })
    expect(both.find(({ id }) => id === second)).toMatchObject({ signature: 'name', accepted: 1 })
    const again = await sam.post(pathOf('ponds'), { ...ponds, replaces: first })
    expect([again.status, again.envelope.error_info?.reason]).toEqual([409, 'terms_replaced'])

    const [event] = await server.query<{ detail: object; reason: string }>(
      `select detail, reason from audit_events where event = 'terms_published' order by at limit 1`,
    )
    expect(event).toEqual({ detail: { eula: first, by: 'sam' }, reason: 'A new partner' })
  })

  it('of an import are seen, and not replaced', async () => {
    expect(await list('lakes')).toMatchObject([
      { id: 'filed', imported: true, can_replace: false, content: '<p>File</p>' },
    ])
    const refused = await sam.post(pathOf('lakes'), { ...ponds, replaces: 'filed' })
    expect([refused.status, refused.envelope.error_info?.reason]).toEqual([409, 'owned_by_import'])
  })

  it('that other data partners share are seen, and replaced only by who decides on all', async () => {
    const body = { ...ponds, name: 'Of both' }
    const made = await pam.post(`${adminPath}/terms/`, { ...body, datasets: ['lakes', 'tides'] })
    const { id } = made.data as { id: string }
    expect((await list('lakes')).find((one) => one.id === id)).toMatchObject({ can_replace: false })
    const refused = await sam.post(pathOf('lakes'), { ...body, replaces: id })
    expect([refused.status, refused.envelope.error_info?.reason]).toEqual([409, 'terms_shared'])

    const own = await pam.post(`${adminPath}/terms/`, { ...body, datasets: ['lakes', 'ponds'] })
    const { id: replaces } = own.data as { id: string }
    const next = await publish('lakes', { ...body, replaces })
    for (const name of ['lakes', 'ponds'])
      expect((await list(name)).map((one) => one.id)).toContain(next)
  })

  it('stay when an import says which of its own terms the dataset has', async () => {
    const id = await publish('lakes', { ...ponds, name: 'Stays' })
    const terms = async () => (await list('lakes')).map((one) => one.id)
    await server.import({ resources: [dataset('lakes', 'lakeside', { terms: [] })] } as never)
    expect(await terms()).toContain(id)
    expect(await terms()).not.toContain('filed')
    await server.import({
      resources: [dataset('lakes', 'lakeside', { terms: ['filed'] })],
    } as never)
    expect(await terms()).toEqual(expect.arrayContaining([id, 'filed']))
  })

  it('of datasets of other data partners are not there', async () => {
    const sue = await signInByPasskey(server, 'sue')
    for (const name of ['ponds', 'none', 'AppResource:reader']) {
      expect((await sue.get(pathOf(name))).status).toBe(404)
      expect((await sue.post(pathOf(name), ponds)).status).toBe(404)
    }
    // Sam may publish terms for ponds, but cannot replace the terms of another data partner's dataset (tides) by them.
    const tides = await publish('tides', ponds, sue)
    for (const replaces of [tides, 'none']) {
      const refused = await sam.post(pathOf('ponds'), { ...ponds, replaces })
      expect(refused.envelope.error_info?.fields).toHaveProperty('replaces')
    }
  })

  it('take a second factor, and a proof of the last minutes', async () => {
    const rep = await signIn(server, addressIn('rep'), demoPassword)
    expect((await rep.post(pathOf('ponds'), ponds)).code).toBe('second_factor_required')
    const before = await list('ponds')
    server.clock.advance(16 * 60)
    expect((await sam.post(pathOf('ponds'), ponds)).code).toBe('step_required')
    expect(await list('ponds')).toEqual(before)
  })
})

import type { ItemOf, ValueFrom } from '@vestibule/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { addressIn, adminPath, adminWorld, signInByPasskey } from '../../testing/admin-steps.ts'
import { signIn, startTestServer, type TestBrowser, type TestServer } from '../../testing/index.ts'
import { demoPassword, paths } from '../../testing/sign-in-steps.ts'

const path = `${adminPath}/terms/`

describe.each(databases)('terms in administration (%s)', (db) => {
  let server: TestServer
  const by = {} as Record<'pam' | 'sue' | 'aud' | 'oda', TestBrowser>
  beforeAll(async () => {
    server = await startTestServer({ db, importFile: adminWorld })
    for (const actor of ['pam', 'sue', 'aud', 'oda'] as const)
      by[actor] = await signInByPasskey(server, actor)
    await server.import({ eulas: [{ id: 'old', name: 'Terms 2025', content: '<p>Old</p>' }] })
    for (const actor of ['pam', 'sue', 'aud', 'oda'] as const) await accept(by[actor], actor, 'old')
  })
  afterAll(() => server.close())

  const accept = (browser: TestBrowser, user: string, id: string) =>
    browser.post(`/auth_api/v1/eula/${id}/users/${user}/`)
  const pending = async (browser: TestBrowser) =>
    ((await browser.get(paths.me)).data as { eulas_not_accepted: string[] }).eulas_not_accepted
  const read = async <T>(browser: TestBrowser, more = '') =>
    (await browser.get(path + more)).data as T
  const list = async () => (await read<{ items: ItemOf<'listTerms'>[] }>(by.aud)).items
  const inMinutes = (n: number) => new Date(server.clock.now().getTime() + n * 60_000).toISOString()

  it('promise 124: the old version holds until the day of the new one, and then nothing opens before it is accepted', async () => {
    const oli = await signIn(server, addressIn('oli'), demoPassword)
    expect(await pending(oli)).toEqual(['old'])
    await accept(oli, 'oli', 'old')
    const content = '<h2>New</h2><p onclick="x()">Text</p><script>alert(1)</script>'
    expect((await by.pam.post(`${path}preview/`, { content })).data).toEqual({
      content: '<h2>New</h2><p>Text</p>',
      people: 10,
    })
    const terms = { name: 'Terms 2026', content, replaces: 'old', valid_from: inMinutes(10) }
    const published = await by.pam.post(path, terms)
    const { id } = published.data as { id: string }
    expect((await by.pam.post(path, terms)).code).toBe('conflict')
    expect((await list()).map((one) => [one.id, one.state, one.accepted, one.not_yet])).toEqual([
      [id, 'upcoming', 0, 10],
      ['old', 'in_force', 5, 5],
    ])
    expect(await read<ValueFrom<'getTerms'>>(by.sue, `${id}/`)).toMatchObject({
      content: '<h2>New</h2><p>Text</p>',
      replaces: { id: 'old', name: 'Terms 2025' },
      imported: false,
      published_by: 'pam Person',
    })
    expect(await pending(oli)).toEqual([])
    server.clock.advance(601)
    expect(await pending(oli)).toEqual([id])
    expect((await oli.get(paths.resources)).code).toBe('eula_required')
    expect((await by.aud.get(path)).code).toBe('eula_required')
    for (const actor of ['pam', 'sue', 'aud', 'oda'] as const) await accept(by[actor], actor, id)
    expect((await list()).map((one) => [one.state, one.accepted, one.not_yet])).toEqual([
      ['in_force', 4, 6],
      ['replaced', 5, 5],
    ])
    await server.import({ eulas: [{ id: 'old', name: 'Terms 2025', content: '<p>Old</p>' }] })
    expect(await pending(oli)).toEqual([id])
    const person = async (state: string) =>
      (
        await read<{ items: ItemOf<'listTermsPeople'>[] }>(
          by.aud,
          `${id}/people/?state=${state}&organization=acme`,
        )
      ).items.map((one) => [one.id, one.state, one.accepted_at !== null])
    expect(await person('accepted')).toEqual([['oda', 'active', true]])
    expect(await person('not_yet')).toEqual([
      ['amy', 'active', false],
      ['odo', 'active', false],
    ])
  })

  it('promise 120: who has accepted them is exported by those who may export events, and the export is recorded', async () => {
    const file = async (actor: 'pam' | 'sue' | 'aud', state: string) => {
      const answer = await by[actor].post(`${path}export_people/`, {
        terms: 'old',
        state,
        organization: 'acme',
      })
      return answer.code ?? (answer.data as { csv: string }).csv.trimEnd().split('\r\n')
    }
    const accepted = await file('aud', 'accepted')
    expect(accepted).toHaveLength(2)
    expect(accepted[0]).toBe(
      'First name,Last name,Address,Organisation,State,Last sign-in,Accepted',
    )
    expect(accepted[1]).toContain(`oda,Person,${addressIn('oda')},`)
    expect(await file('pam', 'not_yet')).toHaveLength(3)
    expect(await file('sue', 'accepted')).toBe('forbidden')
    expect(
      await server.query(
        "select user_id, after from audit_events where event = 'acceptances_exported' order by id",
      ),
    ).toMatchObject([
      { after: { count: 1, state: 'accepted', organization: 'acme' } },
      { after: { count: 2, state: 'not_yet', organization: 'acme' } },
    ])
  })

  it('are published by a platform-admin alone, with a text, for a day to come', async () => {
    const terms = { name: 'More', content: '<p>More</p>' }
    for (const actor of ['sue', 'aud', 'oda'] as const)
      expect((await by[actor].post(path, terms)).code).toBe('forbidden')
    expect((await by.oda.get(path)).code).toBe('forbidden')
    for (const wrong of [
      { ...terms, valid_from: inMinutes(-120) },
      { ...terms, content: '<script>x</script>' },
      { ...terms, replaces: 'none' },
    ])
      expect((await by.pam.post(path, wrong)).code).toBe('validation_failed')
    expect((await read(by.aud, 'none/')) ?? null).toBeNull()
    const { id } = (await by.pam.post(path, { ...terms, reason: 'Law' })).data as { id: string }
    const oli = await signIn(server, addressIn('oli'), demoPassword)
    expect(await pending(oli)).toContain(id)
    const [event] = await server.query<{ event: string; reason: string }>(
      `select event, reason from audit_events where detail ->> 'eula' = '${id}'`,
    )
    expect(event).toEqual({ event: 'terms_published', reason: 'Law' })
  })
})

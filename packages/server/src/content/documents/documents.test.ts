import type { DocsDocument } from '@vestibule/api-client/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { signIn, startTestServer, type TestServer } from '../../testing/index.ts'
import { demo, demoPassword } from '../../testing/sign-in-steps.ts'

const api = '/documentation_api/v1'
const list = `${api}/documents`
const save = `${api}/save_document`
const update = `${api}/update_document`
const partner = (id: string) => ({ 'x-nfer-data-partner-id': id })
const note = { element_id: 'home.tour', app_name: 'shell', mini_content: 'A **short** tour.' }

let server: TestServer
afterEach(() => server.close())

const signedIn = (email: string) => signIn(server, email, demoPassword)
const idsOf = (data: unknown) => (data as DocsDocument[]).map(({ element_id }) => element_id)

describe.each(databases)('documents on %s', (db) => {
  it('are saved, read, updated and deleted by their administrator', async () => {
    server = await startTestServer({ db })
    const dana = await signedIn(demo.docsAdmin)
    const created = await dana.post(save, { ...note, main_content: '# Tour' })
    expect(created.status).toBe(201)
    expect(created.data).toMatchObject({
      ...note,
      mini_html: '<p>A <strong>short</strong> tour.</p>',
      main_content: '# Tour',
      has_main_content: true,
      audience: ['_all'],
      data_partner_id: null,
      version: 1,
    })
    const changed = await dana.patch(update, { ...note, version: 1 })
    expect(changed.data).toMatchObject({ main_content: '', has_main_content: false, version: 2 })

    const place = '?element_id=home.tour&app_name=shell'
    expect((await dana.delete(`${api}/document${place}`)).status).toBe(200)
    expect((await dana.delete(`${api}/document${place}`)).code).toBe('not_found')
    expect((await dana.patch(update, note)).code).toBe('not_found')
  })

  it('refuse a stale version with the stored document, and keep that', async () => {
    server = await startTestServer({ db })
    const dana = await signedIn(demo.docsAdmin)
    await dana.post(save, note)
    await dana.patch(update, { ...note, mini_content: 'Theirs', version: 1 })
    const stale = await dana.patch(update, { ...note, mini_content: 'Mine', version: 1 })
    expect(stale.status).toBe(409)
    expect(stale.envelope.error_info).toMatchObject({
      code: 'conflict',
      current: { mini_content: 'Theirs', main_content: '', version: 2 },
    })
    const again = await dana.post(save, { ...note, mini_content: 'Mine' })
    expect(again.envelope.error_info).toMatchObject({
      code: 'conflict',
      current: { mini_content: 'Theirs', version: 2 },
    })
  })

  it('promise 67: refuse a version that no document can have, also in a form', async () => {
    server = await startTestServer({ db })
    const dana = await signedIn(demo.docsAdmin)
    await dana.post(save, note)
    for (const version of [-1, 1.5, 1e20, 2_147_483_647]) {
      const form = new URLSearchParams({ ...note, version: String(version) })
      for (const body of [{ ...note, version }, form]) {
        const answer = await dana.patch(update, body)
        expect([version, answer.status]).toEqual([version, 400])
        expect(Object.keys(answer.envelope.error_info?.fields ?? {})).toEqual(['version'])
      }
    }
    expect((await dana.patch(update, { ...note, version: 2_147_483_646 })).code).toBe('conflict')
  })

  it('take one of two saves at the same moment, whether new or known', async () => {
    server = await startTestServer({ db })
    const admins = await Promise.all([signedIn(demo.docsAdmin), signedIn(demo.docsAdmin)])
    const both = (method: 'post' | 'patch', path: string, version?: number) =>
      Promise.all(
        admins.map(async (admin, index) => {
          const body = { ...note, mini_content: `Text ${index}`, version }
          return (await admin[method](path, body)).status
        }),
      )
    expect((await both('post', save)).toSorted((a, b) => a - b)).toEqual([201, 409])
    expect((await both('patch', update, 1)).toSorted((a, b) => a - b)).toEqual([200, 409])
    const events = await server.query('select 1 from audit_events where event = $$document_saved$$')
    expect(events).toHaveLength(2)
  })
})

describe('documents are seen', () => {
  it('by the audience, environment, sellers and data partners that they name, else as if absent', async () => {
    server = await startTestServer({ settings: { envType: 'restricted' } })
    const aim = { app_name: 'shell', mini_content: 'x' }
    await server.import({
      documents: [
        { ...aim, element_id: 'all' },
        { ...aim, element_id: 'empty', audience: [], sellers: [] },
        { ...aim, element_id: 'internal', audience: ['internal'] },
        { ...aim, element_id: 'external', audience: ['external'] },
        { ...aim, element_id: 'restricted', environment_type: ['restricted'] },
        { ...aim, element_id: 'premium', environment_type: ['premium'] },
        { ...aim, element_id: 'northstar', sellers: ['northstar'] },
        { ...aim, element_id: 'fenwick', data_partners: ['fenwick'] },
      ],
    })
    const element_ids = 'all empty internal external restricted premium northstar fenwick'.split(
      ' ',
    )
    const seenBy = async (email: string) =>
      idsOf((await (await signedIn(email)).post(list, { element_ids, app_name: 'shell' })).data)
    // Lena's organisation, Halden, can open no dataset of the data partner Fenwick, nor of one of the seller Northstar.
    expect(await seenBy('lena@halden.example')).toEqual(['all', 'empty', 'external', 'restricted'])
    expect(await seenBy('ada@northfield.example')).toEqual([
      'all',
      'empty',
      'external',
      'restricted',
      'northstar',
      'fenwick',
    ])
    expect(await seenBy('sam@vestibule.example')).toEqual([
      'all',
      'empty',
      'internal',
      'restricted',
      'northstar',
      'fenwick',
    ])
    expect(await seenBy(demo.docsAdmin)).toEqual(element_ids)

    const lena = await signedIn('lena@halden.example')
    const page = (id: string) => lena.get(`${api}/document/shell/${id}/index.html`)
    expect((await page('all')).status).toBe(200)
    const hidden = await page('internal')
    const missing = await page('nothing')
    expect([hidden.status, hidden.envelope.message]).toEqual([404, missing.envelope.message])
  })

  it('in the scope of a data partner, and of the platform where that has none', async () => {
    server = await startTestServer()
    const dana = await signedIn(demo.docsAdmin)
    await dana.post(save, note)
    await dana.post(save, { ...note, mini_content: 'Of Northfield' }, partner('northfield'))
    const ada = await signedIn(demo.password)
    const read = async (headers: Record<string, string>) => {
      const body = { element_ids: ['home.tour', 'home.apps'], app_name: 'shell' }
      const { data } = await ada.post(list, body, headers)
      return (data as DocsDocument[]).map((document) => document.data_partner_id)
    }
    expect(await read({})).toEqual([null, null])
    expect(await read(partner('northfield'))).toEqual(['northfield', null])
    const other = await ada.post(list, { element_ids: [], app_name: 'shell' }, partner('stranger'))
    expect(other.code).toBe('forbidden')
  })

  it('without their full text unless it is asked for', async () => {
    server = await startTestServer()
    const ada = await signedIn(demo.password)
    const body = { element_ids: ['home.apps', 'home.search', 'home.apps'], app_name: 'shell' }
    const notes = (await ada.post(list, body)).data as DocsDocument[]
    expect(notes.map(({ has_main_content }) => has_main_content)).toEqual([true, false])
    expect(notes.some((document) => 'main_content' in document)).toBe(false)
    const whole = (await ada.post(list, { ...body, main_content: true })).data as DocsDocument[]
    expect(whole[0]?.main_content).toMatch(/^# Apps/)
  })
})

describe('documentation', () => {
  it('promise 59: is changed by its administrators alone, in their app and for their data partner', async () => {
    server = await startTestServer()
    const admin = (email: string, role: { app_name?: string; data_partner?: string }) => ({
      email,
      first_name: 'Pat',
      last_name: 'Moor',
      organization: email.split(/[@.]/)[1] ?? '',
      sign_in_method: 'password' as const,
      password: demoPassword,
      roles: [{ role: 'docs-admin', ...role }],
      eulas_accepted: ['terms-of-use', 'data-use-agreement'],
    })
    await server.import({
      users: [
        admin('partner@vestibule.example', { app_name: 'shell', data_partner: 'northfield' }),
        admin('auth@vestibule.example', { app_name: 'auth' }),
        admin('outside@northfield.example', {}),
      ],
    })
    const dana = await signedIn(demo.docsAdmin)
    await dana.post(save, note)
    const writes = async (email: string, headers: Record<string, string> = {}) => {
      const browser = await signedIn(email)
      const gone = `${api}/document?element_id=home.apps&app_name=shell`
      return [
        (await browser.post(save, { ...note, element_id: 'new' }, headers)).code,
        (await browser.patch(update, note, headers)).code,
        (await browser.delete(gone, {}, headers)).code,
      ]
    }
    const refused = ['forbidden', 'forbidden', 'forbidden']
    expect(await writes('sam@vestibule.example')).toEqual(refused)
    expect(await writes('outside@northfield.example')).toEqual(refused)
    expect(await writes('auth@vestibule.example')).toEqual(refused)
    expect(await writes('partner@vestibule.example')).toEqual(refused)
    expect(await writes('partner@vestibule.example', partner('calder'))).toEqual(refused)

    const pat = await signedIn('partner@vestibule.example')
    const own = await pat.post(save, { ...note, data_partner_id: 'northfield' })
    expect(own.status).toBe(201)
    expect((await pat.patch(update, note, partner('northfield'))).status).toBe(200)
    const two = await pat.patch(
      update,
      { ...note, data_partner_id: 'calder' },
      partner('northfield'),
    )
    expect(two.code).toBe('validation_failed')
  })

  it('promise 58: takes no path for an id', async () => {
    server = await startTestServer()
    const ada = await signedIn(demo.password)
    for (const id of [
      '..%2F..%2Fx',
      '..%5Cx',
      '%2e%2e%2fx',
      '%252e%252e%252fx',
      '../../x',
      '%00',
    ]) {
      expect([400, 404]).toContain((await ada.get(`${api}/document/shell/${id}/index.html`)).status)
    }
    const dana = await signedIn(demo.docsAdmin)
    const saved = await dana.post(save, { ...note, element_id: '../../x' })
    expect(Object.keys(saved.envelope.error_info?.fields ?? {})).toEqual(['element_id'])
  })

  it('holds at most 200 kB of text', async () => {
    server = await startTestServer()
    const dana = await signedIn(demo.docsAdmin)
    const long = 'x'.repeat(199_998)
    expect((await dana.post(save, { ...note, main_content: `${long}xx` })).status).toBe(201)
    for (const body of [{ main_content: `${long}字` }, { main_content: `${long}xxx` }]) {
      const tooLong = await dana.patch(update, { ...note, ...body })
      expect(Object.keys(tooLong.envelope.error_info?.fields ?? {})).toEqual(['main_content'])
    }
  })

  it('promise 67: answers characters that cannot be stored with a refusal, wherever they stand', async () => {
    server = await startTestServer()
    const dana = await signedIn(demo.docsAdmin)
    for (const odd of ['\ud800', '\0']) {
      const bodies = [
        { ...note, mini_content: odd },
        { ...note, audience: [odd] },
        { ...note, additional_meta: { title: odd } },
        { ...note, additional_meta: { [odd]: 'x' } },
      ]
      for (const body of bodies) expect((await dana.post(save, body)).status).toBeLessThan(500)
      const asked = await dana.post(list, { element_ids: [odd], app_name: 'shell' })
      expect(asked.status).toBeLessThan(500)
    }
  })

  it('lists the sellers with their data partners', async () => {
    server = await startTestServer()
    const sam = await signedIn('sam@vestibule.example')
    const { data } = await sam.get(`${api}/sellers`)
    expect(data).toMatchObject([
      { id: 'estuary', data_partners: [{ id: 'aldermoor' }, { id: 'fenwick' }, { id: 'osier' }] },
      { id: 'northstar', data_partners: [{ id: 'calder' }, { id: 'northfield' }] },
    ])
  })
})

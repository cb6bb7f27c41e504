import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeBuiltPages, type BuiltPages } from '../../testing/built-pages.ts'
import { databases } from '../../testing/databases.ts'
import { ask, pageHeaders, signedInVisitor } from '../../testing/gate-calls.ts'
import { signIn, startTestServer, type TestBrowser, type TestServer } from '../../testing/index.ts'
import { demo, demoPassword } from '../../testing/sign-in-steps.ts'

const terms = (id: string, rest: object = {}) => ({
  id,
  name: `Terms of ${id}`,
  content: `<p>Handle ${id} with care.</p>`,
  scope: 'resources',
  ...rest,
})
const dataset = (name: string, rest: object = {}) => ({
  to: [],
  to_users: [demo.password],
  resourcetype: 'DatasetResource',
  resource: { name, display_name: name },
  ...rest,
})
const federation = (name: string, members: readonly string[], rest: object = {}) => ({
  ...dataset(name, rest),
  resourcetype: 'FederatedDatasetResource',
  resource: {
    name,
    display_name: name,
    datasets: members.map((one) => ({ name: one, display_name: one })),
  },
})

describe.each(databases)('terms of a dataset (%s)', (db) => {
  let server: TestServer
  let ada: TestBrowser
  let userId: string
  let pages: BuiltPages
  beforeAll(async () => {
    pages = makeBuiltPages()
    server = await startTestServer({
      db,
      settings: { trustedProxyHops: 1 },
      publicFolder: pages.folder,
    })
    await server.import({
      eulas: [
        terms('fen', {
          signature: 'name',
          translations: { de: { name: 'Moor', content: '<p>Sorgsam.</p>' } },
        }),
        terms('later', { valid_from: '2099-01-01T00:00:00Z' }),
      ],
      resources: [
        {
          to: [],
          to_users: [demo.password],
          resourcetype: 'AppResource',
          resource: { url: 'reader', dataset_dependent: true },
        },
        dataset('fen', { terms: ['fen', 'later'], to_users: [] }),
        dataset('open', { terms: [] }),
        federation('wet', ['fen']),
      ],
    } as never)
    await server.import({
      users: [
        {
          email: 'ben@northfield.example',
          first_name: 'Ben',
          last_name: 'Rowe',
          organization: 'northfield',
          sign_in_method: 'password',
          password: demoPassword,
          eulas_accepted: ['terms-of-use', 'data-use-agreement', 'fen'],
        },
      ],
    })
    ada = await signedInVisitor(server.origin, demo.password)
    ;({ id: userId } = (await ada.get('/auth_api/v1/users/me/')).data as { id: string })
  })
  afterAll(async () => {
    await server.close()
    pages.remove()
  })

  const at = (path: string) => server.origin + path
  const ofWet = async (browser = ada, language = 'en') =>
    (await browser.get('/auth_api/v1/datasets/wet/terms/', { 'accept-language': language }))
      .data as { id: string; version: number; accepted: object | null; language: string | null }[]
  const accept = (body: object, browser = ada) =>
    browser.post(`/auth_api/v1/eula/fen/users/${userId}/`, body)
  const events = () =>
    server.query<{ detail: { sha256?: string } }>(
      `select detail from audit_events where event = 'eula_accepted' and detail->>'eula' = 'fen'`,
    )

  it('of a member are asked for where its federation is opened, and nowhere else', async () => {
    expect(await ofWet()).toMatchObject([{ id: 'fen', version: 1, accepted: null, language: null }])
    expect((await ada.get('/auth_api/v1/users/me/')).data).toMatchObject({ eulas_not_accepted: [] })
    expect((await ada.get('/auth_api/v1/datasets/wet/')).data).toMatchObject({
      terms_required: true,
    })
    expect((await ada.get('/auth_api/v1/datasets/open/')).data).toMatchObject({
      terms_required: false,
    })
    // Resource lists stay available while terms of a dataset are pending.
    expect((await ada.get('/auth_api/v1/resources/me/')).status).toBe(200)
  })

  it('stop scripts, pages, frames and proxies at the gate, each with the way to them', async () => {
    const path = '/dv/wet/reader/'
    const script = await ask(ada, 'reader', at(path), { accept: 'application/json' })
    expect([script.status, script.envelope.error_info]).toEqual([
      403,
      expect.objectContaining({ code: 'dataset_terms_required', dataset: 'wet' }),
    ])
    const way = `${server.origin}/auth/eula?dataset=wet&next=${encodeURIComponent(path)}`
    const page = await ask(ada, 'reader', at(path), pageHeaders)
    expect([page.status, page.headers.get('location')]).toEqual([302, way])
    const frame = await ask(ada, 'reader', at(path), { ...pageHeaders, 'sec-fetch-dest': 'iframe' })
    expect([frame.status, frame.text]).toEqual([403, expect.stringContaining('Read the terms')])
    const nginx = await ada.get('/auth_api/v1/gate/reader/?answer=401', {
      ...pageHeaders,
      'x-forwarded-method': 'GET',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': new URL(server.origin).host,
      'x-forwarded-uri': path,
    })
    expect([nginx.status, nginx.headers.get('x-vestibule-location')]).toEqual([401, way])
    expect((await ask(ada, 'reader', at('/dv/open/reader/'))).status).toBe(204)
  })

  it('stop the page of the dataset and what records that it was opened', async () => {
    const entry = await ada.get('/dv/wet/?x=1', pageHeaders)
    expect([entry.status, entry.headers.get('location')]).toEqual([
      302,
      `${server.origin}/auth/eula?dataset=wet&next=${encodeURIComponent('/dv/wet/?x=1')}`,
    ])
    expect((await ada.get('/datasets/wet/', pageHeaders)).status).toBe(200)
    const opened = await ada.post('/auth_api/v1/users/me/recent/', {
      app: 'reader',
      dataset: 'wet',
    })
    expect(opened.code).toBe('dataset_terms_required')
  })

  it('promise 55: are signed by nobody else, unseen, without a name, or for a dataset that is not open', async () => {
    const good = { version: 1, signed_name: 'Ada' }
    const other = await signIn(server, 'ben@northfield.example', demoPassword)
    expect((await accept(good, other)).code).toBe('forbidden')
    const { id } = (await other.get('/auth_api/v1/users/me/')).data as { id: string }
    expect((await other.post(`/auth_api/v1/eula/fen/users/${id}/`, good)).code).toBe('not_found')
    expect((await other.get('/auth_api/v1/eula/fen/')).code).toBe('not_found')
    const fields = async (body: object) => (await accept(body)).envelope.error_info?.fields
    expect(await fields({})).toHaveProperty('version')
    expect(await fields({ version: 1 })).toHaveProperty('signed_name')
    expect(await fields({ version: 1, signed_name: ' \u200B\u202E ' })).toHaveProperty(
      'signed_name',
    )
    expect(await fields({ version: 1, signed_name: 'x'.repeat(201) })).toHaveProperty('signed_name')
    expect((await accept({ ...good, version: 2 })).code).toBe('terms_changed')
    expect(await events()).toEqual([])
  })

  it('are signed once in two tabs, with one event and one receipt, and open the data', async () => {
    const before = (await server.outbox()).length
    const body = { version: 1, language: 'de', signed_name: ' Ada\u200B  Lovelace\n' }
    const both = await Promise.all([accept(body), accept(body)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await accept(body)).status).toBe(200)
    expect(await ofWet()).toMatchObject([{ accepted: { version: 1, signed_name: 'Ada Lovelace' } }])
    const [event, ...more] = await events()
    expect([event?.detail, more]).toEqual([
      { eula: 'fen', version: 1, language: 'de', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
      [],
    ])
    const mails = await server.outbox()
    const news = mails.slice(0, mails.length - before)
    expect(news.filter(({ text }) => text?.includes(event?.detail.sha256 ?? '-'))).toHaveLength(1)
    const receipt = await ada.get('/auth_api/v1/eula/fen/receipt/1/', pageHeaders)
    expect(receipt.text).toMatch(/Ada Lovelace[^]*<article dir="auto" lang="de"><p>Sorgsam/)
    expect(receipt.text).toContain(event?.detail.sha256)
    expect((await ask(ada, 'reader', at('/dv/wet/reader/'))).status).toBe(204)
    expect((await ada.get('/dv/wet/', pageHeaders)).status).toBe(200)
  })

  it('are asked for again when a translation changes, and keep what was signed', async () => {
    const changed = { de: { name: 'Moor', content: '<p>Sehr sorgsam.</p>' } }
    await server.import({
      eulas: [terms('fen', { signature: 'name', translations: changed })],
    } as never)
    expect(await ofWet()).toMatchObject([{ version: 2, accepted: { version: 1 } }])
    expect((await ask(ada, 'reader', at('/dv/wet/reader/'))).status).toBe(403)
    const receipt = await ada.get('/auth_api/v1/eula/fen/receipt/1/', pageHeaders)
    expect(receipt.text).toContain('<p>Sorgsam.</p>')
    expect((await ada.get('/auth_api/v1/eula/fen/receipt/2/', pageHeaders)).status).toBe(404)
    expect((await accept({ version: 2, signed_name: 'Ada' })).status).toBe(200)
    expect((await ask(ada, 'reader', at('/dv/wet/reader/'))).status).toBe(204)
  })

  it('cannot be accepted by a file, nor tied to a dataset unless they are of resources', async () => {
    await expect(
      server.import({ resources: [dataset('open', { terms: ['terms-of-use'] })] } as never),
    ).rejects.toThrow(/there is no eula terms-of-use with the scope resources/)
  })
})

import type { DocsDocument } from '@vestibule/api-client/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  signIn,
  startTestServer,
  testBrowser,
  type TestBrowser,
  type TestServer,
} from '../../testing/index.ts'
import { demo, demoPassword } from '../../testing/sign-in-steps.ts'

const api = '/documentation_api/v1'
const note = { element_id: 'page', app_name: 'shell', mini_content: 'A **note**' }
const nested = '> '.repeat(2500)
/** Few cells have text, but the HTML of a table grows with its width times its height. */
const wide = `${'|a'.repeat(500)}\n${'|-'.repeat(500)}\n${'|\n'.repeat(500)}`
/** This takes minutes in a parser that searches for the end of each mark. */
const marks = '_a'.repeat(90_000)

let server: TestServer
let dana: TestBrowser
beforeEach(async () => {
  server = await startTestServer()
  dana = await signIn(server, demo.docsAdmin, demoPassword)
})
afterEach(() => server.close())

const read = async (element_ids: string[]) =>
  (await dana.post(`${api}/documents`, { element_ids, app_name: 'shell' })).data as DocsDocument[]

describe('a text that cannot be rendered', () => {
  it.each([
    ['mini_content', nested],
    ['main_content', nested],
    ['main_content', marks],
    ['main_content', wide],
  ])('is refused by its field before it is stored, as %s', async (field, text) => {
    const fieldsOf = async (answer: ReturnType<TestBrowser['post']>) => {
      const { status, envelope } = await answer
      return [status, ...Object.keys(envelope.error_info?.fields ?? {})]
    }
    const bad = { ...note, [field]: text }
    expect(await fieldsOf(dana.post(`${api}/save_document`, bad))).toEqual([400, field])
    expect(await read(['page'])).toEqual([])
    expect((await dana.post(`${api}/save_document`, note)).status).toBe(201)
    expect(await fieldsOf(dana.patch(`${api}/update_document`, bad))).toEqual([400, field])
    expect(await read(['page'])).toMatchObject([{ mini_content: note.mini_content, version: 1 }])
    const preview = dana.post(`${api}/preview`, { content: text })
    expect(await fieldsOf(preview)).toEqual([400, 'content'])
  })

  it('is refused by its place at an import, which then changes nothing', async () => {
    const documents = [
      { app_name: 'shell', element_id: 'fine', mini_content: 'x' },
      { app_name: 'shell', element_id: 'page', mini_content: nested, main_content: marks },
      { app_name: 'shell', element_id: 'long', main_content: 'x'.repeat(2_000_000) },
    ]
    await expect(server.import({ documents })).rejects.toMatchObject({
      mistakes: [
        expect.stringMatching(/^documents\[1\].mini_content: This text cannot be shown/),
        expect.stringMatching(/^documents\[1\].main_content: This text cannot be shown/),
        'documents[2].main_content: This text is too long: at most 200 kB. Split it.',
      ],
    })
    expect(await read(['fine'])).toEqual([])
  })

  it('is shown as it was written where it is stored already, and spoils nothing beside it', async () => {
    await server.import({
      documents: [
        { app_name: 'shell', element_id: 'odd', mini_content: 'x' },
        { app_name: 'shell', element_id: 'page', mini_content: 'A **note**' },
      ],
    })
    // Simulate rows of an older server, which rendered texts at each reading.
    await server.query(
      `update documents set mini_content = '${nested}<b>&' where element_id = 'odd'`,
    )
    await server.query('update documents set mini_html = null, main_html = null')
    const html = `<pre>${'&gt; '.repeat(2500)}&lt;b&gt;&amp;</pre>`
    const expected = [{ mini_html: html }, { mini_html: '<p>A <strong>note</strong></p>' }]
    expect(await read(['odd', 'page'])).toMatchObject(expected)
    const page = await dana.get(`${api}/document/shell/odd/index.html`)
    expect(page.status).toBe(200)
    expect(page.text).toContain(html.replace('<pre>', '<pre tabindex="0">'))
    // The first reading has stored the HTML, so the second uses it.
    await server.query(`update documents set mini_html = '<p>Stored</p>' where element_id = 'page'`)
    expect(await read(['page'])).toMatchObject([{ mini_html: '<p>Stored</p>', version: 1 }])
  })

  it('promise 82: holds up nobody who asks for something else', async () => {
    const others = await testBrowser(server)
    const under = { way: true }
    const hostile = Promise.all([
      ...Array.from({ length: 2 }, () => dana.post(`${api}/preview`, { content: marks })),
      dana.post(`${api}/save_document`, { ...note, main_content: wide }),
    ]).finally(() => {
      under.way = false
    })
    let answered = 0
    while (under.way) {
      expect((await others.get('/healthz')).status).toBe(200)
      answered += 1
    }
    // If rendering blocked the main thread, each /healthz would have waited for a text, and few would have been
    // answered.
    expect(answered).toBeGreaterThan(20)
    expect((await hostile).map(({ code }) => code)).toEqual(Array(3).fill('validation_failed'))
    expect((await dana.post(`${api}/preview`, { content: '*a*' })).data).toEqual({
      html: '<p><em>a</em></p>',
    })
  })

  it('promise 82: waits in a line in which nobody has more than ten', async () => {
    const content = 'A *word* and `code`. '.repeat(4000)
    const previews = Array.from({ length: 16 }, () => dana.post(`${api}/preview`, { content }))
    const codes = (await Promise.all(previews)).map(({ code }) => code)
    expect(codes.filter((code) => code === null).length).toBeGreaterThanOrEqual(10)
    expect(new Set(codes)).toEqual(new Set([null, 'rate_limited']))
  })
})

import type { Document } from '@vestibule/api-client/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { signIn, startTestServer, type TestBrowser, type TestServer } from '../testing/index.ts'
import { demo, demoPassword } from '../testing/sign-in-steps.ts'

const api = '/documentation_api/v1'
const note = { element_id: 'page', app_name: 'shell', mini_content: 'A **note**' }
const nested = '> '.repeat(2500)
/** Minutes of work for a parser that looks for the end of each mark. */
const marks = '_a'.repeat(250_000)

let server: TestServer
let dana: TestBrowser
beforeEach(async () => {
  server = await startTestServer()
  dana = await signIn(server, demo.docsAdmin, demoPassword)
})
afterEach(() => server.close())

const read = async (element_ids: string[]) =>
  (await dana.post(`${api}/documents`, { element_ids, app_name: 'shell' })).data as Document[]

describe('a text that cannot be rendered', () => {
  it.each([
    ['mini_content', nested],
    ['main_content', nested],
    ['main_content', marks],
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

  it('is shown as it was written where it is stored already, and spoils nothing beside it', async () => {
    await server.import({
      documents: [
        { app_name: 'shell', element_id: 'odd', mini_content: `${nested}<b>&`, main_content: '' },
        { app_name: 'shell', element_id: 'page', mini_content: 'A **note**' },
      ],
    })
    const html = `<pre>${'&gt; '.repeat(2500)}&lt;b&gt;&amp;</pre>`
    expect(await read(['odd', 'page'])).toMatchObject([
      { mini_html: html },
      { mini_html: '<p>A <strong>note</strong></p>' },
    ])
    const page = await dana.get(`${api}/document/shell/odd/index.html`)
    expect(page.status).toBe(200)
    expect(page.text).toContain(html.replace('<pre>', '<pre tabindex="0">'))
  })
})

import type { DocsDocument } from '@vestibule/api-client/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { signIn, startTestServer, type TestServer } from '../../testing/index.ts'
import { demo, demoPassword } from '../../testing/sign-in-steps.ts'

const api = '/documentation_api/v1'
const list = `${api}/documents`
const save = `${api}/save_document`
const update = `${api}/update_document`
const note = { element_id: 'home.tour', app_name: 'shell', mini_content: 'A **short** tour.' }

let server: TestServer
afterEach(() => server.close())

const signedIn = (email: string) => signIn(server, email, demoPassword)

describe.each(databases)('documents on %s', (db) => {
  it('have their texts in other languages, which readers of these see', async () => {
    server = await startTestServer({ db, settings: { languages: ['en', 'de', 'ar'] } })
    const dana = await signedIn(demo.docsAdmin)
    const meta = { title: 'Tour', tooltip_width: 'large' }
    await dana.post(save, { ...note, main_content: '# Tour', additional_meta: meta })
    const german = {
      ...note,
      mini_content: 'Ein **kurzer** Rundgang.',
      main_content: '# Rundgang',
      additional_meta: { title: 'Rundgang', tooltip_width: 'medium' },
      audience: ['internal'],
      language: 'de',
    }
    const saved = await dana.patch(update, { ...german, version: 1 })
    expect(saved.data).toMatchObject({ main_content: '# Rundgang', language: 'de', version: 2 })

    const read = async (language: string, main_content = false) => {
      const body = { element_ids: ['home.tour'], app_name: 'shell', main_content, language }
      return ((await dana.post(list, body)).data as DocsDocument[])[0]
    }
    // Audience and other settings are shared by all languages.
    const shared = { audience: ['internal'], version: 2, has_main_content: true }
    expect(await read('de-AT')).toMatchObject({
      ...shared,
      mini_html: '<p>Ein <strong>kurzer</strong> Rundgang.</p>',
      additional_meta: { title: 'Rundgang', tooltip_width: 'medium' },
      language: 'de',
    })
    expect(await read('de')).not.toHaveProperty('main_content')
    expect(await read('de', true)).toMatchObject({ main_content: '# Rundgang' })
    expect(await read('ar', true)).toMatchObject({
      ...shared,
      mini_html: '<p>A <strong>short</strong> tour.</p>',
      main_content: '# Tour',
      additional_meta: { title: 'Tour', tooltip_width: 'medium' },
      language: null,
    })
    const page = async (query: string) =>
      (await dana.get(`${api}/document/shell/home.tour/index.html${query}`)).text
    expect(await page('?language=de')).toMatch(/<html lang="de" dir="ltr">[^]*<h1>Rundgang<\/h1>/)
    expect(await page('')).toMatch(/<html lang="en"[^]*<h1>Tour<\/h1>/)

    const stale = await dana.patch(update, { ...german, mini_content: 'Mein', version: 1 })
    expect(stale.envelope.error_info).toMatchObject({
      current: { mini_content: german.mini_content, language: 'de' },
    })
    const place = '?element_id=home.tour&app_name=shell'
    expect((await dana.delete(`${api}/document${place}&language=ar`)).code).toBe('not_found')
    expect((await dana.delete(`${api}/document${place}&language=de`)).status).toBe(200)
    expect(await read('de')).toMatchObject({ mini_content: note.mini_content, version: 3 })
    expect((await dana.patch(update, { ...german, language: 'xx' })).status).toBe(400)
  })
})

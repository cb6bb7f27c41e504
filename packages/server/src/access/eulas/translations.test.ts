import { afterEach, describe, expect, it } from 'vitest'
import { demo, paths } from '../../testing/sign-in-steps.ts'
import { signIn, startTestServer, type TestServer } from '../../testing/index.ts'

const password = 'Quiet-Doorway-26!'
const terms = {
  id: 'data-use-agreement',
  name: 'Data use agreement',
  content: '<p>Use the data well.</p>',
  translations: {
    de: { name: 'Datennutzung', content: '<p>Gehen Sie sorgsam um.</p><script>alert(1)</script>' },
    ar: { name: 'استخدام البيانات', content: '<p>استخدم البيانات جيدًا.</p>' },
  },
}
const address = `/auth_api/v1/eula/${terms.id}/`

let server: TestServer
afterEach(() => server.close())

describe('terms in several languages', () => {
  it('are read in the language of the reader, else as they were written', async () => {
    server = await startTestServer({ env: { LANGUAGES: 'en,de,ja' } })
    await server.import({ eulas: [terms] })
    const browser = await signIn(server, demo.termsToAccept, password)
    const read = async (language: string) =>
      (await browser.get(address, { 'accept-language': language })).data
    expect(await read('de-CH')).toEqual({
      id: terms.id,
      name: 'Datennutzung',
      content: '<p>Gehen Sie sorgsam um.</p>',
      language: 'de',
      scope: 'platform',
      signature: 'accept',
      version: 2,
    })
    const { id, name, content } = terms
    const rules = { scope: 'platform', signature: 'accept' }
    const original = { id, name, content, language: null, version: 2, ...rules }
    // The terms have no Japanese text, and the platform does not offer Arabic: readers get the original.
    for (const language of ['ja', 'ar', 'en']) expect(await read(language)).toEqual(original)
    const { id: userId } = (await browser.get(paths.me)).data as { id: string }
    await browser.post(`${address}users/${userId}/`, { version: 2 })
    await browser.patch(paths.me, { language: 'de' })
    expect(await read('en')).toMatchObject({ language: 'de' })
  })

  it('are accepted once, and a better translation asks nobody again', async () => {
    server = await startTestServer({ env: { LANGUAGES: 'en,de' } })
    await server.import({ eulas: [terms] })
    const browser = await signIn(server, demo.termsToAccept, password)
    const pending = async () =>
      (await browser.get(paths.me)).data as { id: string; eulas_not_accepted: string[] }
    const { id, eulas_not_accepted: before } = await pending()
    expect(before).toContain(terms.id)
    await browser.post(`${address}users/${id}/`, { version: 2 }, { 'accept-language': 'de' })
    expect((await pending()).eulas_not_accepted).not.toContain(terms.id)
    const de = { name: 'Nutzung der Daten', content: '<p>Neu.</p>' }
    await server.import({ eulas: [{ ...terms, translations: { de } }] })
    expect((await pending()).eulas_not_accepted).not.toContain(terms.id)
    expect((await browser.get(address, { 'accept-language': 'de' })).data).toMatchObject(de)
    // An import without `translations` keeps the stored ones.
    await server.import({ eulas: [{ ...terms, translations: undefined }] })
    expect((await browser.get(address, { 'accept-language': 'de' })).data).toMatchObject(de)
  })
})

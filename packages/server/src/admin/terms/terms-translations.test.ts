import type { ValueFrom } from '@vestibule/api-client/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addressIn, adminPath, adminWorld, signInByPasskey } from '../../testing/admin-steps.ts'
import { signIn, startTestServer, type TestBrowser, type TestServer } from '../../testing/index.ts'
import { demoPassword, paths } from '../../testing/sign-in-steps.ts'

const path = `${adminPath}/terms/`
const terms = { name: 'House rules', content: '<p>Be kind.</p>' }
const de = { name: 'Hausordnung', content: '<p>Seien Sie freundlich.</p>' }

let server: TestServer
let pam: TestBrowser
beforeAll(async () => {
  server = await startTestServer({ importFile: adminWorld, env: { LANGUAGES: 'en,de,ja' } })
  pam = await signInByPasskey(server, 'pam')
})
afterAll(() => server.close())

it('a translation without a text, or in a language that nobody reads here, is refused', async () => {
  for (const translations of [
    { de: { name: 'Leer', content: '' } },
    { de: { name: 'Leer', content: '<script>x</script>' } },
    { de: { name: '', content: de.content } },
    { tlh: de },
  ])
    expect((await pam.post(path, { ...terms, translations })).code).toBe('validation_failed')
  expect(await server.query("select id from eulas where name = 'House rules'")).toEqual([])
})

it('terms published in two languages are read in the language of the reader, and accepted once', async () => {
  const content = `${de.content}<script>alert(1)</script>`
  const published = await pam.post(path, { ...terms, translations: { de: { ...de, content } } })
  const { id } = published.data as { id: string }
  const [event] = await server.query<{ after: object }>(
    `select after from audit_events where detail ->> 'eula' = '${id}'`,
  )
  expect(event?.after).toMatchObject({ name: 'House rules', languages: ['de'] })

  const oli = await signIn(server, addressIn('oli'), demoPassword)
  const eula = `/auth_api/v1/eula/${id}/`
  const read = async (language: string) =>
    (await oli.get(eula, { 'accept-language': language })).data
  const rules = { scope: 'platform', signature: 'accept' }
  expect(await read('de')).toEqual({ id, ...de, language: 'de', version: 1, ...rules })
  expect(await read('ja')).toEqual({ id, ...terms, language: null, version: 1, ...rules })
  await oli.post(`${eula}users/oli/`, {}, { 'accept-language': 'de' })
  const me = await oli.get(paths.me, { 'accept-language': 'en' })
  expect(me.data).not.toMatchObject({ eulas_not_accepted: expect.arrayContaining([id]) })

  await pam.post(`${eula}users/pam/`)
  const facts = (await pam.get(`${path}${id}/`)).data as ValueFrom<'getTerms'>
  expect(facts).toMatchObject({ ...terms, translations: { de } })
})

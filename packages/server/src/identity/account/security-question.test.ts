import { afterEach, describe, expect, it } from 'vitest'
import { signIn, startTestServer, testBrowser, type TestServer } from '../../testing/index.ts'
import type { TestBrowser } from '../../testing/index.ts'
import { demo, demoPassword, paths } from '../../testing/sign-in-steps.ts'

const api = '/auth_api/v1'
const { password: ada } = demo
const asked = { question: 'Which street did the first shop stand in?', answer: 'Lindengasse' }

let server: TestServer
afterEach(() => server.close())

const set = (browser: TestBrowser, given: object = asked) =>
  browser.put(`${api}/accounts/security_question/`, given)

describe('promise 101: a security question on the account page', () => {
  it('needs a fresh proof, ends nothing the first time, and all else from then on', async () => {
    server = await startTestServer()
    const elsewhere = await signIn(server, ada, demoPassword)
    const browser = await signIn(server, ada, demoPassword)
    const told = async () => (await server.outbox(ada)).map(({ subject }) => subject)
    server.clock.advance(901)
    expect((await set(browser)).code).toBe('step_required')
    await browser.post(`${api}/accounts/proof/`, { password: demoPassword })
    for (const [answer, field] of [
      ['ab', 'answer'],
      ['FIRST  shop', 'answer'],
    ] as const) {
      const refused = await set(browser, { ...asked, answer })
      expect(refused.envelope.error_info?.fields).toHaveProperty(field)
    }
    expect((await set(browser)).status).toBe(200)
    expect((await elsewhere.get(paths.authenticated)).status).toBe(200)
    expect(await told()).toEqual(['A security question was set for your account'])
    expect((await set(browser, { ...asked, answer: 'Rosengasse' })).status).toBe(200)
    expect((await elsewhere.get(paths.authenticated)).status).toBe(401)
    expect((await browser.get(paths.authenticated)).status).toBe(200)
    expect(await told()).toContain('Your security question was changed')
    expect((await browser.get(`${api}/users/me/security/`)).data).toMatchObject({
      security_question: { question: asked.question },
    })
    const events = await server.query(
      "select 1 from audit_events where event = 'security_question_set'",
    )
    expect(events).toHaveLength(2)
    expect(JSON.stringify(await server.query('select detail from audit_events'))).not.toMatch(
      /gasse/i,
    )
  })

  it('is not to be had where they are off', async () => {
    server = await startTestServer({ settings: { securityQuestions: false } })
    const browser = await signIn(server, ada, demoPassword)
    expect((await set(browser)).code).toBe('not_found')
    expect((await set(await testBrowser(server))).code).toBe('not_authenticated')
  })
})

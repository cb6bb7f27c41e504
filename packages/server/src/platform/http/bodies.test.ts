import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  startTestServer,
  testBrowser,
  type TestBrowser,
  type TestServer,
} from '../../testing/index.ts'
import { demo, demoPassword, paths } from '../../testing/sign-in-steps.ts'

const json = { 'content-type': 'application/json' }

describe('bodies', () => {
  let server: TestServer
  let browser: TestBrowser
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.close())

  const send = async (body: RequestInit['body'], headers: Record<string, string> = json) => {
    browser = await testBrowser(server)
    return browser.send(paths.start, {
      method: 'POST',
      headers: { 'x-csrftoken': browser.cookies.get('csrftoken') ?? '', ...headers },
      body,
    })
  }

  it.each([
    ['nested 100,000 deep', '['.repeat(50_000) + ']'.repeat(50_000)],
    ['nested deep in an object', '{"a":'.repeat(20_000) + '1' + '}'.repeat(20_000)],
    ['with __proto__', `{"user_email":"${demo.password}","__proto__":{"admin":true}}`],
    ['with an escaped __proto__', String.raw`{"user_email":"a@b.cd","__pr\u006fto__":{}}`],
    ['with a key twice', `{"user_email":"${demo.password}","user_email":"x@y.zz"}`],
    [
      'with a key twice, once escaped',
      String.raw`{"user_email":"a@b.cd","user_em\u0061il":"x@y.zz"}`,
    ],
    ['cut short', '{"user_email":"a@b'],
    ['that is no JSON', 'user_email=a@b.cd'],
    ['that is a list', '[]'],
    ['that is a text', '"a@b.cd"'],
    ['that is null', 'null'],
    ['with a NUL', String.raw`{"user_email":"a\u0000@b.cd"}`],
    ['that is empty', ''],
  ])('promise 66: one %s is refused', async (_name, body) => {
    const answer = await send(body)
    expect([answer.status, answer.code]).toEqual([400, 'validation_failed'])
  })

  it('promise 66: one that is no UTF-8 is refused', async () => {
    const answer = await send(new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]))
    expect(answer.code).toBe('validation_failed')
  })

  it('promise 66: ten megabytes are refused unread', async () => {
    const answer = await send(`{"user_email":"${'x'.repeat(10_000_000)}"}`).catch(() => null)
    // The server may close the connection before the client has sent the whole body.
    expect(answer?.status ?? 413).toBe(413)
    expect((await send(`{"user_email":"${demo.password}"}`)).status).toBe(200)
  })

  it('promise 66: nor do they pass in pieces of unknown length', async () => {
    browser = await testBrowser(server)
    const answered = new Promise<number | undefined>((resolve) => {
      const sent = request(`${server.origin}${paths.start}`, {
        method: 'POST',
        headers: {
          ...json,
          'transfer-encoding': 'chunked',
          'x-csrftoken': browser.cookies.get('csrftoken') ?? '',
          cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        },
      })
      sent.on('response', (response) => resolve(response.statusCode))
      sent.on('error', () => resolve(undefined))
      sent.write('{"user_email":"')
      for (let n = 0; n < 40; n += 1) sent.write('x'.repeat(10_000))
      sent.end('"}')
    })
    expect((await answered) ?? 413).toBe(413)
  })

  it.each(['text/plain', 'application/xml', ''])('refuses the type "%s"', async (type) => {
    const answer = await send(`{"user_email":"${demo.password}"}`, { 'content-type': type })
    expect(answer.code).toBe('validation_failed')
  })

  it('takes a form in place of JSON, and JSON in place of a form', async () => {
    expect((await send(new URLSearchParams({ user_email: demo.password }), {})).status).toBe(200)
    const form = new FormData()
    form.set('user_email', demo.password)
    expect((await send(form, {})).status).toBe(200)
    const body = { username: demo.password, password: demoPassword }
    expect((await browser.post(paths.login, body)).status).toBe(200)
  })

  it.each(['user_email=a@b.cd&user_email=x@y.zz', '__proto__=1&user_email=a@b.cd'])(
    'promise 66: the form %s is refused',
    async (body) => {
      const type = { 'content-type': 'application/x-www-form-urlencoded' }
      expect((await send(body, type)).code).toBe('validation_failed')
    },
  )

  it('promise 66: a form with an address of any length is refused at once', async () => {
    const body = new URLSearchParams({ user_email: `a@${'a.'.repeat(60_000)}@` }).toString()
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    // A check of the address by a regular expression that backtracks would take seconds for each of these requests.
    for (let n = 0; n < 20; n += 1) {
      expect((await send(body, type)).code).toBe('validation_failed')
    }
  })

  it.each([
    ['nested 20,000 deep', '['.repeat(20_000) + ']'.repeat(20_000)],
    ['with __proto__', '{"__proto__":{}}'],
    ['with a key twice', '{"a":1,"a":2}'],
    ['with a NUL', String.raw`{"a":"\u0000"}`],
  ])('promise 67: the JSON in a form is as strict: one %s is refused', async (_name, odd) => {
    browser = await testBrowser(server)
    const answer = await browser.post(
      '/auth_api/v1/accounts/login/code/authenticate/',
      new URLSearchParams({ code: 'ABC123', is_redirect: odd }),
    )
    expect([answer.status, answer.code]).toEqual([400, 'validation_failed'])
  })

  it('names every field that is wrong', async () => {
    browser = await testBrowser(server)
    const answer = await browser.post(paths.login, { password: '' })
    expect(answer.envelope).toMatchObject({
      success: false,
      status_code: 400,
      message: 'This field cannot be empty',
      error_info: {
        code: 'validation_failed',
        fields: {
          username: ['This field cannot be empty'],
          password: ['This field cannot be empty'],
        },
      },
    })
  })
})

import { calls } from '@vestibule/api-client/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { MailError } from '../platform/mail/mailer.ts'
import { signIn, startTestServer, testBrowser, type TestServer } from '../testing/index.ts'
import { demo, demoPassword, login, requestCode, verifyCode } from '../testing/sign-in-steps.ts'
import { createMetrics } from './metrics.ts'

let server: TestServer
afterEach(() => server.close())

const metricsToken = 'a token for the metrics'

describe('/metrics', () => {
  it('tells how long requests took, by route and status, and never whose they were', async () => {
    server = await startTestServer()
    const ada = await signIn(server, demo.password, demoPassword)
    await ada.get('/auth_api/v1/datasets/northfield_oncology/')
    await ada.get('/auth_api/v1/users/me')
    const { text, headers } = await ada.get('/metrics')
    expect(headers.get('content-type')).toMatch(/^text\/plain/)
    expect(text).toMatch(
      /vestibule_request_duration_seconds_count\{method="GET",route="\/auth_api\/v1\/datasets\/:datasetId\/",status="200"\} 1/,
    )
    expect(text).toMatch(/route="\/auth_api\/v1\/users\/me\/",status="200"\} 1/)
    expect(text).not.toMatch(/northfield/)
  })

  it('counts sign-ins and mails by outcome', async () => {
    server = await startTestServer()
    const browser = await testBrowser(server)
    await login(browser, demo.password, 'Wrong-Password-26!')
    await login(browser, demo.password)
    const other = await testBrowser(server)
    const code = await requestCode(server, other, demo.passwordAndCode)
    await verifyCode(other, demo.passwordAndCode, code)
    const { text } = await browser.get('/metrics')
    const lines = text.split('\n').filter((line) => /_(sign_ins|mails)_total\{/.test(line))
    expect(lines).toEqual([
      'vestibule_sign_ins_total{factor="password",outcome="refused"} 1',
      'vestibule_sign_ins_total{factor="password",outcome="accepted"} 2',
      'vestibule_sign_ins_total{factor="email_code",outcome="accepted"} 1',
      'vestibule_mails_total{outcome="sent"} 1',
    ])
  })

  it('counts each call that proves a factor of a sign-in', async () => {
    const signIns = Object.entries(calls).filter(
      ([, { endpoint, access }]) =>
        endpoint.path.startsWith('/auth_api/v1/accounts/login/') &&
        (access === 'anyone' || access === 'attempt'),
    )
    // Calls of a sign-in that prove no factor, and so are not counted: they prepare a step, or come after one.
    const others = [
      'getApiTokenOwner',
      'getPasskeyRequestOptions',
      'registerDeviceCode',
      'sendEmailCode',
      'setPassword',
      'generateQrCode',
    ]
    const uncounted: string[] = []
    for (const [name, { endpoint }] of signIns) {
      const metrics = createMetrics()
      const { method, path: route } = endpoint
      metrics.requestHandled({ method, route, status: 200, seconds: 0.1 })
      const { text } = await metrics.read()
      if (!text.includes('outcome="accepted"} 1')) uncounted.push(name)
    }
    expect(uncounted.toSorted()).toEqual(others.toSorted())
  })

  it('counts mails that could not be sent', async () => {
    const refusing = { send: () => Promise.reject(new MailError('down')) }
    server = await startTestServer({ mailer: refusing })
    const browser = await testBrowser(server)
    await browser.post('/auth_api/v1/accounts/reset_password/', { email: demo.password })
    const { text } = await browser.get('/metrics')
    expect(text).toContain('vestibule_mails_total{outcome="failed"} 1')
  })

  it('promise 81: answers on this machine, and elsewhere to the token alone', async () => {
    server = await startTestServer({ settings: { metricsToken } })
    const browser = await testBrowser(server)
    const read = async (headers: Record<string, string>) =>
      (await browser.get('/metrics', headers)).status
    // This header makes a request look as if a proxy on the same machine forwards it.
    const elsewhere = { 'x-forwarded-for': '192.0.2.7' }
    expect(await read({})).toBe(200)
    expect(await read(elsewhere)).toBe(403)
    expect(await read({ ...elsewhere, authorization: 'Bearer a token for the metric' })).toBe(403)
    expect(await read({ ...elsewhere, authorization: `Bearer ${metricsToken}` })).toBe(200)
  })

  it('tells of the connections to PostgreSQL and of the process where it is asked to', async () => {
    server = await startTestServer({ db: 'postgres' })
    const { connections } = server.store
    const { text } = await createMetrics({ ofProcess: true, connections }).read()
    expect(text).toMatch(/vestibule_database_connections\{state="waiting"\} 0/)
    expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds \d/)
  })
})

import { execFileSync, type StdioOptions } from 'node:child_process'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/index.ts'
import { runCommand } from '../testing/run-command.ts'
import { startWrongBackend, type Mistake, type WrongBackend } from '../testing/wrong-backend.ts'

let server: TestServer
let backend: WrongBackend
async function start(certificate?: { readonly key: string; readonly cert: string }) {
  backend = await startWrongBackend(certificate)
  server = await startTestServer({ clock: 'system', settings: { publicOrigin: backend.origin } })
  backend.target = `http://127.0.0.1:${server.port}`
}
async function stop() {
  await backend.close()
  await server.close()
}

const inEnvelope = (change: (envelope: Record<string, unknown>) => void): Mistake => ({
  answer({ body }) {
    if (typeof body === 'object' && body !== null) change(body as Record<string, unknown>)
  },
})
const inCookies = (change: (line: string) => string): Mistake => ({
  answer(passing) {
    passing.setCookies = passing.setCookies.map(change)
  },
})

/** What the backend does wrong, the call whose cases run, and the table row that must report it. */
const mistakes: readonly (readonly [what: string, call: string, line: string, Mistake])[] = [
  [
    'says max_ttl as the seconds left',
    'getSessionValidity',
    'on the wire: unit of max_ttl',
    inEnvelope(({ result }) => {
      const { data } = (result ?? {}) as { data?: { max_ttl: number } }
      if (data !== undefined) data.max_ttl -= Math.floor(Date.now() / 1000)
    }),
  ],
  [
    'says max_ttl in milliseconds',
    'getSessionValidity',
    'on the wire: unit of max_ttl',
    inEnvelope(({ result }) => {
      const { data } = (result ?? {}) as { data?: { max_ttl: number } }
      if (data !== undefined) data.max_ttl *= 1000
    }),
  ],
  [
    'lets scripts read the session cookie',
    'login',
    'on the wire: session cookie',
    inCookies((line) => (line.startsWith('sessionid') ? line.replace('; HttpOnly', '') : line)),
  ],
  [
    'sends the session cookie to other sites',
    'login',
    'on the wire: session cookie',
    inCookies((line) => line.replace('SameSite=Lax', 'SameSite=None')),
  ],
  [
    'hides the CSRF token from scripts',
    'getConfig',
    'on the wire: CSRF cookie',
    inCookies((line) => (line.startsWith('csrftoken') ? `${line}; HttpOnly` : line)),
  ],
  [
    'lets a wrong password in',
    'login',
    'with a wrong password',
    {
      answer(passing) {
        if (passing.status !== 401) return
        passing.status = 200
        passing.body = { success: true, result: { data: { redirect_url: '/' } }, status_code: 200 }
      },
    },
  ],
  [
    'sends no Date',
    'getAuthenticated',
    'on the wire: Date header',
    { answer: ({ headers }) => headers.delete('date') },
  ],
  [
    'leaves out result',
    'getProfile',
    'on the wire: envelope',
    inEnvelope((envelope) => delete envelope['result']),
  ],
  [
    'puts a list into result',
    'listSellers',
    'on the wire: envelope',
    inEnvelope((envelope) => {
      envelope['result'] = envelope['results']
      delete envelope['results']
    }),
  ],
  [
    'repeats another status',
    'getRoles',
    'on the wire: envelope',
    inEnvelope((envelope) => (envelope['status_code'] = 0)),
  ],
  [
    'refuses without a code',
    'getAuthenticated',
    'on the wire: envelope',
    inEnvelope((envelope) => delete envelope['error_info']),
  ],
  [
    'answers 403 in place of 401',
    'getProfile',
    'on the wire: envelope',
    {
      answer(passing) {
        if (passing.status === 401) passing.status = 403
      },
    },
  ],
  [
    'asks for no CSRF token',
    'createTicket',
    'without a CSRF token',
    {
      request({ requestHeaders: headers }) {
        const [, token] = /csrftoken=([^;]*)/.exec(headers.get('cookie') ?? '') ?? []
        if (token !== undefined) headers.set('x-csrftoken', token)
      },
    },
  ],
  [
    'takes writes from any origin',
    'createTicket',
    'from a page of another origin',
    {
      request({ requestHeaders: headers }) {
        headers.delete('origin')
        headers.delete('sec-fetch-site')
      },
    },
  ],
  [
    'does not look for whom a write is meant',
    'createTicket',
    'meant for another user',
    { request: ({ requestHeaders: headers }) => headers.delete('x-vestibule-user') },
  ],
  [
    'does not say for whom an answer is',
    'getProfile',
    'on the wire: X-Vestibule-User header',
    { answer: ({ headers }) => headers.delete('x-vestibule-user') },
  ],
  [
    'sends JSON as text',
    'listSellers',
    'on the wire: content type',
    { answer: ({ headers }) => headers.set('content-type', 'text/plain') },
  ],
  [
    'does not say how long a limit lasts',
    'startLogin',
    'on the wire: Retry-After header',
    { answer: ({ headers }) => headers.delete('retry-after') },
  ],
  [
    'leads to other origins',
    'decideRedirect',
    'to no other origin',
    inEnvelope((envelope) => {
      const { data } = (envelope['result'] ?? {}) as { data?: { redirect_url?: string } }
      if (data?.redirect_url === '/') data.redirect_url = 'https://evil.example/'
    }),
  ],
  [
    'does not end the session',
    'logout',
    'of a session',
    {
      request({ path, requestHeaders: headers }) {
        if (path.endsWith('/logout/')) headers.delete('cookie')
      },
      answer(passing) {
        if (!passing.path.endsWith('/logout/')) return
        passing.status = 200
        passing.body = { success: true, status_code: 200 }
        passing.setCookies = []
      },
    },
  ],
]

const conformance = (call: string) =>
  runCommand(['conformance', backend.origin, '--accounts', 'demo', '--only', call])

describe('vestibule conformance against a backend with one mistake', () => {
  beforeAll(() => start())
  afterAll(stop)

  it('finds nothing before the mistakes', async () => {
    backend.mistake = {}
    const { code, out } = await conformance([...new Set(mistakes.map(([, call]) => call))].join())
    expect(out).not.toContain('WRONG')
    expect(code).toBe(0)
  })

  it.each(mistakes)('that %s: at %s, “%s”', async (_what, call, line, mistake) => {
    backend.mistake = mistake
    const { code, out } = await conformance(call)
    expect(out).toContain(`  WRONG    ${line}`)
    expect(code).toBe(1)
  })
})

/** A certificate for `localhost` that nothing trusts yet. */
function newCertificate() {
  const command =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost ' +
    '-addext subjectAltName=DNS:localhost -keyout - -out -'
  const stdio: StdioOptions = ['ignore', 'pipe', 'ignore']
  const pem = execFileSync('openssl', command.split(' '), { encoding: 'utf8', stdio })
  const part = (name: string) =>
    new RegExp(`-----BEGIN ${name}-----.*?-----END ${name}-----`, 's').exec(pem)?.[0] ?? ''
  return { key: part('PRIVATE KEY'), cert: part('CERTIFICATE') }
}

describe('vestibule conformance by https', () => {
  const trusted = getCACertificates()
  beforeAll(async () => {
    const certificate = newCertificate()
    setDefaultCACertificates([...trusted, certificate.cert])
    await start(certificate)
  })
  afterAll(async () => {
    setDefaultCACertificates(trusted)
    await stop()
  })

  it.each([
    ['finds nothing at cookies that are for https alone', 0, {}],
    [
      'finds cookies that are not',
      1,
      inCookies((line) => line.replace('; Secure', '').replace('__Host-', '')),
    ],
  ])('%s', async (_what, expected, mistake) => {
    backend.mistake = mistake
    const { code, out } = await conformance('getConfig')
    expect(out.includes('expected  with secure')).toBe(expected === 1)
    expect(code).toBe(expected)
  })
})

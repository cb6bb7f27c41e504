import { execFileSync, type StdioOptions } from 'node:child_process'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/index.ts'
import { runCommand } from '../testing/run-command.ts'
import { inCookies, startWrongBackend, type WrongBackend } from '../testing/wrong-backend.ts'
import { wrongBackends } from '../testing/wrong-backends.ts'
import type { Conformance } from './conform.ts'

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

const conformance = (call: string, ...options: string[]) =>
  runCommand(['conformance', backend.origin, '--accounts', 'demo', '--only', call, ...options])

describe.each(Object.entries(wrongBackends))(
  'vestibule conformance against a backend that %s',
  (_kind, mistakes) => {
    beforeAll(() => start())
    afterAll(stop)

    it('finds nothing before the mistakes', async () => {
      backend.mistake = {}
      const { code, out } = await conformance([...new Set(mistakes.map(({ call }) => call))].join())
      expect(out).not.toContain('WRONG')
      expect(code).toBe(0)
    })

    it.each(mistakes)('and $what: at $call, “$row”', async ({ call, row, came, make }) => {
      backend.mistake = make()
      const { code, out } = await conformance(call, '--json')
      const { rows } = JSON.parse(out) as Conformance
      const found = rows.filter(({ state }) => state === 'wrong')
      expect(found.map((one) => `${one.call}: ${one.case}`)).toContain(`${call}: ${row}`)
      expect(found.find((one) => one.case === row)?.came).toContain(came)
      expect(code).toBe(1)
    })
  },
)

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
    ['finds nothing at cookies that are for https alone', 0, () => ({})],
    [
      'finds cookies that are not',
      1,
      inCookies((line) => line.replace('; Secure', '').replace('__Host-', '')),
    ],
  ])('%s', async (_what, expected, make) => {
    backend.mistake = make()
    const { code, out } = await conformance('getConfig')
    expect(out.includes('expected  with secure')).toBe(expected === 1)
    expect(code).toBe(expected)
  })
})

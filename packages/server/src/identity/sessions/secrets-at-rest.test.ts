import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn, startTestServer, testBrowser, type TestServer } from '../../testing/index.ts'
import { demo, demoPassword, requestCode } from '../../testing/sign-in-steps.ts'

describe('promise 29: a copy of the database', () => {
  let server: TestServer
  let dump: string
  let known: Record<string, string>
  let codes: string[]
  beforeAll(async () => {
    server = await startTestServer()
    const signedIn = await signIn(server, demo.password, demoPassword)
    const visitor = await testBrowser(server)
    codes = [await requestCode(server, visitor, demo.authenticator)]
    for (const email of [demo.passwordAndCode, demo.authenticatorToSetUp]) {
      codes.push(await requestCode(server, await testBrowser(server), email))
    }
    known = {
      password: demoPassword,
      'session id': signedIn.cookies.get('sessionid') ?? '',
      "visitor's session id": visitor.cookies.get('sessionid') ?? '',
      'CSRF token': signedIn.cookies.get('csrftoken') ?? '',
      "browser's token": signedIn.cookies.get('browserid') ?? '',
      'authenticator key': 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      'recovery code': 'H4TK-9QWM',
      'recovery code without its separator': 'H4TK9QWM',
      'security answer': 'Harbour Wing',
      'API token': 'demo-token-3f9c1b7a5e2d48f6',
    }
    // Delete the mails, which contain the codes: they are in the database only because the test server has no mail
    // server.
    await server.query('truncate outbox_mails')
    const tables = await server.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public'",
    )
    const rows = await Promise.all(
      tables.map(({ name }) =>
        server.query<{ text: string }>(`select row_to_json(t)::text as text from "${name}" t`),
      ),
    )
    // Bytes are printed as hexadecimal digits; also search the text that they encode.
    const text = rows
      .flat()
      .map((row) => row.text)
      .join('\n')
    const spelled = text.replaceAll(/\\\\x([0-9a-f]+)/g, (_, hex: string) =>
      Buffer.from(hex, 'hex').toString('latin1'),
    )
    dump = `${text}\n${spelled}`.toLowerCase()
  })
  afterAll(() => server.close())

  it.each([
    'password',
    'session id',
    "visitor's session id",
    'CSRF token',
    "browser's token",
    'authenticator key',
    'recovery code',
    'recovery code without its separator',
    'security answer',
    'API token',
  ])('holds no %s', (name) => {
    const secret = known[name] ?? ''
    expect(secret.length).toBeGreaterThanOrEqual(6)
    expect(dump.split(secret.toLowerCase())).toHaveLength(1)
  })

  // One code may appear by chance, e.g. in a time or a hash; stored codes would all appear.
  it('holds no mailed code', () => {
    expect(codes.map((code) => code.length)).toEqual([6, 6, 6])
    expect(codes.every((code) => dump.includes(code))).toBe(false)
  })

  it('holds the addresses, so that this looks at the right place', () => {
    expect(dump).toContain(demo.password)
    expect(dump).toContain('$argon2id$v=19$')
  })

  // Tagged `all`, because `npm test` replaces the hash function by one that hashes at the least cost.
  it('holds passwords hashed at their full cost', { tags: 'all' }, () => {
    expect(dump).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
  })
})

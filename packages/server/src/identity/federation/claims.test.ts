import { importJWK, SignJWT, type JWTPayload } from 'jose'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { adminWorld } from '../../testing/admin-steps.ts'
import {
  acmeSignIn,
  beginPath,
  clientOf,
  comeBack,
  goToProvider,
  signInThere,
} from '../../testing/federation-steps.ts'
import { fakeClock, startTestServer, testBrowser, type TestServer } from '../../testing/index.ts'
import { paths } from '../../testing/sign-in-steps.ts'
import { clientSecret, startTestProvider, type TestProvider } from '../../testing/test-provider.ts'

let server: TestServer
let provider: TestProvider
beforeAll(async () => {
  provider = await startTestProvider([])
  server = await startTestServer({
    db: 'postgres',
    importFile: { ...adminWorld, ...acmeSignIn(provider.issuer, { jit: true }) },
    env: { ACME_SECRET: clientSecret },
    clock: fakeClock(new Date()),
  })
  await provider.serve(clientOf(server))
})
afterAll(async () => {
  await server.close()
  await provider.close()
})
beforeEach(() => server.clock.set(new Date()))
afterEach(async () => {
  provider.state.alter = null
  provider.state.answer = null
  await server.query('delete from rate_limits')
  await server.query('delete from external_identities')
})

const refused = (code: string) => `/auth/signin?error=${code}`

/** Makes the provider add these claims to its ID tokens. `undefined` removes a claim. */
function says(claims: JWTPayload) {
  provider.state.alter = async (token) => {
    const own = JSON.parse(
      Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
    ) as JWTPayload
    return new SignJWT({ ...own, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: provider.key().kid ?? '' })
      .sign(await importJWK(provider.key(), 'RS256'))
  }
}

const accounts = async () =>
  (await server.query<{ email: string }>('select email from users order by email')).map(
    ({ email }) => email,
  )

describe('promise 135: what a provider says of a person is no more trusted than a form', () => {
  it.each([
    'a\r\nBcc: z@acme.example',
    'ada@home.example,x@acme.example',
    'x <ada@home.example> @acme.example',
    '"ada@home.example"@acme.example',
    '"ada"@acme.example',
    'ada\\@acme.example',
    'a\u0000b@acme.example',
    'a\u200bb@acme.example',
    'a\u202eb@acme.example',
    'a\u00adb@acme.example',
    '5000 letters@acme.example',
    'nobody',
    7,
    ['ada@acme.example'],
  ])('the address %j', async (given) => {
    const email = given === '5000 letters@acme.example' ? `${'a'.repeat(5000)}@acme.example` : given
    const before = await accounts()
    provider.people = [{ id: 'p-1', email: 'p-1@acme.example' }]
    says({ email, email_verified: true })
    expect((await signInThere(server, provider, 'p-1')).to).toBe(refused('sso_invalid'))
    expect(await accounts()).toEqual(before)
  })

  const names = { NUL: '\u0000', 'a letter beyond ASCII': 'é', '256 letters': 'x'.repeat(256) }

  it.each(Object.entries(names))('the session with %s', async (_, sid) => {
    provider.people = [{ id: 'p-1', email: 'amy@acme.example' }]
    says({ sid, email: 'amy@acme.example', email_verified: true })
    expect((await signInThere(server, provider, 'p-1')).to).toBe(refused('sso_invalid'))
  })

  it.each(Object.entries({ ...names, nothing: '' }))('the person with %s', async (_, sub) => {
    provider.people = [{ id: 'p-1', email: 'amy@acme.example' }]
    says({ sub, email: 'amy@acme.example', email_verified: true })
    expect((await signInThere(server, provider, 'p-1')).to).toBe(refused('sso_invalid'))
    expect(await server.query('select * from external_identities')).toEqual([])
  })

  it('people whose names differ in a space at the end are two', async () => {
    provider.people = [{ id: 'p-1', email: 'amy@acme.example' }]
    says({ sub: 'amy', email: 'amy@acme.example', email_verified: true })
    expect((await signInThere(server, provider, 'p-1')).to).toBe('/')
    says({ sub: 'amy ', email: 'amy@acme.example', email_verified: true })
    expect((await signInThere(server, provider, 'p-1')).to).toBe(refused('sso_other_person'))
  })

  it('names, times and methods that no database takes are left out', async () => {
    provider.people = [{ id: 'p-1', email: 'odd@acme.example' }]
    says({
      email: 'odd@acme.example',
      email_verified: true,
      given_name: '\u0000\u202e\u2028',
      family_name: 'B\u202e\u2066\ud800erg',
      auth_time: 1e300,
      amr: ['pwd\u0000', 'otp'],
    })
    expect((await signInThere(server, provider, 'p-1')).to).toBe('/')
    const [row] = await server.query<{ first_name: string; last_name: string; proven: boolean }>(
      `select first_name, last_name, proven_at > '2000-01-01' as proven
       from users join sessions on user_id = users.id where email = 'odd@acme.example'`,
    )
    expect(row).toEqual({ first_name: 'odd', last_name: 'B\ufffderg', proven: false })
  })
})

describe('the UserInfo endpoint', () => {
  const refuses = (status: number | 'drops') => {
    let asked = 0
    provider.state.answer = async (request, response) => {
      if (!request.url?.startsWith('/me')) return false
      asked += 1
      if (status === 'drops') response.destroy()
      else response.writeHead(status).end()
      return true
    }
    return () => asked
  }

  it.each([401, 403, 'drops'] as const)(
    'that answers %s keeps nobody out whose ID token has it all',
    async (status) => {
      const asked = refuses(status)
      const email = `new-${status}@acme.example`
      provider.people = [{ id: 'p-1', email }]
      says({ email, xms_edov: true, email_verified: undefined })
      expect((await signInThere(server, provider, 'p-1')).to).toBe('/')
      // A person linked to an account can sign in without any other claim, even an address.
      says({ email: undefined, email_verified: undefined })
      expect((await signInThere(server, provider, 'p-1')).to).toBe('/')
      expect(asked()).toBe(0)
    },
  )

  it('is asked for an address that the ID token lacks, and matters then', async () => {
    provider.people = [{ id: 'p-1', email: 'amy@acme.example' }]
    const asked = refuses(403)
    expect((await signInThere(server, provider, 'p-1')).to).toBe(refused('sso_unavailable'))
    expect(asked()).toBe(1)
    provider.state.answer = null
    expect((await signInThere(server, provider, 'p-1')).to).toBe('/')
  })
})

describe('after a refusal that another account may remedy', () => {
  const begin = async (browser: Awaited<ReturnType<typeof testBrowser>>) => {
    const { headers } = await browser.get(beginPath)
    return new URL(headers.get('location') ?? '').searchParams.get('prompt')
  }

  it.each([
    ['sso_domain', { id: 'p-1', email: 'oli@other.example' }],
    ['sso_no_account', { id: 'p-2', email: 'rep@acme.example' }],
    ['sso_other_person', { id: 'p-3', email: 'amy@acme.example' }],
    ['account_disabled', { id: 'p-4', email: 'odo@acme.example' }],
  ] as const)('%s, the provider asks for the account for 15 minutes', async (code, person) => {
    await server.query(
      `update users set email = 'rep@acme.example', email_key = 'rep@acme.example' where id = 'rep'`,
    )
    await server.query(`update users set disabled_at = now() where id = 'odo'`)
    await server.query(
      `insert into external_identities values ('acme-id', 'another', 'amy', now())`,
    )
    provider.people = [person]
    const { browser, to } = await signInThere(server, provider, person.id)
    expect(to).toBe(refused(code))
    expect(await begin(browser)).toBe('select_account')
    // The provider now knows a second person, and the user chooses that one there.
    provider.people = [person, { id: 'a-0', email: 'oda@acme.example' }]
    const choosing = await browser.get(beginPath)
    provider.state.person = 'a-0'
    const back = await goToProvider(browser, choosing.headers.get('location') ?? '')
    expect((await comeBack(browser.clone(), back)).to).toBe('/')
    server.clock.advance(890)
    expect(await begin(browser)).toBe('select_account')
    // The server has the provider ask for the account only in the browser whose sign-in was refused.
    expect(await begin(await testBrowser(server))).toBeNull()
    server.clock.advance(20)
    expect(await begin(browser)).toBeNull()
    server.clock.set(new Date())
  })

  it('and not after a sign-in that the provider refuses, lest it cannot ask', async () => {
    provider.people = [{ id: 'p-1', email: 'oli@other.example' }]
    const { browser } = await signInThere(server, provider, 'p-1')
    provider.state.person = 'nobody'
    const begun = await browser.get(beginPath)
    const back = await goToProvider(browser, begun.headers.get('location') ?? '')
    expect((await comeBack(browser, back)).to).toBe(refused('sso_refused'))
    expect(await begin(browser)).toBeNull()
  })

  it('a provider that cannot ask for the account asks for the sign-in', async () => {
    provider.people = [{ id: 'p-1', email: 'oli@other.example' }]
    const { browser } = await signInThere(server, provider, 'p-1')
    provider.state.answer = async (request, response) => {
      if (!request.url?.startsWith('/.well-known/')) return false
      provider.state.answer = null
      const metadata = await (await fetch(provider.issuer + request.url)).json()
      const body = { ...(metadata as object), prompt_values_supported: ['none', 'login'] }
      response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
      return true
    }
    expect(await begin(browser)).toBe('login')
  })
})

describe('the way back', () => {
  const signInTo = async (next: string) => (await signInThere(server, provider, 'p-1', { next })).to

  it('has 8,192 characters, a fragment among them', async () => {
    provider.people = [{ id: 'p-1', email: 'amy@acme.example' }]
    const long = `/dv/one/?f=${'a=b&c '.repeat(1300)}`
    const fragment = '#/question/7?x=é'
    for (const next of [
      `/dv/one/${fragment}`,
      long.slice(0, 2500),
      long.slice(0, 8192 - 16) + fragment,
    ])
      expect(decodeURIComponent(await signInTo(next))).toBe(next)
  })

  it('that is longer leads home, and a page says so first', async () => {
    provider.people = [{ id: 'p-1', email: 'amy@acme.example' }]
    const browser = await testBrowser(server)
    const page = await browser.get(`${beginPath}?next=/${'a'.repeat(8192)}`)
    expect(page.status).toBe(200)
    expect(page.text).toContain('you arrive at the home page')
    const [, link = ''] = /href="([^"]+confirm=[^"]+)"/.exec(page.text) ?? []
    const begun = await browser.get(link.replaceAll('&amp;', '&'))
    expect(begun.headers.get('location')).toContain(provider.issuer)
  })

  it('promise 136: does not lead into a call', async () => {
    provider.people = [{ id: 'p-1', email: 'amy@acme.example' }]
    expect(await signInTo('/auth_api/v1/accounts/login/oidc/other-id/')).toBe('/')
    expect(await signInTo('/auth_api/v1/gate/one/enter/?to=%2Fa')).toBe(
      '/auth_api/v1/gate/one/enter/?to=%2Fa',
    )
  })
})

it('an address that somebody opens is answered with a page', async () => {
  const browser = await testBrowser(server)
  for (const [path, status, words] of [
    [`${beginPath}?email=a&email=b`, 400, 'This link leads nowhere'],
    [beginPath.replace('acme-id', 'x'.repeat(201)), 400, 'This link leads nowhere'],
    [`${beginPath}?next=%00`, 400, 'This link leads nowhere'],
  ] as const) {
    const answer = await browser.get(path)
    expect([path, answer.status]).toEqual([path, status])
    expect(answer.headers.get('content-type')).toContain('text/html')
    expect(answer.text).toContain(words)
  }
  const german = await browser.get(`${beginPath}?next=%00`, { 'accept-language': 'de' })
  expect(german.text).toContain('Dieser Link führt ins Leere')
  expect((await browser.get(paths.authenticated)).status).toBe(401)
})

import { allCalls, type Call } from '@vestibule/api-client/contract'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  startTestServer,
  testBrowser,
  type TestBrowser,
  type TestServer,
} from '../../testing/index.ts'
import { assertionFor, loginBy, passkeyOf } from '../../testing/passkey-steps.ts'
import { demoPassword } from '../../testing/sign-in-steps.ts'

const everything = Object.entries(allCalls).map(([name, call]) => ({ name, call: call as Call }))
const withBody = everything.filter(({ call }) => call.body !== undefined)
const withQuery = everything.filter(({ call }) => call.query !== undefined)
const bareReads = everything.filter(
  ({ call }) => call.endpoint.method === 'GET' && call.endpoint.shape === 'bare',
)

/** A user who may make every call after showing a passkey. */
const root = {
  email: 'root@vestibule.example',
  first_name: 'Root',
  last_name: 'Vale',
  organization: 'vestibule',
  sign_in_method: 'password',
  password: demoPassword,
  can_impersonate: true,
  roles: [{ role: 'docs-admin' }, { role: 'platform-admin', app_name: 'admin' }],
  eulas_accepted: ['terms-of-use', 'data-use-agreement'],
} as const

/** Strings that commonly break programs. */
const hostile = [
  "' or '1'='1' --",
  "'; drop table users; --",
  '1) union select null, version() --',
  '${7*7}{{7*7}}',
  '../../../../etc/passwd',
  '%00',
  '\u0000',
  '\r\nSet-Cookie: x=1',
  '<script>alert(1)</script>',
  '\u202e\u0300\ud83d\udc69\u200d\ud83d\udd2c',
  '\ud800',
  'A'.repeat(20_000),
  'NaN',
  '-1',
  '9'.repeat(400),
]
const wrongTypes = [
  null,
  true,
  0,
  -1,
  1e308,
  [],
  [[]],
  ['a', 'b'],
  {},
  { $ne: 1 },
  '',
  'x'.repeat(9000),
]

const pathOf = (call: Call, value: string = 'x1') =>
  call.endpoint.path.replace(/:\w+/g, () => encodeURIComponent(value.toWellFormed()))

function fieldsOf(schema: unknown): string[] {
  const { entries, options } = schema as { entries?: object; options?: unknown[] }
  return entries === undefined ? (options ?? []).flatMap(fieldsOf) : Object.keys(entries)
}

describe('every call of the contract', () => {
  let server: TestServer
  let browser: TestBrowser
  let passkey: Awaited<ReturnType<typeof passkeyOf>>
  beforeAll(async () => {
    // Five thousand requests: on PostgreSQL they take half as long as on the embedded database.
    server = await startTestServer({ db: 'postgres' })
    await server.import({ users: [root] })
    passkey = await passkeyOf(server, root.email)
  })
  beforeEach(async () => {
    // Some of the calls end the session, others use up a limit of 15 minutes. Signing in again
    // also gives a fresh proof.
    server.clock.advance(901)
    browser = await testBrowser(server)
    const { status, text } = await loginBy(browser, await assertionFor(browser, passkey))
    if (status !== 200) throw new Error(text)
  })
  afterAll(() => server.close())

  const send = async (call: Call, path: string, body?: unknown) => {
    const method = call.endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'
    return method === 'get' ? browser.get(path) : browser[method](path, body)
  }

  it.each(bareReads)('promise 65: $name is stored nowhere', async ({ call }) => {
    const answer = await send(call, pathOf(call))
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it.each(withBody)(
    'promise 67: $name takes no wrong type for an answer',
    { tags: 'all' },
    async ({ call }) => {
      const bodies = [
        ...wrongTypes,
        ...fieldsOf(call.body).flatMap((field) => wrongTypes.map((value) => ({ [field]: value }))),
      ]
      for (const body of bodies) {
        const answer = await send(call, pathOf(call), body)
        expect([body, answer.status < 500 || answer.text]).toEqual([body, true])
      }
    },
  )

  it.each(everything)(
    'promise 68: $name stays calm at hostile text',
    { tags: 'all' },
    async ({ call }) => {
      for (const text of hostile) {
        const body = Object.fromEntries(
          fieldsOf(call.body ?? v.object({})).map((name) => [name, text]),
        )
        const query = new URLSearchParams(
          fieldsOf(call.query ?? v.object({})).map((name): [string, string] => [name, text]),
        )
        const answer = await send(
          call,
          `${pathOf(call, text.slice(0, 2000))}?${query.toString()}`,
          body,
        )
        expect([text.slice(0, 40), answer.status < 500 || answer.status]).toEqual([
          text.slice(0, 40),
          true,
        ])
        expect(answer.headers.get('set-cookie') ?? '').not.toContain('x=1')
      }
    },
  )

  it.each(withQuery)('promise 39: $name takes no parameter twice', async ({ call }) => {
    const name = fieldsOf(call.query)[0] ?? ''
    const answer = await send(call, `${pathOf(call)}?${name}=a&${name}=b`)
    expect(answer.status).toBe(400)
  })
})

import { adminCalls, userActions, type Call, type UserAction } from '@vestibule/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestBrowser, type TestServer } from '../testing/index.ts'
import { adminPath, adminWorld, signInByPasskey } from '../testing/admin-steps.ts'

type Actor = 'pam' | 'sue' | 'aud' | 'oda'

/**
 * Who may take each action, as docs/operating.md says of each role. pam: platform-admin, sue: support, oda:
 * organization-admin; aud, an auditor, may change nothing.
 */
const mayDo: Readonly<Record<UserAction, readonly Actor[]>> = {
  invite_again: ['pam', 'sue', 'oda'],
  send_reset_link: ['pam', 'sue'],
  reset_second_factor: ['pam', 'sue'],
  remove_passkey: ['pam', 'sue'],
  end_session: ['pam', 'sue'],
  end_sessions: ['pam', 'sue'],
  unlock: ['pam', 'sue', 'oda'],
  disable: ['pam', 'oda'],
  enable: ['pam', 'oda'],
  set_name: ['pam'],
  set_email: ['pam'],
  set_sign_in_method: ['pam'],
  move: ['pam'],
  add_role: ['pam'],
  remove_role: ['pam'],
}
const holdMore: Readonly<Record<Actor, readonly string[]>> = {
  pam: [],
  sue: ['pat', 'rep'],
  aud: ['pat', 'rep'],
  oda: ['pat', 'sam', 'rep'],
}
const targets = ['pat', 'sam', 'rep', 'odo', 'amy', 'oli']
const elsewhere = ['pat', 'sam', 'rep', 'oli']

function expected(actor: Actor, action: UserAction, target: string) {
  if (!mayDo[action].includes(actor)) return 'forbidden'
  if (actor === 'oda' && elsewhere.includes(target)) return 'not_found'
  return holdMore[actor].includes(target) ? 'forbidden' : null
}

const handle = '11111111-1111-4111-8111-111111111111'

// These tests run on one database only: `never-possible.test.ts` changes accounts on PostgreSQL and PGlite.
describe('who may change an account', () => {
  let server: TestServer
  const browsers = {} as Record<Actor, TestBrowser>
  beforeAll(async () => {
    server = await startTestServer({ importFile: adminWorld })
    await server.query('update users set imported = false')
    await server.query('update user_roles set imported = false')
    for (const actor of ['pam', 'sue', 'aud', 'oda'] as const)
      browsers[actor] = await signInByPasskey(server, actor)
  })
  afterAll(() => server.close())

  let count = 0
  /** Brings the account into the state that the action needs; returns the request body. */
  async function arrange(action: UserAction, target: string) {
    count += 1
    const user = `id = '${target}'`
    const run = (statement: string) => server.query(statement)
    await run('delete from rate_limits')
    await run(`delete from passkeys where user_${user}`)
    await run(
      `update users set disabled_at = ${action === 'enable' ? 'now()' : 'null'} where ${user}`,
    )
    await run(
      `update users set sign_in_method = 'password', password_hash = ${action === 'invite_again' ? 'null' : `'x'`} where ${user}`,
    )
    if (action === 'reset_second_factor')
      await run(
        `insert into authenticators values ('${target}', '\\x00', null, now()) on conflict do nothing`,
      )
    if (action === 'remove_passkey')
      await run(
        `insert into passkeys values ('key-${target}', '${target}', 'localhost', '\\x00', 0, '[]', '', 'Key', true, true, now(), null) on conflict do nothing`,
      )
    if (action === 'end_session')
      await run(
        `insert into sessions (id_hash, user_id, ip, user_agent, created_at, expires_at, handle)
         values ('\\x${count.toString(16).padStart(8, '0')}', '${target}', '', '', now(), now() + interval '9 years', '${handle}')`,
      )
    if (action === 'remove_role')
      await run(
        `insert into user_roles (user_id, role) values ('${target}', 'editor') on conflict do nothing`,
      )
    const bodies: Partial<Record<UserAction, object>> = {
      reset_second_factor: { reason: 'I called' },
      remove_passkey: { passkey_id: `key-${target}` },
      end_session: { session_id: handle },
      set_name: { first_name: target, last_name: `Person ${count}` },
      set_email: { email: `${target}-${count}@new.example` },
      set_sign_in_method: { sign_in_method: 'password_and_email_otp' },
      move: {
        organization: elsewhere.slice(0, 3).includes(target)
          ? 'home'
          : target === 'oli'
            ? 'other'
            : 'acme',
      },
      add_role: { role: 'editor' },
      remove_role: { role: 'editor' },
    }
    return bodies[action] ?? {}
  }

  it.each(['pam', 'sue', 'aud', 'oda'] as const)(
    'promise 117: %s, each action on each kind of person',
    async (actor) => {
      for (const action of userActions)
        for (const target of targets) {
          const body = await arrange(action, target)
          const before = await server.query<{ n: number }>(
            'select count(*)::int as n from audit_events',
          )
          const answer = await browsers[actor].post(`${adminPath}/users/${target}/${action}/`, body)
          const case_ = `${actor} ${action} ${target}`
          expect([case_, answer.code]).toEqual([case_, expected(actor, action, target)])
          const recorded = await server.query<{ n: number; detail: { by?: string } }>(
            'select (select count(*)::int from audit_events) as n, detail from audit_events order by id desc limit 1',
          )
          const made = (recorded[0]?.n ?? 0) - (before[0]?.n ?? 0)
          const isDone = answer.code === null
          expect([case_, made, isDone ? recorded[0]?.detail.by : actor]).toEqual([
            case_,
            isDone ? 1 : 0,
            actor,
          ])
          await server.query(`delete from sessions where handle = '${handle}'`)
        }
    },
  )
})

it('promise 119: no call of administration takes or tells a password, a code or a link', () => {
  const names = (schema: unknown): string[] => {
    if (typeof schema !== 'object' || schema === null) return []
    const entries = 'entries' in schema ? Object.keys(schema.entries as object) : []
    // The schemas of nested objects and lists are among the properties of the outer schema.
    return entries.concat(...Object.values(schema).map((one) => names(one)))
  }
  const found = Object.values(adminCalls as Record<string, Call>).flatMap(({ endpoint, body }) =>
    names(endpoint.answer).concat(names(body)),
  )
  expect(found).toContain('email')
  expect(
    new Set(found.filter((name) => /password|secret|token|link|hash|code/.test(name))),
  ).toEqual(
    // Harmless fields: when a password was changed, counts of tokens and codes, codes of obstacles and of support, and
    // which settings are secret (without values).
    new Set([
      'password',
      'api_tokens',
      'app_tokens',
      'recovery_codes_left',
      'code',
      'support_code',
      'is_secret',
      // Write-only: the secret for the identity provider can be set, but is never returned.
      'client_secret',
      'has_client_secret',
    ]),
  )
})

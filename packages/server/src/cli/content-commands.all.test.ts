import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { adminWorld } from '../testing/admin-steps.ts'
import { startTestServer, type TestServer } from '../testing/index.ts'
import { environmentOf, jsonOf, runCommand } from '../testing/run-command.ts'

let server: TestServer
let env: Record<string, string>
let folder: string
beforeEach(async () => {
  server = await startTestServer({ db: 'postgres', importFile: adminWorld })
  env = environmentOf(server)
  folder = await mkdtemp(join(tmpdir(), 'vestibule-content-'))
})
afterEach(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const vestibule = (...args: string[]) => runCommand(args, env)
const json = async (...args: string[]) => jsonOf(await vestibule(...args, '--json'))
const events = async () =>
  (await server.query<{ event: string }>('select event from audit_events order by id')).map(
    ({ event }) => event,
  )

describe('what administration can do with content', () => {
  it('vestibule resources does: lists, shows, gives and takes access', async () => {
    expect(await json('resources', 'list')).toMatchObject([
      { id: 'AppResource:one', organizations: 1 },
      { id: 'AppResource:two', organizations: 0 },
    ])
    const two = ['AppResource:two', '--organization', 'other']
    expect(await vestibule('resources', 'give', ...two)).toMatchObject({ code: 0, err: '' })
    await vestibule('resources', 'give', 'AppResource:two', '--user', 'amy@acme.example')
    expect(await json('resources', 'show', 'AppResource:two')).toMatchObject({
      resourcetype: 'AppResource',
      grants: [{ organization: { id: 'other' } }, { user: { email: 'amy@acme.example' } }],
    })
    expect((await vestibule('resources', 'show', 'AppResource:two')).out).toMatch(
      /May open it +other \(operator\)/,
    )
    expect((await vestibule('resources', 'take', ...two, '--reason', 'Over')).code).toBe(0)
    expect(
      await vestibule('resources', 'take', 'AppResource:one', '--organization', 'acme'),
    ).toMatchObject({
      code: 1,
      err: expect.stringContaining('import') as string,
    })
    const amy = ['AppResource:two', '--user', 'amy@acme.example', '--until']
    expect((await vestibule('resources', 'extend', ...amy, '2099-12-31')).code).toBe(0)
    expect((await vestibule('resources', 'show', 'AppResource:two')).out).toContain(
      'amy@acme.example until 2099-12-31',
    )
    expect((await vestibule('grants', '--ends-within', '9999')).out).toBe('')
    expect((await vestibule('resources', 'extend', ...amy, '2099-02-30')).code).toBe(1)
    expect((await vestibule('grants', '--ends-within', 'soon')).code).toBe(2)
    expect((await vestibule('resources', 'give', 'AppResource:two')).code).toBe(2)
    expect((await vestibule('resources', 'show', 'AppResource:none')).code).toBe(1)
    expect(await events()).toEqual([
      'access_given',
      'access_given',
      'access_taken',
      'access_renewed',
    ])
  })

  it('vestibule terms does: publishes, lists and shows', async () => {
    const file = join(folder, 'terms.json')
    const translations = { de: { name: 'Bedingungen', content: '<p>Ja</p>' } }
    await writeFile(file, JSON.stringify({ name: 'Terms', content: '<p>Yes</p>', translations }))
    expect((await vestibule('terms', 'list')).err).toBe('No terms.')
    const published = await vestibule('terms', 'publish', file)
    expect(published).toMatchObject({ code: 0, err: '' })
    const id = /^Published as (\S+)\.$/.exec(published.out)?.[1] ?? ''
    expect(await json('terms', 'list')).toMatchObject([{ id, state: 'in_force', accepted: 0 }])
    expect(await json('terms', 'show', id)).toMatchObject({ content: '<p>Yes</p>', translations })
    await writeFile(file, JSON.stringify({ name: '', content: 1 }))
    expect(await vestibule('terms', 'publish', file)).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^name: [^]*content: /) as string,
    })
    expect((await vestibule('terms', 'publish', join(folder, 'none'))).err).toMatch(
      /there is no such file/,
    )
    expect(await events()).toEqual(['terms_published'])
  })

  it('vestibule providers does: sets, lists, shows and removes', async () => {
    env = { ...env, OWN_SECRET: 'a secret of the provider' }
    const named = ['--issuer', 'https://id.acme.example', '--client-id', 'vestibule']
    const set = (...more: string[]) => vestibule('providers', 'set', 'acme', ...more)
    expect((await set('--name', 'Acme', ...named)).code).toBe(1)
    expect((await set('--name', 'Acme', ...named, '--client-secret', 'open')).code).toBe(2)
    expect(
      await set('--name', 'Acme', ...named, '--client-secret', 'env:OWN_SECRET'),
    ).toMatchObject({
      code: 0,
      err: '',
    })
    expect((await set('--jit', 'true', '--name', 'Acme people')).code).toBe(0)
    expect(await json('providers', 'list')).toMatchObject([
      { organization: 'acme', name: 'Acme people', issuer: 'https://id.acme.example', jit: true },
    ])
    const shown = await vestibule('providers', 'show', 'acme')
    expect(shown.out).toMatch(/^client_id +vestibule$/m)
    expect(shown.out).not.toContain('a secret')
    // The provider cannot be made the only way to sign in, because no administrator has tried to sign in by it.
    expect((await set('--enforced', 'true')).code).toBe(1)
    expect((await vestibule('providers', 'remove', 'acme')).code).toBe(0)
    expect((await vestibule('providers', 'show', 'acme')).code).toBe(1)
    expect(await events()).toEqual([
      'identity_provider_saved',
      'identity_provider_saved',
      'identity_provider_removed',
    ])
  })

  it('everybody is signed out, and older events are deleted, by commands that are recorded', async () => {
    await server.query(
      `insert into sessions (id_hash, handle, user_id, factors, ip, user_agent, created_at, expires_at)
       select decode(md5(id), 'hex'), gen_random_uuid(), id, '[]', '', '', now(), now() + interval '1 day' from users`,
    )
    await server.query(
      `insert into audit_events (at, event, ip, request_id, detail)
       select at, 'signed_in', '', 'x', '{}' from (values ('2020-01-31T23:59:59Z'::timestamptz), ('2020-02-01'), (now())) as of(at)`,
    )
    expect(await json('sessions', 'list', '--search', 'amy')).toMatchObject([
      { user: { id: 'amy' }, organization: { id: 'acme' }, own: false },
    ])
    expect((await vestibule('sessions', 'list')).out.split('\n')).toHaveLength(10)
    expect((await vestibule('sessions', 'end')).code).toBe(2)
    expect((await vestibule('sessions', 'end', '--all')).out).toMatch(/^10 sessions have ended/)
    expect(await server.query('select 1 from sessions')).toEqual([])
    expect((await vestibule('audit', 'prune', '--before', '2020-02-30')).code).toBe(2)
    expect((await vestibule('audit', 'prune', '--before', '2999-01-01')).code).toBe(2)
    expect((await vestibule('audit', 'verify', '--expect', 'none')).code).toBe(2)
    expect((await vestibule('audit', 'verify')).out).toMatch(/^No event is sealed yet/)
    expect((await vestibule('audit', 'prune', '--before', '2020-02-01')).out).toBe(
      '1 events before 2020-02-01 are deleted.',
    )
    expect(await events()).toEqual(['signed_in', 'signed_in', 'sessions_ended', 'events_pruned'])
    expect(
      await server.query(`select after from audit_events where event = 'events_pruned'`),
    ).toEqual([{ after: { before: '2020-02-01T00:00:00.000Z', events: 1 } }])
    expect((await vestibule('audit', 'verify')).out).toMatch(
      /^0 events are as they were sealed.*\n1 were deleted by vestibule audit prune\.\n4 newer ones are not/,
    )
  })
})

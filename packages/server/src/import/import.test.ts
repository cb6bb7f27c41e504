import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { demoFile } from '../cli/demo.ts'
import { databases } from '../testing/databases.ts'
import { signIn, startTestServer, testBrowser, type TestServer } from '../testing/index.ts'
import { demo, demoPassword, login, paths, provePassword } from '../testing/sign-in-steps.ts'

const user = {
  email: 'eve@o.example',
  first_name: 'Eve',
  last_name: 'Stone',
  organization: 'o',
  sign_in_method: 'password',
  password: demoPassword,
} as const
const organizations = [{ id: 'o', name: 'O', is_internal: true }]

const partner = { id: 'p', name: 'P' }
const dataset = (resourcetype: string, data_partner: unknown) => ({
  to: ['o'],
  resourcetype,
  resource: { name: 'd', display_name: 'D', data_partner },
})

describe.each(databases)('importing (%s)', (db) => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ db, env: { IN_A_FILE_FILE: '/nowhere' } })
  })
  afterEach(() => server.close())

  const dump = async () => {
    const tables = await server.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' order by 1",
    )
    const rows = tables.map(async ({ name }) => {
      const found = await server.query<{ row: string }>(
        `select row_to_json(t)::text as row from "${name}" t`,
      )
      return [name, found.map(({ row }) => row).toSorted()] as const
    })
    return Object.fromEntries(await Promise.all(rows))
  }

  it('the same file again changes nothing', async () => {
    const before = await dump()
    await server.import(JSON.parse(readFileSync(demoFile, 'utf8')) as object)
    expect(await dump()).toEqual(before)
  })

  it('refuses a domain of another organisation, and a provider whose secret it does not find', async () => {
    const provider = {
      organization: 'halden',
      name: 'Halden ID',
      issuer: 'https://id.halden.example',
      client_id: 'vestibule',
      client_secret: 'env:NOT_SET',
    }
    await server.import({ domains: [{ domain: 'Halden.example', organization: 'halden' }] })
    const refused = server.import({
      domains: [
        { domain: 'halden.example', organization: 'northfield' },
        { domain: 'x.example', organization: 'nobody' },
      ],
      identity_providers: [
        provider,
        { ...provider, organization: 'northfield', client_secret: undefined },
        { ...provider, organization: 'fenwick', client_secret: 'env:IN_A_FILE' },
      ],
    })
    await expect(refused).rejects.toMatchObject({
      mistakes: [
        'domains[0].domain: belongs to halden already',
        'domains[1].organization: there is no organization nobody',
        'identity_providers[0].client_secret: NOT_SET is not set',
        'identity_providers[1].client_secret: is missing',
        'identity_providers[2].client_secret: IN_A_FILE cannot be read from /nowhere (IN_A_FILE_FILE): there is no such file',
      ],
    })
  })

  it('is all or nothing, and names what it misses', async () => {
    const before = await dump()
    const attempt = server.import({
      organizations,
      users: [user, { ...user, email: 'f@o.example', organization: 'p' }],
      resources: [
        {
          to: ['o', 'q'],
          to_users: [demo.password, 'f@o.example', 'nobody@o.example'],
          resourcetype: 'AppResource',
          resource: { url: 'x' },
        },
      ] as never,
    })
    await expect(attempt).rejects.toMatchObject({
      mistakes: [
        'users[1].organization: there is no organization p',
        'resources[0].to[1]: there is no organization q',
        'resources[0].to_users[2]: there is no user nobody@o.example',
      ],
    })
    expect(await dump()).toEqual(before)
  })

  it(
    'takes more users than one statement has parameters, and names the last of them',
    { tags: 'all' },
    async () => {
      const people = Array.from({ length: 70_000 }, (_, n) => ({
        ...user,
        id: `u${n}`,
        email: `u${n}@o.example`,
        password: undefined,
      }))
      const first = { ...user, organization: 'nobody' }
      const last = { ...user, email: 'z@o.example', organization: 'nothing' }
      await expect(
        server.import({ organizations, users: [first, ...people, last] }),
      ).rejects.toMatchObject({
        mistakes: [
          'users[0].organization: there is no organization nobody',
          'users[70001].organization: there is no organization nothing',
        ],
      })
      await server.import({ organizations, users: people.slice(0, 5001) })
      const [stored] = await server.query<{ id: string }>(
        "select id from users where email = 'u5000@o.example'",
      )
      expect(stored?.id).toBe('u5000')
    },
  )

  it('refuses the id of an account for another address', async () => {
    await server.import({ organizations, users: [{ ...user, id: 'u1' }] })
    const before = await dump()
    const attempt = server.import({
      users: [
        { ...user, email: 'f@o.example' },
        { ...user, email: 'g@o.example', id: 'u1' },
      ],
    })
    await expect(attempt).rejects.toMatchObject({
      mistakes: ['users[1].id: belongs to eve@o.example, and an import changes no address'],
    })
    expect(await dump()).toEqual(before)
    await server.import({ users: [{ ...user, email: 'EVE@o.example', id: 'u1' }] })
  })

  it('takes one data partner in two sellers, and a dataset of nobody', async () => {
    const seller = { name: 'S', data_partners: [partner] }
    await server.import({
      organizations,
      sellers: [
        { ...seller, id: 's' },
        { ...seller, id: 't' },
      ],
      resources: [dataset('DatasetResource', null)] as never,
    })
    expect(
      await server.query("select 1 from seller_data_partners where data_partner_id = 'p'"),
    ).toHaveLength(2)
  })

  it('updates what there is and leaves what the file does not name', async () => {
    await server.import({ organizations, users: [user] })
    const eve = await signIn(server, user.email, demoPassword)
    await server.import({ users: [{ ...user, password: undefined, last_name: 'Rock' }] })
    expect((await eve.get(paths.me)).data).toMatchObject({ last_name: 'Rock' })
    expect((await login(await testBrowser(server), user.email)).status).toBe(200)
    expect((await login(await testBrowser(server), demo.password)).status).toBe(200)
    await server.import({
      users: [{ ...user, password: 'Another-Door-9!', sign_in_method: 'password_and_email_otp' }],
    })
    const changed = await testBrowser(server)
    expect((await provePassword(changed, user.email)).code).toBe('invalid_credentials')
    expect((await provePassword(changed, user.email, 'Another-Door-9!')).status).toBe(200)
  })

  it('a changed text of terms asks for a new acceptance; an unchanged one does not', async () => {
    const ada = await signIn(server, demo.password, demoPassword)
    const pending = async () =>
      ((await ada.get(paths.me)).data as { eulas_not_accepted: string[] }).eulas_not_accepted
    expect(await pending()).toEqual([])
    await server.import({ eulas: [{ id: 'terms-of-use', name: 'Terms', content: '<p>New.</p>' }] })
    expect(await pending()).toEqual(['terms-of-use'])
    expect((await ada.get(paths.resources)).code).toBe('eula_required')
  })

  it('keeps no script of terms', async () => {
    const content =
      '<h1>A</h1><script>alert(1)</script><p onclick="x()" style="position:fixed">B</p><a href="javascript:x">C</a><svg onload=x()>'
    await server.import({ eulas: [{ id: 'e', name: 'E', content }] })
    const [row] = await server.query<{ content: string }>(
      "select content from eulas where id = 'e'",
    )
    expect(row?.content).toBe('<h1>A</h1><p>B</p><a rel="noopener noreferrer">C</a>')
  })
})

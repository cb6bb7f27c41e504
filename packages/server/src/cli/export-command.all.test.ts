import {
  chmod,
  link,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startTestServer, testBrowser, type TestServer } from '../testing/index.ts'
import { environmentOf, runCommand } from '../testing/run-command.ts'
import { demo, login } from '../testing/sign-in-steps.ts'

let server: TestServer
let env: Record<string, string>
let folder: string
beforeEach(async () => {
  server = await startTestServer({ db: 'postgres' })
  env = environmentOf(server)
  folder = await mkdtemp(join(tmpdir(), 'vestibule-export-'))
})
afterEach(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

/** Returns all rows of all tables. */
async function everything(of: TestServer) {
  const tables = await of.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  )
  const rows = await Promise.all(
    tables.map(async ({ name }) => {
      const all = await of.query<{ row: unknown }>(
        `select to_jsonb(t) as row from "${name}" t order by to_jsonb(t)::text`,
      )
      return [name, all.map(({ row }) => row)] as const
    }),
  )
  return Object.fromEntries(rows)
}

describe('vestibule export', () => {
  it('writes what, imported again, changes nothing', async () => {
    const file = join(folder, 'all.json')
    await server.query(
      `insert into resource_user_grants
       select r.id, u.id from resources r, users u
       where r.id = 'AppResource:access-review' and u.email in ('${demo.staff}', '${demo.docsAdmin}')`,
    )
    const before = await everything(server)
    const exported = await runCommand(['export', file], env)
    expect(exported).toMatchObject({ code: 0, err: '' })
    expect(exported.out).toMatch(/14 users/)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await runCommand(['import', file], env)).toMatchObject({ code: 0, err: '' })
    expect(await everything(server)).toEqual(before)
    const again = join(folder, 'again.json')
    await runCommand(['export', again], env)
    expect(await readFile(again, 'utf8')).toBe(await readFile(file, 'utf8'))
    const granted = /"user": "dana@[^}]+false\s+\},\s+\{\s+"user": "sam@/
    expect(await readFile(again, 'utf8')).toMatch(granted)
  })

  it('writes the same to the terminal', async () => {
    const file = join(folder, 'all.json')
    await runCommand(['export', file], env)
    const written: string[] = []
    const stdout = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      written.push(String(text))
      return true
    })
    const { code } = await runCommand(['export', '-'], env).finally(() => stdout.mockRestore())
    expect(code).toBe(0)
    expect(written.join('')).toBe(await readFile(file, 'utf8'))
  })

  it('writes ids that belong to their addresses: with another one, nothing is imported', async () => {
    const file = join(folder, 'all.json')
    await runCommand(['export', file], env)
    const before = await everything(server)
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replace(`"email": "${demo.password}"`, '"email": "new@o.example"'))
    expect(await runCommand(['import', file], env)).toEqual({
      code: 1,
      out: '',
      err: expect.stringMatching(
        /^Nothing was imported:\n {2}users\[\d+\]\.id: belongs to \S+, and an import changes no address$/,
      ) as string,
    })
    expect(await everything(server)).toEqual(before)
  })

  it('holds no secret, and fills an empty database with the rest', async () => {
    const file = join(folder, 'all.json')
    await runCommand(['export', file], env)
    const text = await readFile(file, 'utf8')
    expect(text).not.toMatch(/argon2|Quiet-Doorway|JBSWY3DP|password_hash|totp_secret|token-/i)

    const other = await startTestServer({ db: 'postgres', importFile: file })
    const rowsOf = async (of: TestServer) => {
      const {
        organizations,
        resources,
        resource_user_grants,
        documents,
        user_roles,
        virtual_cohorts,
        users,
      } = await everything(of)
      const ids = users?.map((row) => (row as { id: string }).id)
      return {
        organizations,
        resources,
        resource_user_grants,
        user_roles,
        virtual_cohorts,
        ids,
        count: documents?.length,
      }
    }
    expect(await rowsOf(other)).toEqual(await rowsOf(server))
    const refused = await login(await testBrowser(other), demo.password)
    await other.close()
    expect(refused.code).toBe('invalid_credentials')
  })

  it('leaves a file that it replaces to its owner alone', async () => {
    const file = join(folder, 'all.json')
    await writeFile(file, 'old')
    await chmod(file, 0o644)
    await link(file, join(folder, 'opened-before.json'))
    await symlink(file, join(folder, 'latest.json'))
    const replaced = await runCommand(['export', join(folder, 'latest.json'), '--force'], env)
    expect(replaced).toMatchObject({ code: 0, err: '' })
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await readFile(file, 'utf8')).toContain(demo.password)
    expect(await readFile(join(folder, 'opened-before.json'), 'utf8')).toBe('old')
    expect(await readdir(folder)).toHaveLength(3)
    expect((await runCommand(['export', '/dev/null', '--force'], env)).code).toBe(0)
    expect((await stat('/dev/null')).isFile()).toBe(false)
  })

  it('replaces a file only if it is told to, and says how it is used', async () => {
    const file = join(folder, 'all.json')
    await runCommand(['export', file], env)
    const again = await runCommand(['export', file], env)
    expect(again).toMatchObject({ code: 2, err: expect.stringContaining('--force') as string })
    expect((await runCommand(['export', file, '--force'], env)).code).toBe(0)
    expect((await runCommand(['export'])).code).toBe(2)
    expect((await runCommand(['export', '--help'])).out).toMatch(/^Usage: vestibule export/)
  })
})

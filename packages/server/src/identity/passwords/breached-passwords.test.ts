import { hash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { signIn, startTestServer, testBrowser, type TestServer } from '../../testing/index.ts'
import { jsonOf, runCommand } from '../../testing/run-command.ts'
import { demo, login, paths, requestCode, verifyCode } from '../../testing/sign-in-steps.ts'
import { isBreached } from './breached-passwords.ts'

const folder = mkdtempSync(join(tmpdir(), 'vestibule-breached-'))
afterAll(() => rmSync(folder, { recursive: true }))

const sha1 = (text: string) => hash('sha1', text).toUpperCase()
function fileOf(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

describe('a file of breached passwords', () => {
  const listed = Array.from({ length: 999 }, (_, n) => `listed ${n}`)
  const hashes = listed.map(sha1).toSorted()
  const counted = hashes.map((line, n) => `${line}:${3 ** (n % 20)}`)

  it.each([
    ['as Have I Been Pwned writes it', `${counted.join('\r\n')}\r\n`],
    ['without an end of its last line', counted.join('\r\n')],
    ['of hashes alone', `${hashes.join('\n')}\n`],
    ['in lower case', hashes.join('\n').toLowerCase()],
  ])(
    '%s: promise 113: each password is found, and no other',
    { tags: 'all' },
    async (name, text) => {
      const file = fileOf(name, text)
      const missed = []
      for (const password of listed) if (!(await isBreached(file, password))) missed.push(password)
      expect(missed).toEqual([])
      for (let n = 0; n < 200; n += 1) expect(await isBreached(file, `other ${n}`)).toBe(false)
    },
  )

  it('of one line, and an empty one, are searched; what holds something else is not', async () => {
    expect(await isBreached(fileOf('one', sha1('one')), 'one')).toBe(true)
    expect(await isBreached(fileOf('one', sha1('one')), 'two')).toBe(false)
    expect(await isBreached(fileOf('empty', ''), 'one')).toBe(false)
    for (const text of ['x'.repeat(2000), `${sha1('one')} 5\n`, 'one\ntwo\n']) {
      await expect(isBreached(fileOf('other', text), 'one')).rejects.toThrow('no line with a SHA-1')
    }
  })
})

describe('a breached password', () => {
  const breached = 'Slow-Lantern-77!'
  const fine = 'Slow-Lantern-78!'
  const refusal = {
    code: 'validation_failed',
    fields: { password: ['This password has appeared in a data breach'] },
    field_codes: { password: ['password_breached'] },
  }
  const api = '/auth_api/v1/accounts'

  /**
   * One function for each call that sets a password. What the call needs first is done: a mailed code was entered, the
   * owner is signed in, a reset link was mailed.
   */
  async function choosers(server: TestServer) {
    const newcomer = await testBrowser(server)
    const code = await requestCode(server, newcomer, demo.noPasswordYet)
    await verifyCode(newcomer, demo.noPasswordYet, code)
    const owner = await signIn(server, demo.password, 'Quiet-Doorway-26!')
    const stranger = await testBrowser(server)
    const email = demo.passwordAndCode
    await stranger.post(`${api}/reset_password/`, new URLSearchParams({ email }))
    const [mail] = await server.outbox(email)
    const link = new URL(mail?.link ?? '').searchParams
    const reset = `${api}/reset_password/set_password/${link.get('uidb64')}/${link.get('token')}/`
    const twice = (password: string) => ({ password, confirm_password: password })
    return [
      (password: string) => newcomer.put(paths.setPassword, twice(password)),
      (password: string) => owner.put(`${api}/password/`, twice(password)),
      (password: string) => stranger.post(reset, new URLSearchParams(twice(password))),
      (password: string) => stranger.post(reset, new URLSearchParams({ email, password })),
    ]
  }

  it('promise 113: is refused wherever a password is chosen, and nothing is chosen while the file cannot be read', async () => {
    const file = fileOf('served', `${sha1(breached)}:9\n`)
    const server = await startTestServer({ env: { BREACHED_PASSWORDS_FILE: file } })
    try {
      const ways = await choosers(server)
      for (const choose of ways) {
        expect((await choose(breached)).envelope.error_info).toMatchObject(refusal)
      }
      rmSync(file)
      for (const choose of ways) {
        expect(await choose(fine)).toMatchObject({ status: 503, code: 'unavailable' })
      }
      // A new file in the place of the deleted one counts at once. It does not list `breached`.
      fileOf('served', `${sha1('another')}:9\n`)
      const statuses = []
      for (const choose of ways) statuses.push((await choose(breached)).status)
      // The last two ways use the same reset link, which works only once.
      expect(statuses).toEqual([200, 200, 200, 400])
      expect((await login(await testBrowser(server), demo.password, breached)).status).toBe(200)
    } finally {
      await server.close()
    }
  })

  it('promise 113: is not imported; a file that cannot be searched ends the start, and doctor says why', async () => {
    const users = fileOf(
      'users.json',
      JSON.stringify({
        organizations: [{ id: 'o', name: 'Osier', is_internal: false }],
        users: [
          {
            email: 'eve@osier.example',
            first_name: 'Eve',
            last_name: 'Stone',
            organization: 'o',
            sign_in_method: 'password',
            password: breached,
          },
        ],
      }),
    )
    const run = (args: string[], file: string) =>
      runCommand(args, { DATA_DIR: join(folder, 'data'), BREACHED_PASSWORDS_FILE: file })
    const good = fileOf('good', `${sha1(breached)}:9\n`)
    const { code, err } = await run(['import', users], good)
    expect([code, err]).toEqual([1, expect.stringContaining('has appeared in a data breach')])

    const unsorted = fileOf('unsorted', ['9', '1', '5'].map((n) => n.repeat(40)).join('\n'))
    const missing = join(folder, 'missing')
    for (const file of [missing, fileOf('empty', ''), users]) {
      for (const args of [['serve'], ['import', users]]) {
        const outcome = await run(args, file)
        const text = expect.stringContaining(`BREACHED_PASSWORDS_FILE ${file}`) as string
        expect([outcome.code, outcome.err]).toEqual([3, text])
      }
    }
    for (const [file, state, detail] of [
      ['', 'ok', 'is not set'],
      [good, 'ok', 'about 1 in'],
      [missing, 'failed', 'there is no such file'],
      [unsorted, 'failed', 'not in ascending order'],
      [fileOf('empty', ''), 'failed', 'is empty'],
    ]) {
      const results = jsonOf(await run(['doctor', '--json'], file ?? '')) as {
        name: string
      }[]
      expect(results.find(({ name }) => name === 'breached passwords')).toMatchObject({
        state,
        detail: expect.stringContaining(detail ?? '') as string,
      })
    }
  })
})

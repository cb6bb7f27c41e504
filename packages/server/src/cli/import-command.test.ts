import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { signIn, startTestServer, type TestServer } from '../testing/index.ts'
import { environmentOf, runCommand } from '../testing/run-command.ts'
import { demo, demoPassword, paths } from '../testing/sign-in-steps.ts'

const person = (email: string) => ({
  email,
  first_name: 'Ada',
  last_name: 'Byron',
  organization: 'northfield',
  sign_in_method: 'password',
})
const question = { question: 'In which town were you born?', answer: 'Osier' }
const { password: ada, noPasswordYet: eve, authenticator: tomas, docsAdmin: dana } = demo

let server: TestServer
let folder: string
beforeEach(async () => {
  server = await startTestServer({ db: 'postgres' })
  folder = await mkdtemp(join(tmpdir(), 'vestibule-import-'))
})
afterEach(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

async function importFile(content: object) {
  const file = join(folder, 'file.json')
  await writeFile(file, JSON.stringify(content))
  return runCommand(['import', file], environmentOf(server))
}

const notices = async () =>
  (await server.outbox()).map(({ to, subject }) => `${to}: ${subject}`).toSorted()

describe('vestibule import', () => {
  it('promise 88: ends what changed credentials have opened, and tells their owners, once', async () => {
    const eves = { ...person(eve), sign_in_method: 'password_and_email_otp' }
    await importFile({ users: [{ ...eves, security_question: question }] })
    expect(await notices()).toEqual([])
    const browser = await signIn(server, ada, demoPassword)
    const other = await signIn(server, dana, demoPassword)
    const users = [
      { ...person(ada), password: 'Other-Threshold-27?', roles: [] },
      { ...eves, security_question: { ...question, answer: 'Fenwick' } },
      {
        ...person(tomas),
        sign_in_method: 'email_otp_and_authenticator_based',
        totp_secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
        recovery_codes: ['AAAA-BBBB'],
      },
      { ...person(dana), organization: 'vestibule', sign_in_method: 'password_and_email_otp' },
      // New, and changed in what is no credential: nobody is told.
      { ...person('new@northfield.example'), password: 'Other-Threshold-28?' },
      { ...person(demo.staff), organization: 'vestibule', roles: [{ role: 'docs-admin' }] },
    ]
    // A mistake changes nothing, and nobody is told of anything.
    const wrong = await importFile({
      users: [...users, { ...person('x@y.example'), organization: 'none' }],
    })
    expect([wrong.code, await notices()]).toEqual([1, []])
    expect((await browser.get(paths.me)).status).toBe(200)

    expect(await importFile({ users })).toMatchObject({ code: 0, err: '' })
    expect((await browser.get(paths.me)).status).toBe(401)
    expect((await other.get(paths.me)).status).toBe(401)
    const told = [
      `${ada}: Your password was changed`,
      `${eve}: Your security question was changed`,
      `${dana}: Your way to sign in was changed`,
      `${tomas}: New recovery codes were made`,
      `${tomas}: Your authenticator was changed`,
    ].toSorted()
    expect(await notices()).toEqual(told)
    const again = await signIn(server, ada, 'Other-Threshold-27?')
    expect(await importFile({ users })).toMatchObject({ code: 0, err: '' })
    expect([(await again.get(paths.me)).status, await notices()]).toEqual([200, told])
  })
})

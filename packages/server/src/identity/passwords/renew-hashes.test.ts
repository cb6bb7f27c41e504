import { createRequire } from 'node:module'
import type * as Argon2 from '@node-rs/argon2'
import { afterEach, describe, expect, it } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { signIn, startTestServer, testBrowser, type TestServer } from '../../testing/index.ts'
import { demo, demoPassword, login, paths } from '../../testing/sign-in-steps.ts'

// `createRequire` loads the real hash function: `npm test` replaces the imported one by another that ignores the costs
// asked for.
const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as typeof Argon2

let server: TestServer
afterEach(() => server.close())

const older = (secret: string) =>
  argon2.hash(secret, { memoryCost: 1024, timeCost: 3, parallelism: 1 })

const passwordHashOf = async (email: string) => {
  const rows = await server.query<{ hash: string }>(
    `select password_hash as hash from users where email = '${email}'`,
  )
  return rows[0]?.hash ?? ''
}
async function makeOlder(email: string): Promise<string> {
  const hash = await older(demoPassword)
  await server.query(`update users set password_hash = '${hash}' where email = '${email}'`)
  return hash
}
const signInWith = async (password: string) =>
  login(await testBrowser(server), demo.password, password)

describe.each(databases)('promise 156: hashes made with other costs, on %s', (db) => {
  it('a password is stored anew by a sign-in, and by no wrong try', async () => {
    server = await startTestServer({ db })
    const made = (await passwordHashOf(demo.password)).split('$').slice(0, 4)
    const hash = await makeOlder(demo.password)
    expect((await signInWith(`${demoPassword}x`)).code).toBe('invalid_credentials')
    expect(await passwordHashOf(demo.password)).toBe(hash)
    expect((await signInWith(demoPassword)).status).toBe(200)
    const renewed = await passwordHashOf(demo.password)
    expect(renewed.split('$').slice(0, 4)).toEqual(made)
    expect((await signInWith(demoPassword)).status).toBe(200)
    expect(await passwordHashOf(demo.password)).toBe(renewed)
  })

  it('sign-ins at once are all good', async () => {
    server = await startTestServer({ db })
    await makeOlder(demo.password)
    const answers = await Promise.all(Array.from({ length: 6 }, () => signInWith(demoPassword)))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
  })
})

describe('promise 156: hashes made with other costs', () => {
  it('a password is stored anew where its owner proves again who they are', async () => {
    server = await startTestServer()
    const ada = await signIn(server, demo.password, demoPassword)
    const hash = await makeOlder(demo.password)
    const proof = '/auth_api/v1/accounts/proof/'
    expect((await ada.post(proof, { password: demoPassword })).status).toBe(200)
    expect(await passwordHashOf(demo.password)).not.toBe(hash)
    expect((await ada.get(paths.authenticated)).status).toBe(200)
  })

  it('the answer to a security question is stored anew when it was right', async () => {
    server = await startTestServer()
    const hash = await older('harbour wing')
    await server.query(`update security_questions set answer_hash = '${hash}'`)
    const browser = await testBrowser(server)
    await browser.post(paths.start, { user_email: demo.passwordAndCode })
    const answer = (given: string) =>
      browser.post('/auth_api/v1/security_questions/validate_answer/', {
        user: demo.passwordAndCode,
        answer: given,
      })
    const stored = async () => {
      const rows = await server.query<{ hash: string }>(
        `select answer_hash as hash from security_questions
         where user_id = (select id from users where email = '${demo.passwordAndCode}')`,
      )
      return rows[0]?.hash
    }
    await answer('elsewhere')
    expect(await stored()).toBe(hash)
    expect((await answer(' Harbour  WING')).data).toEqual({ valid_answer: true })
    const renewed = (await stored()) ?? ''
    expect(renewed).not.toBe(hash)
    expect(await argon2.verify(renewed, 'harbour wing')).toBe(true)
  })
})

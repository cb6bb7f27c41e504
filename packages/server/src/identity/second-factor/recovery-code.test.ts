import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { eq, getTableColumns } from 'drizzle-orm'
import { users } from '../../platform/db/schema/accounts.ts'
import { recoveryCodes } from '../../platform/db/schema/second-factors.ts'
import { startTestServer, type TestServer } from '../../testing/index.ts'
import { demo, requestCode, verifyCode } from '../../testing/sign-in-steps.ts'
import { testBrowser } from '../../testing/test-browser.ts'
import { totpCode } from '../../testing/totp-code.ts'
import { hashingOf } from './recovery-code.ts'

const tomas = demo.authenticator
const tomasSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const api = '/auth_api/v1/accounts/login/totp'
const legacyCode = 'WXYZ-2345'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.close())

async function atSecondFactor() {
  // Wait an hour, because an unknown browser gets only three mailed codes an hour.
  server.clock.advance(3601)
  const browser = await testBrowser(server)
  await verifyCode(browser, tomas, await requestCode(server, browser, tomas))
  return browser
}
const recover = async (token: string) =>
  (await atSecondFactor()).post(`${api}/recovery_code/verify_recovery_code/`, {
    email: tomas,
    token,
  })

async function newCodes(): Promise<string[]> {
  const browser = await atSecondFactor()
  const totp = totpCode(tomasSecret, server.clock.now())
  await browser.post(`${api}/verify_totp/`, { email: tomas, totp })
  const answer = await browser.post(`${api}/recovery_code/generate_recovery_codes/`)
  return answer.data as string[]
}

async function rowsOf(email: string) {
  const of = getTableColumns(recoveryCodes)
  const isOf = eq(users.id, recoveryCodes.userId)
  return server.store.db
    .select(of)
    .from(recoveryCodes)
    .innerJoin(users, isOf)
    .where(eq(users.email, email))
}

const storedCodes = async () => {
  const rows = await rowsOf(tomas)
  return rows.map(({ codeHash }) => Buffer.from(codeHash).toString('latin1'))
}

/** Adds the code in the form in which earlier versions stored it. */
async function addLegacyCode() {
  const [row] = await rowsOf(tomas)
  const userId = row?.userId ?? ''
  const codeHash = server.keys.mac('recovery-code', userId, legacyCode.replace('-', ''))
  await server.store.db
    .insert(recoveryCodes)
    .values({ userId, codeHash, createdAt: server.clock.now() })
}

describe('promise 156: recovery codes are stored as slow hashes', () => {
  it('Argon2id with a random salt for each set of codes, under a key', async () => {
    const made = await newCodes()
    const first = await storedCodes()
    expect(first).toHaveLength(10)
    const form = /^(\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22})\$[\w-]{43}$/
    const saltsOf = (codes: readonly string[]) =>
      new Set(codes.map((code) => form.exec(code)?.[1] ?? code))
    expect([...saltsOf(first)]).toEqual([expect.stringMatching(/^\$argon2id/)])
    expect(new Set(first).size).toBe(10)

    const again = await newCodes()
    expect([...saltsOf(await storedCodes())]).not.toEqual([...saltsOf(first)])
    expect((await recover(made[0] ?? '')).code).toBe('otp_invalid')
    expect((await recover(again[9]?.toLowerCase() ?? '')).status).toBe(200)
    expect((await recover(again[9] ?? '')).code).toBe('otp_invalid')
    expect((await recover(again[0] ?? '')).status).toBe(200)
  })

  it('codes that an earlier version has stored are good once, until there are new ones', async () => {
    await addLegacyCode()
    expect((await recover(legacyCode)).status).toBe(200)
    expect((await recover(legacyCode)).code).toBe('otp_invalid')
    await server.query('update recovery_codes set used_at = null')
    await newCodes()
    expect((await recover(legacyCode)).code).toBe('otp_invalid')
  })

  it('a second import changes nothing, in whichever form they are stored', async () => {
    await addLegacyCode()
    const codes = ['H4TK-9QWM', legacyCode]
    const user = {
      email: tomas,
      first_name: 'Tomas',
      last_name: 'Silva',
      organization: 'northfield',
    }
    const entry = { ...user, sign_in_method: 'email_otp_and_authenticator_based' as const }
    await server.import({ users: [{ ...entry, recovery_codes: codes }] })
    const stored = await storedCodes()
    expect(stored).toHaveLength(2)
    expect((await recover(codes[0] ?? '')).status).toBe(200)
    await server.import({ users: [{ ...entry, recovery_codes: codes }] })
    expect((await storedCodes()).toSorted()).toEqual(stored.toSorted())
    expect((await recover(codes[0] ?? '')).code).toBe('otp_invalid')
    expect((await recover(legacyCode)).status).toBe(200)
    await server.import({ users: [{ ...entry, recovery_codes: ['NEWC-2345', legacyCode] }] })
    expect((await recover('NEWC-2345')).status).toBe(200)
  })

  it('a code is hashed as slowly where an account has none', async () => {
    await server.query('delete from recovery_codes')
    expect(hashingOf([])).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}$/)
    expect((await recover('H4TK-9QWM')).code).toBe('otp_invalid')
  })
})

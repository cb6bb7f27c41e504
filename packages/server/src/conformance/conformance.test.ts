import { calls, type Call, type CallName } from '@vestibule/api-client/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/index.ts'
import { conformanceWorld, type CallCases } from './call-cases.ts'
import { configCases } from './config-cases.ts'
import { customerCases } from './customer-cases.ts'
import { deviceCodeCases } from './device-code-cases.ts'
import { documentCases } from './document-cases.ts'
import { emailCodeCases } from './email-code-cases.ts'
import { recoveryCases } from './recovery-cases.ts'
import { secondFactorCases } from './second-factor-cases.ts'
import { signInCases } from './sign-in-cases.ts'
import { supportCases } from './support-cases.ts'
import { userCases } from './user-cases.ts'

/** The real client against the real server: every call of the contract, taken and refused. */
const cases: Readonly<Record<CallName, CallCases>> = {
  ...configCases,
  ...signInCases,
  ...secondFactorCases,
  ...deviceCodeCases,
  ...recoveryCases,
  ...customerCases,
  ...documentCases,
  ...supportCases,
  ...emailCodeCases,
  ...userCases,
}

const names = Object.keys(calls) as CallName[]
const rows = Object.entries(cases).flatMap(([call, { good, bad }]) =>
  [...good, ...bad].map((one) => ({ call, title: one.name, one })),
)

describe.each(['pglite', 'postgres'] as const)('conformance of client and server (%s)', (db) => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ db })
  })
  afterEach(() => server.close())

  it.each(rows)('$call $title', async ({ one }) => {
    const outcome = await one.run(conformanceWorld(server))
    expect({ outcome }).toMatchObject({ outcome: one.outcome })
  })
})

describe('the cases', () => {
  it.each(names)('take %s, and refuse it where the contract names a refusal', (name) => {
    const { good, bad } = cases[name]
    expect(good.length).toBeGreaterThan(0)
    const canRefuse = (calls[name] as Call).endpoint.errors !== undefined
    expect(bad.length > 0).toBe(canRefuse)
  })
})

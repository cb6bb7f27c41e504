import { afterEach, beforeEach, expect, it } from 'vitest'
import { createSealer } from '../platform/audit/seal-events.ts'
import { systemClock } from '../platform/clock.ts'
import { startTestServer, type TestServer } from '../testing/index.ts'
import { environmentOf, runCommand } from '../testing/run-command.ts'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer({ db: 'postgres' })
})
afterEach(() => server.close())

async function stateOfKeyAge(more: Record<string, string> = {}) {
  const { out } = await runCommand(['doctor', '--json'], { ...environmentOf(server), ...more })
  const results = JSON.parse(out) as { name: string; state: string }[]
  return results.find(({ name }) => name === 'key age')?.state
}

it('doctor warns of a secret key that has sealed the audit for more than a year', async () => {
  expect(await stateOfKeyAge()).toBe('ok')
  await server.query(
    `insert into audit_events (at, event, ip, request_id, detail) values (now(), 'signed_in', '', 'r', '{}') returning 1`,
  )
  await createSealer({ db: server.store.db, clock: systemClock, keys: server.keys }).seal()
  const age = (days: number) =>
    server.query(
      `update audit_seals set sealed_at = now() - interval '${days} days' returning number`,
    )
  await age(364)
  expect(await stateOfKeyAge()).toBe('ok')
  await age(366)
  expect(await stateOfKeyAge()).toBe('warning')
  const SECRET_KEY = 'another secret key, as long as that one'
  expect(await stateOfKeyAge({ SECRET_KEY })).toBe('ok')
})

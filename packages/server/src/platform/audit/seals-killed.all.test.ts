import { expect, it, onTestFinished, vi } from 'vitest'
import { startChildServer } from '../../testing/child-server.ts'
import { startTestServer } from '../../testing/index.ts'
import { environmentOf, jsonOf, runCommand } from '../../testing/run-command.ts'

it('promise 143: two servers seal what is written under load, one is killed on the way, and one chain is left', async () => {
  const server = await startTestServer({ db: 'postgres', clock: 'system' })
  onTestFinished(() => server.close())
  const env = { ...environmentOf(server), PUBLIC_ORIGIN: '' }
  const write = (events: number) =>
    server.query(
      `insert into audit_events (at, event, ip, request_id, detail)
       select now(), 'signed_in', '', 'r' || n, '{}' from generate_series(1, ${events}) as n`,
    )
  const numbers = async () => {
    const [row] = await server.query<{ seals: number; unsealed: number }>(
      `select (select count(*)::int from audit_seals) as seals, (select count(*)::int from audit_events
         where id > coalesce((select max(last_id) from audit_seals), 0)) as unsealed`,
    )
    return row ?? { seals: 0, unsealed: 0 }
  }
  // 30 times as many events as one seal can hold, so that the process is killed between two seals.
  for (let n = 0; n < 30; n += 1) await write(5000)
  const servers = await Promise.all([startChildServer(env), startChildServer(env)])
  onTestFinished(async () => void (await Promise.all(servers.map((one) => one.end('SIGKILL')))))
  const over = new AbortController()
  const writing = (async () => {
    while (!over.signal.aborted) await write(3)
  })()
  await vi.waitFor(async () => expect((await numbers()).seals).toBeGreaterThan(3), {
    timeout: 120_000,
    interval: 20,
  })
  await servers[0]?.end('SIGKILL')
  const [atKill, limit] = [await numbers(), { timeout: 240_000, interval: 500 }]
  await vi.waitFor(async () => expect((await numbers()).seals).toBeGreaterThan(atKill.seals), limit)
  over.abort()
  await writing
  await vi.waitFor(async () => expect((await numbers()).unsealed).toBe(0), limit)

  const verified = await runCommand(['audit', 'verify', '--json'], env)
  const intact = jsonOf(verified) as { state: string; head: string }
  expect([intact.state, verified.code]).toEqual(['intact', 0])
  await server.query('delete from audit_events where id = 77777')
  const broken = await runCommand(['audit', 'verify', '--expect', intact.head], env)
  expect(broken).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^Event 77777 was removed after/) as string,
  })
})

import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished, vi } from 'vitest'
import { startChildServer } from '../../testing/child-server.ts'
import { startTestServer } from '../../testing/index.ts'
import { environmentOf } from '../../testing/run-command.ts'
import { demo } from '../../testing/sign-in-steps.ts'

it('a mail about the end of access is sent once although a server is killed between mark and mail', async () => {
  const server = await startTestServer({ db: 'postgres', clock: 'system' })
  onTestFinished(() => server.close())
  const until = new Date(Date.now() + 40 * 86_400_000).toISOString()
  await server.import({
    resources: [
      {
        to: [],
        to_users: [{ user: demo.password, until }],
        resourcetype: 'DatasetResource',
        resource: { name: 'tides', display_name: 'Tides' },
      },
    ],
  } as never)
  // Moves the end from 40 days to 20 hours ahead, as if the days had passed. If the grant were made with an end so
  // near, `told_days` would be set as if the mails had been sent, and none would be.
  await server.query(
    `update resource_user_grants set ends_at = now() + interval '20 hours'
     where resource_id = 'DatasetResource:tides'`,
  )
  const marks = () =>
    server.query<{ told: number | null }>(
      `select told_days as told from resource_user_grants where resource_id = 'DatasetResource:tides'`,
    )
  const env = { ...environmentOf(server), PUBLIC_ORIGIN: '' }

  // Locks the table of mails: the first server waits there after it has set `told_days`, before it stores the mail.
  const held = Promise.withResolvers<void>()
  const locked = Promise.withResolvers<void>()
  const holding = server.store.db.transaction(async (tx) => {
    await tx.execute(sql`lock table queued_mails in exclusive mode`)
    locked.resolve()
    await held.promise
  })
  await locked.promise
  const first = await startChildServer(env)
  onTestFinished(async () => void (await first.end('SIGKILL')))
  const isWaiting = async () => {
    const [row] = await server.query<{ is: boolean }>(
      `select exists (
         select 1 from pg_locks waiting join pg_locks own on own.pid = waiting.pid
         where not waiting.granted and waiting.relation = 'queued_mails'::regclass
           and own.locktype = 'advisory' and own.granted
       ) as is`,
    )
    return row?.is === true
  }
  await vi.waitFor(async () => expect(await isWaiting()).toBe(true), { timeout: 120_000 })
  expect(await first.end('SIGKILL')).toBe('SIGKILL')
  held.resolve()
  await holding
  expect(await marks()).toEqual([{ told: null }])
  expect(await server.outbox(demo.password)).toEqual([])

  const others = await Promise.all([startChildServer(env), startChildServer(env)])
  onTestFinished(async () => void (await Promise.all(others.map((one) => one.end('SIGKILL')))))
  await vi.waitFor(async () => expect(await server.outbox(demo.password)).toHaveLength(1), {
    timeout: 120_000,
  })
  expect(await marks()).toEqual([{ told: 1 }])
  for (const one of others) await one.end('SIGTERM')

  const lastRound = async () => {
    const [row] = await server.query<{ at: string }>(
      `select ran_at::text as at from job_runs where name = 'access_ends'`,
    )
    return row?.at
  }
  const before = await lastRound()
  const later = await startChildServer(env)
  onTestFinished(async () => void (await later.end('SIGKILL')))
  await vi.waitFor(async () => expect(await lastRound()).not.toBe(before), { timeout: 120_000 })
  const mails = await server.outbox(demo.password)
  expect(mails.map(({ subject }) => subject)).toEqual(['An access of yours ends soon'])
})

import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { jobRuns } from '../db/schema/mails.ts'
import { logSerializers } from '../redaction/logged-error.ts'

interface World {
  readonly db: Database
  readonly clock: Clock
  readonly log: Logger
}

interface Job {
  readonly name: string
  readonly everyMs: number
  /** Resolves to what is worth a line of the log, or to null. Throws where the round has failed. */
  round(): Promise<object | null>
}

/** Something that a server does by itself, time and again. */
export interface RunningJob {
  /** Resolves when the round that is under way has ended. */
  stop(): Promise<void>
}

/** Not more often than this is stored that a job has run well. */
const storedEveryMs = 60_000

/** Does it time and again, one round at a time. A failure is logged; the next round tries again. */
export function startJob({ db, clock, ...world }: World, job: Job): RunningJob {
  const { name, everyMs } = job
  const log = world.log.child({}, { serializers: logSerializers })
  let round: Promise<void> | null = null
  let storedAt = 0
  let hadFailed = false
  const store = async (startedAt: number, hasFailed: boolean) => {
    const ranAt = clock.now()
    const isNews = hasFailed !== hadFailed
    if (!isNews && ranAt.getTime() - storedAt < Math.min(storedEveryMs, everyMs)) return
    storedAt = ranAt.getTime()
    hadFailed = hasFailed
    const run = { ranAt, tookMs: Math.round(performance.now() - startedAt), hasFailed }
    await db
      .insert(jobRuns)
      .values({ name, ...run })
      .onConflictDoUpdate({ target: jobRuns.name, set: run })
  }
  const goRound = async () => {
    const startedAt = performance.now()
    try {
      const done = await job.round()
      if (done !== null) log.info(done, name)
      await store(startedAt, false)
    } catch (error) {
      log.error({ err: error }, name)
      // The database may be what has failed.
      await store(startedAt, true).catch(() => {})
    }
    round = null
  }
  const timer = setInterval(() => {
    round ??= goRound()
  }, everyMs)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await round
    },
  }
}

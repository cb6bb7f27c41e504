import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import type { Database } from './db/database.ts'
import { jobRuns } from './db/schema/mails.ts'
import { logSerializers } from './redaction/logged-error.ts'
import { traced } from './tracing.ts'

interface World {
  readonly db: Database
  readonly clock: Clock
  readonly log: Logger
}

interface Job {
  readonly name: string
  readonly everyMs: number
  /** Whether the first run begins at once instead of after `everyMs`. */
  readonly atOnce?: boolean
  /** Does the job's work once. Resolves to fields for a log line, or to null for none. Rejects if the work fails. */
  round(): Promise<object | null>
}

/** A background job of the server, which runs at regular intervals. */
export interface RunningJob {
  /** Stops the job. Resolves when the run in progress, if any, has ended. */
  stop(): Promise<void>
}

/**
 * Minimum milliseconds between two database writes about the runs of a job. A run is stored in any case if the one
 * before had the other outcome (done or failed), or if the job runs more rarely than once in this time.
 */
const storedEveryMs = 60_000

/**
 * Starts a job that runs at regular intervals. This server never runs it twice at once, but other servers may run it at
 * the same time. A failed run is logged, and the next one tries again.
 */
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
      const done = await traced(name, { root: true }, () => job.round())
      if (done !== null) log.info(done, name)
      await store(startedAt, false)
    } catch (error) {
      log.error({ err: error }, name)
      // Ignore an error while storing that the run has failed: the database may be the cause of the failure.
      await store(startedAt, true).catch(() => {})
    }
    round = null
  }
  if (job.atOnce) round = goRound()
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

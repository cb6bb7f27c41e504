import type { ValueFrom } from '@vestibule/api-client/contract'
import type { App } from '../../identity/calls/app.ts'
import { reviewsEveryS } from '../../access/reviews/review-rounds.ts'
import { endsEveryMs } from '../../access/renewals/tell-of-ends.ts'
import { sealEveryS } from '../../platform/audit/seal-events.ts'
import { shipEveryS } from '../../platform/audit/ship-events.ts'
import { after } from '../../platform/clock.ts'
import { jobRuns } from '../../platform/db/schema/mails.ts'
import { mailsEveryS } from '../../platform/mail/send-mails.ts'
import { inactivityEveryS } from '../users/inactive-accounts.ts'
import { runServerChecks } from '../../operations/checks.ts'
import { housekeepingEveryS } from '../../operations/housekeeping.ts'
import { variables, type Variables } from '../../platform/settings/settings-variables.ts'
import { serverVersion } from '../../platform/version.ts'
import { waitingMails } from '../mails/mails.ts'

/** The jobs that every server runs, by name, with their intervals in seconds. */
const jobs: Readonly<Record<string, number>> = {
  housekeeping: housekeepingEveryS,
  mails: mailsEveryS,
  access_ends: endsEveryMs / 1000,
  access_reviews: reviewsEveryS,
  audit_seals: sealEveryS,
}

/**
 * Seconds of delay before a job counts as late: successful runs are recorded at most once a minute, and a run takes
 * time.
 */
const lateAfterS = 120

type JobsWorld = Pick<App, 'db' | 'clock' | 'settings'>

export async function healthOf(app: App): Promise<ValueFrom<'getHealth'>> {
  const { db, settings } = app
  return {
    version: serverVersion,
    mails: { ...(await waitingMails(db)), is_sending: settings.smtpUrl !== null },
    jobs: await jobsOf(app),
    settings: (Object.keys(variables) as (keyof Variables)[]).map((name) => {
      const { meaning, default: fallback, ...variable } = variables[name]
      const isSecret = 'secret' in variable
      const given = settings.given[name]
      return {
        name,
        meaning,
        value: isSecret ? null : (given ?? null),
        default: fallback,
        is_secret: isSecret,
        source: given === undefined ? 'default' : 'environment',
      }
    }),
  }
}

async function jobsOf({ db, clock, settings }: JobsWorld): Promise<ValueFrom<'getHealth'>['jobs']> {
  const running = {
    ...jobs,
    ...(settings.eventsUrl !== null && { event_shipping: shipEveryS }),
    ...(settings.inactiveDays !== null && { inactive_accounts: inactivityEveryS }),
  }
  const runs = new Map((await db.select().from(jobRuns)).map((run) => [run.name, run]))
  const now = clock.now()
  return Object.entries(running).map(([name, everyS]) => {
    const run = runs.get(name)
    return {
      name,
      every_s: everyS,
      last_run_at: run?.ranAt.toISOString() ?? null,
      took_ms: run?.tookMs ?? null,
      next_run_at: run === undefined ? null : after(run.ranAt, everyS).toISOString(),
      state: run === undefined ? 'never' : stateOf(run, now, everyS),
    }
  })
}

function stateOf(run: typeof jobRuns.$inferSelect, now: Date, everyS: number) {
  if (run.hasFailed) return 'failed'
  return now > after(run.ranAt, everyS + lateAfterS) ? 'late' : 'on_time'
}

const keptMs = 10_000

/** Counts the server's jobs, and those of them that failed or did not run in time. */
export async function countJobs(app: JobsWorld) {
  const all = await jobsOf(app)
  return { total: all.length, failed: all.filter(({ state }) => /failed|late/.test(state)).length }
}

/**
 * Creates a function that runs the checks of `vestibule doctor`. Its callers share a result for ten seconds, unless the
 * run failed.
 */
export function createHealthChecks(app: App): () => Promise<ValueFrom<'getHealthChecks'>> {
  let latest: {
    readonly at: number
    readonly checks: Promise<ValueFrom<'getHealthChecks'>>
  } | null = null
  const look = async () => ({
    checks: [...(await runServerChecks(app))],
    checked_at: app.clock.now().toISOString(),
  })
  return () => {
    const now = performance.now()
    if (latest !== null && now - latest.at < keptMs) return latest.checks
    const looked = { at: now, checks: look() }
    latest = looked
    looked.checks.catch(() => {
      if (latest === looked) latest = null
    })
    return looked.checks
  }
}

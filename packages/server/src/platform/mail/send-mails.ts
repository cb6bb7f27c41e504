import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { startJob, type RunningJob } from '../job-runs.ts'
import type { MailQueue } from './mail-queue.ts'

/** Seconds between two checks for mails that are due. */
export const mailsEveryS = 5

interface World {
  readonly db: Database
  readonly clock: Clock
  readonly log: Logger
}

/** Starts the job that sends queued mails when they are due. */
export function startSendingMails(world: World, queue: MailQueue): RunningJob {
  return startJob(world, {
    name: 'mails',
    everyMs: mailsEveryS * 1000,
    async round() {
      const { sent, failed } = await queue.sendDue()
      return sent > 0 || failed > 0 ? { sent, failed } : null
    },
  })
}

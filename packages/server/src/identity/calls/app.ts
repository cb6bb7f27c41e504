import type { Hono } from 'hono'
import type { Logger } from 'pino'
import type { ResolveTxt } from '../../platform/resolve-txt.ts'
import type { RecordOpened } from '../../platform/audit/record-opened.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { ProviderClients } from '../federation/provider-client.ts'
import type { Keys } from '../../platform/keys.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { MailQueue } from '../../platform/mail/mail-queue.ts'
import type { FindSession } from '../sessions/find-session.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import type { Decoys } from '../sign-in/decoys.ts'
import type { AppEnv } from '../../platform/http/app-env.ts'
import type { Unfinished } from '../../platform/unfinished.ts'
import type { RateLimits } from '../../platform/limits/rate-limits.ts'

/**
 * What all features of the server share, such as the database, the clock and the mails. Each feature gets this object
 * when its routes are mounted.
 */
export interface App {
  readonly hono: Hono<AppEnv>
  readonly db: Database
  /**
   * Sends a mail at once, or throws. For mails with a code, or with a link that contains a secret token: the queue
   * would store them in plain text in the database.
   */
  readonly mailer: Mailer
  /** Queue for mails that can wait. */
  readonly mailQueue: MailQueue
  readonly clock: Clock
  readonly settings: Settings
  readonly log: Logger
  readonly keys: Keys
  readonly limits: RateLimits
  readonly findSession: FindSession
  readonly decoys: Decoys
  readonly recordOpened: RecordOpened
  /** Ids of the terms of use that the user has yet to accept, in the order to show them. */
  readonly pendingEulas: (userId: string) => Promise<string[]>
  readonly providers: ProviderClients
  /** Looks up DNS TXT records over the network, which may be slow. */
  readonly resolveTxt: ResolveTxt
  /** Gets work that goes on after its answer, so that a server that is stopped waits for it. */
  readonly unfinished: Unfinished
}

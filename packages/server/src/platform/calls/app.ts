import type { Hono } from 'hono'
import type { Logger } from 'pino'
import type { ResolveTxt } from '../../admin/organizations/resolve-txt.ts'
import type { RecordOpened } from '../audit/record-opened.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { ProviderClients } from '../../identity/federation/provider-client.ts'
import type { Keys } from '../keys.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { MailQueue } from '../mail/mail-queue.ts'
import type { FindSession } from '../../identity/sessions/find-session.ts'
import type { Settings } from '../settings/settings.ts'
import type { Decoys } from '../../identity/sign-in/decoys.ts'
import type { AppEnv } from '../http/app-env.ts'
import type { RateLimits } from '../limits/rate-limits.ts'

/** Everything a feature may use of the server; passed to it when its routes are mounted. */
export interface App {
  readonly hono: Hono<AppEnv>
  readonly db: Database
  /** Sends immediately or throws: for codes and links. */
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
  readonly providers: ProviderClients
  /** Looks up DNS TXT records. Leaves the server and may be slow. */
  readonly resolveTxt: ResolveTxt
}

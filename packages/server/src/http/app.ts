import type { Hono } from 'hono'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { Keys } from '../keys.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { FindSession } from '../sessions/find-session.ts'
import type { Settings } from '../settings.ts'
import type { Decoys } from '../sign-in/decoys.ts'
import type { AppEnv } from './app-env.ts'
import type { RateLimits } from '../limits/rate-limits.ts'

/** The world of the server: all that a feature may use, handed to it when its routes are mounted. */
export interface App {
  readonly hono: Hono<AppEnv>
  readonly db: Database
  readonly mailer: Mailer
  readonly clock: Clock
  readonly settings: Settings
  readonly log: Logger
  readonly keys: Keys
  readonly limits: RateLimits
  readonly findSession: FindSession
  readonly decoys: Decoys
}

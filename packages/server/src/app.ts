import { Hono } from 'hono'
import { RegExpRouter } from 'hono/router/reg-exp-router'
import type { Logger } from 'pino'
import { readBranding } from './config/branding.ts'
import { configRoutes } from './config/routes.ts'
import type { Clock } from './clock.ts'
import type { Database } from './db/database.ts'
import { eulaRoutes } from './eulas/routes.ts'
import { ApiError } from './http/api-error.ts'
import type { AppEnv } from './http/app-env.ts'
import type { App } from './http/app.ts'
import { asApiError, refuse } from './http/envelope.ts'
import { responseCookies } from './http/cookies.ts'
import { requestLog } from './http/request-log.ts'
import { warnOfUntrustedProxy } from './http/client-address.ts'
import { securityHeaders } from './http/security-headers.ts'
import { documentRoutes } from './documents/routes.ts'
import { deviceCodeRoutes } from './device-code/routes.ts'
import { errorReportRoutes } from './error-reports/routes.ts'
import { impersonationRoutes } from './impersonation/routes.ts'
import { createKeys } from './keys.ts'
import { createRateLimits } from './limits/rate-limits.ts'
import type { Mailer } from './mail/mailer.ts'
import { outboxRoutes } from './mail/outbox-routes.ts'
import { openApiRoutes } from './openapi/routes.ts'
import { healthRoutes } from './operations/health-routes.ts'
import { createMetrics, type Metrics } from './operations/metrics.ts'
import { metricsRoutes, requestMetrics } from './operations/metrics-routes.ts'
import { recoveryRoutes } from './recovery/routes.ts'
import { logSerializers } from './redaction/logged-error.ts'
import { registrationRoutes } from './registration/routes.ts'
import { resourceRoutes } from './resources/routes.ts'
import { secondFactorRoutes } from './second-factor/routes.ts'
import { createFindSession } from './sessions/find-session.ts'
import type { Settings } from './settings.ts'
import { shortUrlRoutes } from './short-urls/routes.ts'
import { createDecoys } from './sign-in/decoys.ts'
import { signInRoutes } from './sign-in/routes.ts'
import { staticRoutes } from './static/routes.ts'
import { ticketRoutes } from './tickets/routes.ts'
import { userRoutes } from './users/routes.ts'
import { virtualCohortRoutes } from './virtual-cohorts/routes.ts'

export interface AppOptions {
  readonly db: Database
  readonly mailer: Mailer
  readonly clock: Clock
  readonly settings: Settings
  readonly log: Logger
  /** Encrypts and signs: `settings.secretKey`, or the one generated for development. */
  readonly secretKey: string
  /** Default: those of this server alone, without its process. */
  readonly metrics?: Metrics
  /** Where the built apps are. Default: `public/` of this package. */
  readonly publicFolder?: string | undefined
}

/** The whole server, apart from its sockets. */
export function createApp({
  secretKey,
  publicFolder,
  metrics = createMetrics(),
  ...world
}: AppOptions): Hono<AppEnv> {
  // The fast one alone: a path that it cannot hold is an error, where the default would be slow and silent.
  const hono = new Hono<AppEnv>({ strict: true, router: new RegExpRouter() })
  const keys = createKeys(secretKey, world.settings.secretKeyPrevious)
  const app: App = {
    ...world,
    log: world.log.child({}, { serializers: logSerializers }),
    mailer: metrics.countMails(world.mailer),
    hono,
    keys,
    limits: createRateLimits(world),
    findSession: createFindSession(world.db),
    decoys: createDecoys({ ...world, keys }),
  }

  hono.use(
    requestMetrics(metrics),
    requestLog(app.log),
    ...(app.settings.trustedProxyHops === 0 ? [warnOfUntrustedProxy(app.log)] : []),
    securityHeaders(app.settings),
    responseCookies,
  )
  hono.onError((thrown, c) => {
    const error = asApiError(thrown)
    if (error.status >= 500) {
      const { cause } = error
      app.log.error(
        { requestId: c.get('requestId'), code: error.code, err: cause ?? error },
        'failure',
      )
    }
    return refuse(c, error)
  })
  hono.notFound((c) => refuse(c, new ApiError('not_found')))

  const branding = readBranding(app.settings)
  configRoutes(app, branding)
  signInRoutes(app)
  secondFactorRoutes(app)
  deviceCodeRoutes(app)
  recoveryRoutes(app)
  registrationRoutes(app)
  eulaRoutes(app)
  impersonationRoutes(app)
  userRoutes(app)
  resourceRoutes(app)
  documentRoutes(app)
  ticketRoutes(app)
  errorReportRoutes(app)
  shortUrlRoutes(app)
  virtualCohortRoutes(app)
  openApiRoutes(app)
  healthRoutes(app)
  metricsRoutes(app, metrics)
  outboxRoutes(app)
  staticRoutes(app, { branding, publicFolder })
  return hono
}

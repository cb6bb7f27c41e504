import { Hono } from 'hono'
import { RegExpRouter } from 'hono/router/reg-exp-router'
import type { Logger } from 'pino'
import { readBranding } from './platform/config/branding.ts'
import { createResolveTxt, type ResolveTxt } from './platform/resolve-txt.ts'
import { adminRoutes } from './admin/routes.ts'
import { emailChangeRoutes } from './identity/account/email-change-routes.ts'
import { accountRoutes } from './identity/account/routes.ts'
import { createRecordOpened } from './platform/audit/record-opened.ts'
import { platformNameOf } from './platform/config/platform-name.ts'
import { configRoutes } from './content/config/routes.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/db/database.ts'
import { pendingEulaIds } from './access/eulas/pending-eulas.ts'
import { eulaRoutes } from './access/eulas/routes.ts'
import { ApiError } from './platform/http/api-error.ts'
import type { AppEnv } from './platform/http/app-env.ts'
import type { App } from './identity/calls/app.ts'
import { asApiError, refuse } from './platform/http/envelope.ts'
import { isNavigation } from './platform/http/is-navigation.ts'
import { responseCookies } from './platform/http/cookies.ts'
import { openTimes, type OpenTimes } from './platform/http/open-times.ts'
import { requestLog } from './platform/http/request-log.ts'
import { requestTrace } from './platform/http/request-trace.ts'
import { warnOfUntrustedProxy } from './platform/http/client-address.ts'
import { securityHeaders } from './platform/http/security-headers.ts'
import { documentRoutes } from './content/documents/routes.ts'
import { deviceCodeRoutes } from './identity/device-code/routes.ts'
import { errorReportRoutes } from './content/error-reports/routes.ts'
import { createProviderClients } from './identity/federation/provider-client.ts'
import { federationRoutes } from './identity/federation/routes.ts'
import { createGate } from './access/gate/gate.ts'
import { gateRoutes } from './access/gate/routes.ts'
import { appSessionRoutes } from './access/gate/session-routes.ts'
import { createStayOpen } from './access/gate/stay-open.ts'
import { createMounts } from './access/mounts/mounts.ts'
import { hashedScriptPath } from './content/static/session-script-route.ts'
import { createServe } from './access/serve/routes.ts'
import { createOpenSockets, type OpenSockets } from './access/serve/sockets/open-sockets.ts'
import { upgradesToApps } from './access/serve/sockets/upgrades.ts'
import { homeRoutes } from './content/home/routes.ts'
import { impersonationRoutes } from './access/impersonation/routes.ts'
import { createKeys } from './platform/keys.ts'
import { sendErrorPage } from './identity/pages/error-page.ts'
import { createRateLimits } from './platform/limits/rate-limits.ts'
import type { Mailer } from './platform/mail/mailer.ts'
import { withPlatformName } from './platform/mail/with-platform-name.ts'
import { createMailQueue } from './platform/mail/mail-queue.ts'
import { outboxRoutes } from './platform/mail/outbox-routes.ts'
import { openApiRoutes } from './content/openapi/routes.ts'
import { healthRoutes } from './operations/routes.ts'
import { createMetrics, type Metrics } from './operations/metrics.ts'
import { metricsRoutes, requestMetrics } from './operations/routes.ts'
import { passkeyRoutes } from './identity/passkeys/routes.ts'
import { recoveryRoutes } from './identity/recovery/routes.ts'
import { logSerializers } from './platform/redaction/logged-error.ts'
import { registrationRoutes } from './identity/registration/routes.ts'
import { dataReviewRoutes } from './access/reviews/routes.ts'
import { dataReportRoutes } from './access/report/routes.ts'
import { accessRequestRoutes, dataStewardRoutes } from './access/requests/routes.ts'
import { resourceRoutes } from './access/resources/routes.ts'
import { secondFactorRoutes } from './identity/second-factor/routes.ts'
import { createFindSession } from './identity/sessions/find-session.ts'
import type { Settings } from './platform/settings/settings.ts'
import { createUnfinished, type Unfinished } from './platform/unfinished.ts'
import { shortUrlRoutes } from './content/short-urls/routes.ts'
import { createDecoys } from './identity/sign-in/decoys.ts'
import { signInRoutes } from './identity/sign-in/routes.ts'
import { loadApps } from './content/static/built-app.ts'
import { staticRoutes } from './content/static/routes.ts'
import { tokenRequestRoutes } from './access/tokens/request-routes.ts'
import { tokenRoutes } from './access/tokens/routes.ts'
import { ticketRoutes } from './content/tickets/routes.ts'
import { userRoutes } from './identity/users/routes.ts'
import { virtualCohortRoutes } from './content/virtual-cohorts/routes.ts'

export interface AppOptions {
  readonly db: Database
  readonly mailer: Mailer
  readonly clock: Clock
  readonly settings: Settings
  readonly log: Logger
  /** The key from which all others are derived: `settings.secretKey`, or the one that the server has generated. */
  readonly secretKey: string
  /** The metrics to count in. Default: new ones for this server, without those of its process. */
  readonly metrics?: Metrics
  /** Folder of the built apps. Default: `public/` of this package. */
  readonly publicFolder?: string | undefined
  /** Looks up TXT records. Default: asks the DNS servers of the machine. */
  readonly resolveTxt?: ResolveTxt
  /** Time limits of requests and of open connections to apps. Default: those that the operators' guide promises. */
  readonly times?: OpenTimes
  /** The list of this server's open WebSockets, which the code that stops the server closes. */
  readonly sockets?: OpenSockets
  /** Gets this server's work that goes on after its answer; the code that stops the server waits for it. */
  readonly unfinished?: Unfinished
}

/** Builds the whole server, except that it does not listen yet. */
export function createApp({
  secretKey,
  publicFolder,
  resolveTxt = createResolveTxt(),
  metrics = createMetrics(),
  times = openTimes,
  sockets = createOpenSockets(times),
  unfinished = createUnfinished(),
  ...world
}: AppOptions): Hono<AppEnv> {
  metrics.watchSockets(sockets)
  // Use only the RegExpRouter, which throws for a path that it cannot handle: Hono's default would silently switch to a
  // slower router.
  const hono = new Hono<AppEnv>({ strict: true, router: new RegExpRouter() })
  const keys = createKeys(secretKey, world.settings.secretKeyPrevious)
  const log = world.log.child({}, { serializers: logSerializers })
  const mailer = metrics.countMails(withPlatformName(world.mailer, platformNameOf(world.settings)))
  const app: App = {
    ...world,
    log,
    mailer,
    mailQueue: createMailQueue({ ...world, mailer, log, unfinished }),
    hono,
    keys,
    limits: createRateLimits(world),
    findSession: createFindSession(world.db, world.settings),
    decoys: createDecoys({ ...world, keys }),
    recordOpened: createRecordOpened(world),
    pendingEulas: (userId) => pendingEulaIds(world, userId),
    providers: createProviderClients({ ...world, keys }),
    resolveTxt,
    unfinished,
  }

  hono.use(
    // Spans cost each request time, even when no receiver of traces is set and nobody gets them.
    ...(app.settings.telemetryUrl === null ? [] : [requestTrace(app.settings)]),
    requestMetrics(metrics),
    requestLog(app.log),
    ...(app.settings.trustedProxyHops === 0 ? [warnOfUntrustedProxy(app.log)] : []),
    securityHeaders(app.settings),
    responseCookies,
  )
  const branding = readBranding(app.settings)
  const apps = loadApps(app.settings, branding, publicFolder)
  const gate = createGate(app)
  const stayOpen = createStayOpen({ gate, times })
  const readMounts = createMounts(app)
  const serve = createServe(app, {
    gate,
    stayOpen,
    sockets,
    times,
    scriptPath: hashedScriptPath(apps),
  })
  hono.use(upgradesToApps(readMounts, serve))
  hono.onError((thrown, c) => {
    if (c.get('isForPeople') === true && isNavigation(c)) return sendErrorPage(app, c, thrown)
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

  configRoutes(app, branding)
  signInRoutes(app)
  federationRoutes(app)
  secondFactorRoutes(app)
  deviceCodeRoutes(app)
  recoveryRoutes(app)
  registrationRoutes(app)
  eulaRoutes(app)
  impersonationRoutes(app)
  userRoutes(app)
  accountRoutes(app)
  emailChangeRoutes(app)
  passkeyRoutes(app)
  adminRoutes(app)
  resourceRoutes(app)
  tokenRoutes(app)
  tokenRequestRoutes(app)
  accessRequestRoutes(app)
  dataStewardRoutes(app)
  dataReportRoutes(app)
  dataReviewRoutes(app)
  homeRoutes(app)
  gateRoutes(app, gate)
  appSessionRoutes(app)
  documentRoutes(app, apps)
  ticketRoutes(app)
  errorReportRoutes(app)
  shortUrlRoutes(app)
  virtualCohortRoutes(app)
  openApiRoutes(app)
  healthRoutes(app)
  metricsRoutes(app, metrics)
  outboxRoutes(app)
  staticRoutes(app, { branding, apps, readMounts, serve })
  return hono
}

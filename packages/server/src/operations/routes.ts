import { createHash, timingSafeEqual } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { sql } from 'drizzle-orm'
import { ApiError } from '../platform/http/api-error.ts'
import type { App } from '../identity/calls/app.ts'
import type { AppEnv } from '../platform/http/app-env.ts'
import { isLocal } from '../platform/http/is-local.ts'
import { appendedTo, isProbe, probeHeader } from './forwarding-probe.ts'
import type { Metrics } from './metrics.ts'

/**
 * Middleware that times each request for the metrics, under the path of the API call with placeholders, or under a name
 * such as `static`.
 */
export function requestMetrics(metrics: Metrics): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const startedAt = performance.now()
    await next()
    metrics.requestHandled({
      method: c.req.method,
      route: c.get('route') ?? 'static',
      status: c.get('isSwitched') === true ? 101 : c.res.status,
      organizationSignIn: c.get('organizationSignIn'),
      seconds: (performance.now() - startedAt) / 1000,
    })
  }
}

const refusal =
  'Metrics are for whoever sends METRICS_TOKEN as a bearer token. Without it they are for this machine alone, where PUBLIC_ORIGIN is at localhost.'

/**
 * Serves `/metrics` to clients that send METRICS_TOKEN as bearer token, and to this machine if PUBLIC_ORIGIN is at
 * localhost, so that no other machine can reach the platform.
 */
export function metricsRoutes({ hono, settings }: App, metrics: Metrics) {
  hono.get('/metrics', async (c) => {
    const given = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
    const isKnown = settings.metricsToken !== null && same(given ?? '', settings.metricsToken)
    if (!isKnown && !isLocal(c, settings)) throw new ApiError('forbidden', refusal)
    c.set('route', '/metrics')
    const { contentType, text } = await metrics.read()
    return c.body(text, 200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' })
  })
}

/**
 * Whether two texts are equal. Compares their hashes in constant time, so that timing does not reveal how much of a
 * guessed token is right.
 */
function same(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}

/**
 * Serves `/healthz`, which answers 200 while the process works, and `/readyz`, which answers 200 if the database
 * answers as well, else 503 or 500. To `vestibule doctor`, `/healthz` also tells how many proxies in front append to
 * X-Forwarded-For.
 */
export function healthRoutes(app: App) {
  app.hono.get('/healthz', (c) => {
    c.header('Cache-Control', 'no-store')
    const probe = c.req.header(probeHeader)
    if (probe === undefined || !isProbe(app.keys, probe, app.clock.now())) {
      return c.json({ status: 'ok' })
    }
    const appended = appendedTo(c.req.header('x-forwarded-for'))
    const { trustedProxyHops } = app.settings
    return c.json({ status: 'ok', trustedProxyHops, appended })
  })
  app.hono.get('/readyz', async (c) => {
    c.header('Cache-Control', 'no-store')
    await app.db.execute(sql`select 1`)
    return c.json({ status: 'ready' })
  })
}

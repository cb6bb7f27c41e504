import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import { newId } from '../random.ts'
import { currentTraceId } from '../tracing.ts'
import type { AppEnv } from './app-env.ts'

/**
 * Middleware that gives each request an id and logs its result with a fixed list of fields, never with the URL or its
 * query.
 */
export function requestLog(log: Logger): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const requestId = newId()
    const startedAt = performance.now()
    c.set('requestId', requestId)
    c.env.outgoing.setHeader('X-Request-Id', requestId)
    await next()
    log.info(
      {
        requestId,
        method: c.req.method,
        route: c.get('route') ?? 'static',
        status: c.get('isSwitched') === true ? 101 : c.res.status,
        ms: Math.round(performance.now() - startedAt),
        userId: c.get('userId'),
        traceId: currentTraceId(),
      },
      'request',
    )
  }
}

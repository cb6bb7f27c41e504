import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode } from '@opentelemetry/api'
import type { MiddlewareHandler } from 'hono'
import type { Settings } from '../settings/settings.ts'
import { traced } from '../tracing.ts'
import type { AppEnv } from './app-env.ts'

/**
 * Middleware that makes a span of each request. If the settings name a trusted proxy, the span joins the trace in the
 * request's headers. Otherwise these headers are ignored: strangers could decide which requests are recorded.
 */
export function requestTrace({
  trustedProxyHops,
}: Pick<Settings, 'trustedProxyHops'>): MiddlewareHandler<AppEnv> {
  return (c, next) => {
    const { method } = c.req
    const parent =
      trustedProxyHops > 0
        ? propagation.extract(ROOT_CONTEXT, c.env.incoming.headers)
        : ROOT_CONTEXT
    const options = { kind: SpanKind.SERVER, attributes: { 'http.request.method': method } }
    return context.with(parent, () =>
      traced(method, options, async (span) => {
        await next()
        if (!span.isRecording()) return
        const route = c.get('route') ?? 'static'
        const status = c.get('isSwitched') === true ? 101 : c.res.status
        span.updateName(`${method} ${route}`)
        span.setAttributes({
          'http.route': route,
          'http.response.status_code': status,
          'vestibule.request_id': c.get('requestId'),
        })
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      }),
    )
  }
}

import {
  propagation,
  context,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Span,
} from '@opentelemetry/api'

/**
 * Makes OpenTelemetry spans through the API package alone, which does nothing unless `serve` has loaded an SDK. Spans
 * contain only what the log may contain: routes, SQL statements and hosts of other servers, never ids or addresses of
 * people, values or error texts.
 */

const tracer = trace.getTracer('@vestibule/server')

interface Traced {
  /** Whether the span begins a new trace instead of joining the current one. */
  readonly root?: boolean
  readonly kind?: SpanKind
  readonly attributes?: Attributes
}

/**
 * Runs `work` in a new span. Spans that `work` creates become children of it. If `work` rejects, the span is marked as
 * failed.
 */
export function traced<T>(
  name: string,
  options: Traced,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  return tracer.startActiveSpan(name, options, async (span) => {
    try {
      return await work(span)
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
      throw error
    } finally {
      span.end()
    }
  })
}

/** Id of the trace to which the current request or job belongs, for log lines. Undefined: it belongs to none. */
export const currentTraceId = () => trace.getActiveSpan()?.spanContext().traceId

/** Whether the work that runs now, such as a request or job, is being traced. */
export const isTraced = () => trace.getActiveSpan()?.isRecording() === true

interface Asked {
  readonly method: string
  readonly url: URL
  /**
   * Headers of the request, to which the trace context is added, so that the spans of the other server join this trace.
   * Absent: the other server does not learn of the trace.
   */
  readonly headers?: Headers
}

/**
 * Makes a span of a request to another server, which `ask` sends. `statusOf` returns the status of the answer. If the
 * span has no status, the other server did not answer.
 */
export function tracedAsk<T>(
  { method, url, headers }: Asked,
  ask: () => Promise<T>,
  statusOf: (answer: T) => number | undefined,
): Promise<T> {
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80)
  const attributes = {
    'http.request.method': method,
    'server.address': url.hostname,
    'server.port': port,
  }
  return traced(method, { kind: SpanKind.CLIENT, attributes }, async (span) => {
    if (headers !== undefined && span.isRecording()) {
      headers.delete('tracestate')
      propagation.inject(context.active(), headers, {
        set: (to, name, value) => to.set(name, value),
      })
    }
    const answer = await ask()
    const status = statusOf(answer)
    if (status !== undefined) span.setAttribute('http.response.status_code', status)
    if (status === undefined || status >= 400) span.setStatus({ code: SpanStatusCode.ERROR })
    return answer
  })
}

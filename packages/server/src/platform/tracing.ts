import {
  propagation,
  context,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Span,
} from '@opentelemetry/api'

/*
 * Spans of OpenTelemetry. They are made by its interface alone, which does nothing unless `serve` has loaded an SDK. They
 * say what the log says and no more: routes and statements, never addresses, ids of people, values or texts of errors.
 */

const tracer = trace.getTracer('@vestibule/server')

interface Traced {
  /** Begins a trace of its own. */
  readonly root?: boolean
  readonly kind?: SpanKind
  readonly attributes?: Attributes
}

/** Does `work` in a span, to which the spans of what it does belong. */
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

/** The trace to which this belongs, as logs name it. Undefined: none is recorded. */
export const currentTraceId = () => trace.getActiveSpan()?.spanContext().traceId

/** Whether what is done now is recorded. */
export const isTraced = () => trace.getActiveSpan()?.isRecording() === true

interface Asked {
  readonly method: string
  readonly url: URL
  /** Get the context, so that the spans of who is asked belong to the same trace. */
  readonly headers?: Headers
}

/** Asks another server in a span. Without a status there was no answer. */
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

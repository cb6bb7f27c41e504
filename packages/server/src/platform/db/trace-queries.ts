import { SpanKind } from '@opentelemetry/api'
import type { Pool } from 'pg'
import { isTraced, traced } from '../tracing.ts'

type Query = (...args: readonly unknown[]) => Promise<unknown>

/**
 * Makes an OpenTelemetry span of each query that runs within a traced request or job. Spans contain the statements with
 * placeholders (`$1`), never the values.
 */
export function traceQueries(pool: Pool): void {
  pool.query = tracedQuery(pool.query.bind(pool) as Query) as typeof pool.query
  pool.on('connect', (client) => {
    client.query = tracedQuery(client.query.bind(client) as Query) as typeof client.query
  })
}

function tracedQuery(query: Query): Query {
  return (...args) => {
    // Make no span for calls with a callback: they come from the pool itself, for a query that already has a span.
    if (!isTraced() || typeof args.at(-1) === 'function') return query(...args)
    const text = textOf(args[0])
    const operation = /^\W*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'query'
    const attributes = {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': text,
    }
    return traced(operation, { kind: SpanKind.CLIENT, attributes }, () => query(...args))
  }
}

function textOf(asked: unknown): string {
  if (typeof asked === 'string') return asked
  const text = typeof asked === 'object' && asked !== null && 'text' in asked ? asked.text : ''
  return typeof text === 'string' ? text : ''
}

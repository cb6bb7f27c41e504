import * as v from 'valibot'
import { httpUrl, text, type Variable } from './settings-schemas.ts'

/** Environment variables about audit events, traces and metrics that are sent to monitoring systems. */
export const monitoringVariables = {
  EVENTS_URL: {
    schema: httpUrl,
    default: 'none: events stay in the database',
    meaning: 'where every event is sent, as lines of JSON; each arrives at least once, in order',
    secret: true,
  },
  EVENTS_AUTHORIZATION: {
    schema: text,
    default: 'none',
    meaning: 'the Authorization header for EVENTS_URL, such as Bearer and a token',
    secret: true,
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    schema: httpUrl,
    default: 'none: nothing is traced',
    meaning: 'where traces and metrics are sent by OpenTelemetry, whose other variables count too',
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    schema: text,
    default: 'none',
    meaning: 'headers for OTEL_EXPORTER_OTLP_ENDPOINT, such as x-api-key=key',
    secret: true,
  },
  METRICS_TOKEN: {
    schema: v.optional(v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'))),
    default: 'none: /metrics answers on loopback only',
    meaning: 'lets whoever sends it as a bearer token read /metrics from elsewhere',
    secret: true,
  },
} as const satisfies Record<string, Variable>

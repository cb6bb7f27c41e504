import { calls, type CallName } from '@vestibule/api-client/contract'
import { metrics as telemetry } from '@opentelemetry/api'
import { collectDefaultMetrics, Registry } from 'prom-client'
import type { Store } from '../platform/db/database.ts'
import type { SignInOutcome } from '../platform/http/app-env.ts'
import type { Mailer } from '../platform/mail/mailer.ts'
import { createInstruments } from './instruments.ts'

export interface HandledRequest {
  readonly method: string
  /**
   * Path of the API call with placeholders such as `:id`, or a fixed name such as `static`. Never a URL with ids: each
   * would be a metric of its own.
   */
  readonly route: string
  readonly status: number
  readonly seconds: number
  /**
   * Result of a sign-in with an organisation's identity provider. The metrics cannot derive it from `status`, because a
   * failure too is answered with a redirect. Absent: the request ends no such sign-in.
   */
  readonly organizationSignIn?: SignInOutcome | undefined
}

/**
 * Counts and times what the server does. Prometheus reads the metrics at `/metrics`; they are also sent by
 * OpenTelemetry if `serve` has loaded its SDK. A collector that converts OpenTelemetry's names for Prometheus gets the
 * names that `/metrics` has.
 */
export interface Metrics {
  requestHandled(request: HandledRequest): void
  rowsSwept(table: string, rows: number): void
  /** Makes the metrics also report how many WebSockets are open. */
  watchSockets(sockets: { count(): number }): void
  /** Wraps a mailer so that the metrics count its mails. */
  countMails<M extends Mailer>(mailer: M): M
  read(): Promise<{ readonly contentType: string; readonly text: string }>
}

export interface MetricsOptions {
  /** Whether to report also memory, processor time, garbage collection and event loop delay of the process. */
  readonly ofProcess?: boolean
  /** Returns the numbers of database connections that the metrics report. Absent: they report none. */
  readonly connections?: Store['connections'] | undefined
}

/** The authentication factor that each sign-in call checks, by which the metrics count sign-ins. */
const factorOf: Partial<Record<CallName, string>> = {
  login: 'password',
  verifyPassword: 'password',
  loginWithApiToken: 'api_token',
  authenticateDeviceCode: 'device_code',
  verifyEmailCode: 'email_code',
  verifyTotp: 'authenticator',
  verifyRecoveryCode: 'recovery_code',
  loginWithPasskey: 'passkey',
}
const factors = new Map(
  Object.entries(factorOf).map(([name, factor]) => [calls[name as CallName].endpoint.path, factor]),
)

function outcomeOf(status: number): SignInOutcome {
  if (status === 202) return 'pending'
  if (status < 400) return 'accepted'
  if (status === 429) return 'limited'
  return status < 500 ? 'refused' : 'failed'
}

export function createMetrics({ ofProcess = false, connections }: MetricsOptions = {}): Metrics {
  const registry = new Registry()
  const instruments = createInstruments(registry, telemetry.getMeter('@vestibule/server'))
  const requests = instruments.seconds({
    name: 'request_duration',
    help: 'Duration of requests by route and status',
    labels: ['method', 'route', 'status'],
  })
  const signIns = instruments.counter({
    name: 'sign_ins',
    help: 'Factors shown at sign-in, by outcome: accepted, pending, refused, limited, failed',
    labels: ['factor', 'outcome'],
  })
  const mails = instruments.counter({
    name: 'mails',
    help: 'Mails handed to the mail server, by outcome: sent, failed',
    labels: ['outcome'],
  })
  const swept = instruments.counter({
    name: 'swept_rows',
    help: 'Expired rows that were deleted, by table',
    labels: ['table'],
  })
  if (connections !== undefined) {
    instruments.gauge({
      name: 'database_connections',
      help: 'Connections to the database: busy, idle, and requests waiting for one',
      labels: ['state'],
      read() {
        const { total, idle, waiting } = connections()
        const states = { busy: total - idle, idle, waiting }
        return Object.entries(states).map(([state, value]) => ({ labels: { state }, value }))
      },
    })
  }
  if (ofProcess) collectDefaultMetrics({ register: registry })

  return {
    requestHandled({ method, route, status, seconds, organizationSignIn }) {
      requests({ method, route, status }, seconds)
      const factor = factors.get(route)
      if (factor !== undefined) signIns({ factor, outcome: outcomeOf(status) })
      if (organizationSignIn !== undefined)
        signIns({ factor: 'organization', outcome: organizationSignIn })
    },
    rowsSwept: (table, rows) => swept({ table }, rows),
    watchSockets: (sockets) =>
      instruments.gauge({
        name: 'open_sockets',
        help: 'WebSockets that are open through this server',
        labels: [],
        read: () => [{ labels: {}, value: sockets.count() }],
      }),
    countMails: (mailer) => ({
      ...mailer,
      async send(mail) {
        try {
          await mailer.send(mail)
          mails({ outcome: 'sent' })
        } catch (error) {
          mails({ outcome: 'failed' })
          throw error
        }
      },
    }),
    read: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  }
}

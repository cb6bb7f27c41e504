import { calls, type CallName } from '@vestibule/api-client/contract'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Store } from '../platform/db/database.ts'
import type { SignInOutcome } from '../platform/http/app-env.ts'
import type { Mailer } from '../platform/mail/mailer.ts'

export interface HandledRequest {
  readonly method: string
  /** The path as in the contract, never a URL with ids. */
  readonly route: string
  readonly status: number
  readonly seconds: number
  /** Set if the request is of a sign-in with an organisation, whose answers are redirects either way. */
  readonly organizationSignIn?: SignInOutcome | undefined
}

/** Counters and timings in Prometheus text format. */
export interface Metrics {
  requestHandled(request: HandledRequest): void
  rowsSwept(table: string, rows: number): void
  /** Wraps a mailer so that its mails are counted. */
  countMails<M extends Mailer>(mailer: M): M
  read(): Promise<{ readonly contentType: string; readonly text: string }>
}

export interface MetricsOptions {
  /** Also reports memory, processor time, garbage collection and event loop delay of the process. */
  readonly ofProcess?: boolean
  /** Also reports the database connections. */
  readonly connections?: Store['connections'] | undefined
}

/** The factor that each sign-in call proves. */
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
  const registers = [registry]
  const requests = new Histogram({
    name: 'vestibule_request_duration_seconds',
    help: 'Duration of requests by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  const signIns = new Counter({
    name: 'vestibule_sign_ins_total',
    help: 'Factors shown at sign-in, by outcome: accepted, pending, refused, limited, failed',
    labelNames: ['factor', 'outcome'],
    registers,
  })
  const mails = new Counter({
    name: 'vestibule_mails_total',
    help: 'Mails handed to the mail server, by outcome: sent, failed',
    labelNames: ['outcome'],
    registers,
  })
  const swept = new Counter({
    name: 'vestibule_swept_rows_total',
    help: 'Expired rows that were deleted, by table',
    labelNames: ['table'],
    registers,
  })
  if (connections !== undefined) countConnections(registers, connections)
  if (ofProcess) collectDefaultMetrics({ register: registry })

  return {
    requestHandled({ method, route, status, seconds, organizationSignIn }) {
      requests.observe({ method, route, status }, seconds)
      const factor = factors.get(route)
      if (factor !== undefined) signIns.inc({ factor, outcome: outcomeOf(status) })
      if (organizationSignIn !== undefined)
        signIns.inc({ factor: 'organization', outcome: organizationSignIn })
    },
    rowsSwept: (table, rows) => swept.inc({ table }, rows),
    countMails: (mailer) => ({
      ...mailer,
      async send(mail) {
        try {
          await mailer.send(mail)
          mails.inc({ outcome: 'sent' })
        } catch (error) {
          mails.inc({ outcome: 'failed' })
          throw error
        }
      },
    }),
    read: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  }
}

function countConnections(
  registers: Registry[],
  connections: NonNullable<MetricsOptions['connections']>,
) {
  const gauge = new Gauge({
    name: 'vestibule_database_connections',
    help: 'Connections to the database: busy, idle, and requests waiting for one',
    labelNames: ['state'],
    registers,
    collect() {
      const { total, idle, waiting } = connections()
      gauge.set({ state: 'busy' }, total - idle)
      gauge.set({ state: 'idle' }, idle)
      gauge.set({ state: 'waiting' }, waiting)
    },
  })
}

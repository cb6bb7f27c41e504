import * as v from 'valibot'
import { data, type Call, type Endpoint } from './endpoint.ts'

const check = v.object({
  name: v.string(),
  /** `warning`: it works, but perhaps not as meant. */
  state: v.union([v.picklist(['ok', 'warning', 'failed']), v.string()]),
  detail: v.string(),
})
/** One thing that was looked at, as `vestibule doctor` does. */
export type HealthCheck = v.InferOutput<typeof check>

const checks = v.object({
  /** ISO 8601. */
  checked_at: v.string(),
  checks: v.array(check),
})
/** What `vestibule doctor` finds, and when it was looked at. */
export type HealthChecks = v.InferOutput<typeof checks>

const job = v.object({
  name: v.union([v.picklist(['housekeeping', 'mails']), v.string()]),
  /** How often it runs, in seconds. */
  every_s: v.number(),
  /** ISO 8601. Null: never yet. */
  last_run_at: v.nullable(v.string()),
  took_ms: v.nullable(v.number()),
  next_run_at: v.nullable(v.string()),
  state: v.union([v.picklist(['on_time', 'late', 'failed', 'never']), v.string()]),
})

const setting = v.object({
  name: v.string(),
  meaning: v.string(),
  /** Null: nothing is set, or it is a secret. */
  value: v.nullable(v.string()),
  /** What holds where nothing is set, in words. */
  default: v.string(),
  is_secret: v.boolean(),
  /** `environment`: also from a file of settings. */
  source: v.union([v.picklist(['environment', 'default']), v.string()]),
})

const health = v.object({
  version: v.string(),
  /** Mails that wait, and since when the oldest does. `last_answer`: what the mail server said last, if it refused. */
  mails: v.object({
    waiting: v.number(),
    waiting_since: v.nullable(v.string()),
    last_answer: v.nullable(v.string()),
    /** False: there is no mail server, and mails are kept in the outbox. */
    is_sending: v.boolean(),
  }),
  jobs: v.array(job),
  settings: v.array(setting),
})
/** How the servers are set and what they do by themselves. */
export type Health = v.InferOutput<typeof health>

export const getHealthEndpoint = {
  method: 'GET',
  path: '/auth_api/v1/admin/health/',
  answer: data(health),
  errors: ['not_authenticated', 'eula_required', 'forbidden'],
} satisfies Endpoint
export const getHealthChecksEndpoint = {
  method: 'GET',
  path: '/auth_api/v1/admin/health/checks/',
  answer: data(checks),
  errors: ['not_authenticated', 'eula_required', 'forbidden'],
} satisfies Endpoint

export const adminHealthCalls = {
  getHealth: {
    endpoint: getHealthEndpoint,
    summary: 'Mails that wait, background jobs, and settings without their secrets.',
    access: 'admin',
    permission: 'health.read',
  },
  getHealthChecks: {
    endpoint: getHealthChecksEndpoint,
    summary:
      'What `vestibule doctor` finds, looked at anew at most every ten seconds. Takes as long as what it looks at.',
    access: 'admin',
    permission: 'health.read',
  },
} satisfies Record<string, Call>

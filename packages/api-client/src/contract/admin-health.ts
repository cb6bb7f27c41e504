import * as v from 'valibot'
import { data, type Call } from './endpoint.ts'

const check = v.object({
  name: v.string(),
  /** `warning`: it works, but perhaps not as intended. */
  state: v.union([v.picklist(['ok', 'warning', 'failed']), v.string()]),
  detail: v.string(),
})

const checks = v.object({
  /** ISO 8601. */
  checked_at: v.string(),
  checks: v.array(check),
})

const job = v.object({
  name: v.union([v.picklist(['housekeeping', 'mails']), v.string()]),
  /** How often it runs, in seconds. */
  every_s: v.number(),
  /** ISO 8601. Null: the job has not run yet. */
  last_run_at: v.nullable(v.string()),
  took_ms: v.nullable(v.number()),
  next_run_at: v.nullable(v.string()),
  state: v.union([v.picklist(['on_time', 'late', 'failed', 'never']), v.string()]),
})

const setting = v.object({
  name: v.string(),
  meaning: v.string(),
  /** Null: the setting is not set, or is a secret. */
  value: v.nullable(v.string()),
  /** What applies if nothing is set, in words. */
  default: v.string(),
  is_secret: v.boolean(),
  /** `environment` includes a settings file. */
  source: v.union([v.picklist(['environment', 'default']), v.string()]),
})

const health = v.object({
  version: v.string(),
  /**
   * Mails in the queue, and since when the oldest waits. `last_answer`: the mail server's last refusal, if it
   * refused.
   */
  mails: v.object({
    waiting: v.number(),
    waiting_since: v.nullable(v.string()),
    last_answer: v.nullable(v.string()),
    /** False: no mail server is configured, and mails stay in the outbox. */
    is_sending: v.boolean(),
  }),
  jobs: v.array(job),
  settings: v.array(setting),
})

export const adminHealthCalls = {
  /** Reads the mail queue, the background jobs, and the settings without their secrets. */
  getHealth: {
    endpoint: {
      method: 'GET',
      path: '/auth_api/v1/admin/health/',
      answer: data(health),
      errors: ['not_authenticated', 'eula_required', 'forbidden'],
    },
    summary: 'Mails that wait, background jobs, and settings without their secrets.',
    access: 'admin',
    permission: 'health.read',
  },
  /** Runs the checks of `vestibule doctor`; takes as long as the slowest check. */
  getHealthChecks: {
    endpoint: {
      method: 'GET',
      path: '/auth_api/v1/admin/health/checks/',
      answer: data(checks),
      errors: ['not_authenticated', 'eula_required', 'forbidden'],
    },
    summary:
      'What `vestibule doctor` finds, looked at anew at most every ten seconds. Takes as long as what it looks at.',
    access: 'admin',
    permission: 'health.read',
  },
} satisfies Record<string, Call>

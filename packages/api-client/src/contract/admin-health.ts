import * as v from 'valibot'
import { data, type Call } from './endpoint.ts'

const check = v.object({
  /** The name of the check, as `vestibule doctor` prints it. */
  name: v.string(),
  /** How the check went. `warning`: what was checked works, but perhaps not as the operator intends. */
  state: v.union([v.picklist(['ok', 'warning', 'failed']), v.string()]),
  /** What the check has found, in English, for operators. */
  detail: v.string(),
})

const checks = v.object({
  /** When the checks ran, as ISO 8601. */
  checked_at: v.string(),
  checks: v.array(check),
})

const job = v.object({
  /** The name of the job, such as `housekeeping` or `mails`; the server sends further names. */
  name: v.union([v.picklist(['housekeeping', 'mails']), v.string()]),
  /** How often the job runs, in seconds. */
  every_s: v.number(),
  /** When the job last ran, as ISO 8601. Null: it has not run yet. */
  last_run_at: v.nullable(v.string()),
  /** How long the last run took, in milliseconds. Null: the job has not run yet. */
  took_ms: v.nullable(v.number()),
  /** When the next run is due, as ISO 8601. Null: the job has not run yet. */
  next_run_at: v.nullable(v.string()),
  /**
   * Whether the job runs as it should. `late`: its next run is overdue. `failed`: its last run failed. `never`: it has
   * not run yet.
   */
  state: v.union([v.picklist(['on_time', 'late', 'failed', 'never']), v.string()]),
})

const setting = v.object({
  /** The name of the environment variable. */
  name: v.string(),
  /** What the setting does, in English. */
  meaning: v.string(),
  /** The value of the setting. Null: the setting is not set, or is a secret. */
  value: v.nullable(v.string()),
  /** What applies if the setting is not set, in words. */
  default: v.string(),
  /** Whether the value is a secret, which is never returned. */
  is_secret: v.boolean(),
  /**
   * Where the value comes from. `environment`: an environment variable or a settings file. `default`: the setting is
   * not set.
   */
  source: v.union([v.picklist(['environment', 'default']), v.string()]),
})

const health = v.object({
  /** The version of the server. */
  version: v.string(),
  /** The mail queue: how many mails wait, since when, and whether the server sends mails at all. */
  mails: v.object({
    /** How many mails are in the queue. */
    waiting: v.number(),
    /** Since when the oldest mail in the queue waits, as ISO 8601. Null: the queue is empty. */
    waiting_since: v.nullable(v.string()),
    /**
     * The mail server's answer to the last failed try to send a mail of the queue, or why there was none. Null: no try
     * has failed.
     */
    last_answer: v.nullable(v.string()),
    /** Whether mails are sent. False: no mail server is configured, and mails stay in the outbox. */
    is_sending: v.boolean(),
  }),
  /** The background jobs of the server. */
  jobs: v.array(job),
  /** Every setting of the server, set or not. */
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
  /**
   * Runs the checks of `vestibule doctor`, which takes as long as the slowest of them. Calls within the next ten
   * seconds get the same result.
   */
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

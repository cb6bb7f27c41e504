import * as v from 'valibot'
import { data, type Call } from './endpoint.ts'
import { idField, momentField } from './fields.ts'
import { createErrors, page, pageQuery, readErrors } from './admin-fields.ts'

const person = v.nullable(
  v.object({
    id: v.string(),
    /**
     * The person's name. If no account has this id, `name` repeats the id: that of an erased account, or a word such as
     * `operator` (a command at the server) or `time` (a job of the server).
     */
    name: v.string(),
  }),
)
const values = v.nullable(v.record(v.string(), v.unknown()))

/** One audited event: something that was done or refused. */
export const auditedEvent = v.object({
  /** The number of the event, as a text. */
  id: v.string(),
  /** When the event happened, as ISO 8601. */
  at: v.string(),
  /** The name of the event: one of `auditEvents`. */
  event: v.string(),
  /** The person who caused the event. Null: unknown, for instance at a sign-in with a wrong address. */
  who: person,
  /** The person whose account the event concerns. Null: the event concerns no account. */
  whom: person,
  /**
   * The customer organisation for which the person who caused the event, a member of staff, acted. Null: for nobody.
   */
  acting_for: v.nullable(v.object({ id: v.string(), name: v.string() })),
  /** Whether the platform did what was asked: `done`, or `refused`. */
  result: v.union([v.picklist(['done', 'refused']), v.string()]),
  /**
   * The network address of the request that caused the event. Null: not known, or the server caused the event itself.
   */
  ip: v.nullable(v.string()),
  /**
   * Identifies the request that caused the event, also in the log of the server. `cli`: a command of the operator
   * caused it. Empty: a job of the server did.
   */
  request_id: v.string(),
  /**
   * Identifies the session in which the event happened; nobody can sign in with this value. Null: the event happened in
   * no session.
   */
  session: v.nullable(v.string()),
  /** The support code of the error that the event is about, for instance of a ticket that names it. Null: none. */
  support_code: v.nullable(v.string()),
  /**
   * Further facts of the event: mostly ids of other things that it concerns, and in `by` who caused it, if somebody
   * else than the owner of the account did.
   */
  detail: v.record(v.string(), v.unknown()),
  /** The values that the change has overwritten. Null: nothing was overwritten. Never contains a secret. */
  before: values,
  /** The values that the change has written. Null: nothing was written. Never contains a secret. */
  after: values,
  /** The reason that the person gave for what they did. Null: they gave none. */
  reason: v.nullable(v.string()),
})

const filters = {
  /** Finds events that have exactly this support code, id of a request, or IP address. */
  q: pageQuery.q,
  /** Finds only events with this name. */
  event: v.optional(idField),
  /** Finds only events caused by the account with this id. */
  who: v.optional(idField),
  /** Finds only events that concern the account with this id. */
  whom: v.optional(idField),
  /**
   * Finds only events about the app or dataset with this key. By its name or address alone, finds only those events in
   * which somebody has opened it.
   */
  resource: v.optional(idField),
  /**
   * Finds only events that concern the organisation with this id, its people or its access, or that happened while
   * somebody acted for it.
   */
  organization: v.optional(idField),
  /** Finds only events that were done, or only those that were refused. */
  result: v.optional(v.picklist(['done', 'refused'])),
  /** Finds only events of the request with this id. */
  request: v.optional(idField),
  /** Finds only events of one session, given by the value that `session` has in these events. */
  session: v.optional(v.pipe(v.string(), v.uuid())),
  /** Finds only events from this time on, as ISO 8601. */
  from: v.optional(momentField),
  /** Finds only events before this time, as ISO 8601. */
  until: v.optional(momentField),
}
const eventFilters = v.object(filters)

export const adminAuditCalls = {
  /** Lists audited events, done and refused, the latest first. */
  listEvents: {
    endpoint: {
      method: 'GET',
      path: '/auth_api/v1/admin/events/',
      answer: data(page(auditedEvent)),
      errors: readErrors,
    },
    summary: 'What was done and refused, the latest first.',
    access: 'admin',
    permission: 'audit.read',
    query: v.object({ ...pageQuery, ...filters }),
  },
  /** Returns the list of `listEvents` as CSV. The export is itself an audited event. */
  exportEvents: {
    endpoint: {
      method: 'POST',
      path: '/auth_api/v1/admin/events/export/',
      answer: data(
        v.object({
          csv: v.string(),
          count: v.number(),
          /** Whether the file lacks events of the list, because there are more than the 50,000 that it may contain. */
          is_cut: v.boolean(),
        }),
      ),
      errors: createErrors,
      done: 'exported',
    },
    summary: 'The same list as CSV, up to 50,000 events. The export is itself an event.',
    access: 'admin',
    permission: 'audit.export',
    body: eventFilters,
  },
} satisfies Record<string, Call>

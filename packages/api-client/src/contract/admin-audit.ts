import * as v from 'valibot'
import { data, type Call, type Endpoint } from './endpoint.ts'
import { idField } from './fields.ts'
import { createErrors, page, pageQuery, readErrors } from './admin-fields.ts'

const person = v.nullable(
  v.object({
    id: v.string(),
    /** The id where the account is gone. */
    name: v.string(),
  }),
)
const values = v.nullable(v.record(v.string(), v.unknown()))

/** One thing that was done or refused. */
export const auditedEvent = v.object({
  id: v.string(),
  /** ISO 8601. */
  at: v.string(),
  event: v.string(),
  /** Who did it. Null: nobody who is known, such as at a wrong address. */
  who: person,
  /** Whose account it concerns. */
  whom: person,
  /** The organisation for which somebody acted. */
  acting_for: v.nullable(v.object({ id: v.string(), name: v.string() })),
  result: v.union([v.picklist(['done', 'refused']), v.string()]),
  ip: v.nullable(v.string()),
  request_id: v.string(),
  /** Names the session; nobody signs in by it. */
  session: v.nullable(v.string()),
  support_code: v.nullable(v.string()),
  /** What else it concerns, by id. */
  detail: v.record(v.string(), v.unknown()),
  /** What has changed, as it was and as it became. Never a secret. */
  before: values,
  after: values,
  reason: v.nullable(v.string()),
})
/** One thing that was done or refused. */
export type AuditedEvent = v.InferOutput<typeof auditedEvent>

const moment = v.pipe(v.string(), v.isoTimestamp())
const filters = {
  /** A support code, the id of a request, or an address: exactly that one. */
  q: pageQuery.q,
  /** One kind of event. */
  event: v.optional(idField),
  /** By the account with this id. */
  who: v.optional(idField),
  /** About the account with this id. */
  whom: v.optional(idField),
  /** About the app or dataset with this id or address. */
  resource: v.optional(idField),
  /** By or about people of this organisation, or while acting for it. */
  organization: v.optional(idField),
  result: v.optional(v.picklist(['done', 'refused'])),
  /** All of one request, or of one session. */
  request: v.optional(idField),
  session: v.optional(v.pipe(v.string(), v.uuid())),
  /** ISO 8601: from then on, and before then. */
  from: v.optional(moment),
  until: v.optional(moment),
}
const eventFilters = v.object(filters)
/** Which events: all of these hold. */
export type EventFilters = v.InferOutput<typeof eventFilters>

export const listEventsEndpoint = {
  method: 'GET',
  path: '/auth_api/v1/admin/events/',
  answer: data(page(auditedEvent)),
  errors: readErrors,
} satisfies Endpoint

export const exportEventsEndpoint = {
  method: 'POST',
  path: '/auth_api/v1/admin/events/export/',
  answer: data(
    v.object({
      csv: v.string(),
      count: v.number(),
      /** Whether there are more than one file takes. */
      is_cut: v.boolean(),
    }),
  ),
  errors: createErrors,
} satisfies Endpoint

export const adminAuditCalls = {
  listEvents: {
    endpoint: listEventsEndpoint,
    summary: 'What was done and refused, the latest first.',
    access: 'admin',
    permission: 'audit.read',
    query: v.object({ ...pageQuery, ...filters }),
  },
  exportEvents: {
    endpoint: exportEventsEndpoint,
    summary: 'The same list as CSV, up to 50,000 events. The export is itself an event.',
    access: 'admin',
    permission: 'audit.export',
    body: eventFilters,
  },
} satisfies Record<string, Call>

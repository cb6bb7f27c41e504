import * as v from 'valibot'
import { data, type Call } from './endpoint.ts'
import { requestStates } from './access-requests.ts'
import { dayOrMoment, idField } from './fields.ts'
import {
  changeErrors,
  named,
  page,
  pageQuery,
  readErrors,
  reasonField,
  requiredReason,
} from './admin-fields.ts'

const managedResource = v.object({
  id: v.string(),
  name: v.string(),
  /** The resource type, such as `AppResource`. */
  kind: v.string(),
  /** How many organisations can open it, and how many people by a grant of their own. */
  organizations: v.number(),
  people: v.number(),
})

/** A grant, as lists of administration and of data stewards have it. */
export const grant = v.object({
  resource: v.object({ id: v.string(), name: v.string(), kind: v.string() }),
  /** Null if the grant is to a person. */
  organization: v.nullable(
    v.object({
      id: v.string(),
      name: v.string(),
      /** How many people can open the resource by this grant. */
      people: v.number(),
      /** How many of them would keep access by a grant of their own. */
      keep: v.number(),
      /** How many of them have opened the resource in the last 30 days. */
      opened: v.number(),
    }),
  ),
  /** Null if the grant is to an organisation. */
  user: v.nullable(
    v.object({
      id: v.string(),
      first_name: v.string(),
      last_name: v.string(),
      email: v.string(),
      organization: named,
      /** Whether the person's organisation has a grant as well. */
      has_it_anyway: v.boolean(),
      /** ISO 8601. Null: no opening is recorded, as far back as events are kept. */
      last_opened_at: v.nullable(v.string()),
    }),
  ),
  /** Whether the grant comes from an import; it can only be changed in the import's file. */
  imported: v.boolean(),
  given_by: v.nullable(v.string()),
  given_at: v.nullable(v.string()),
  /** From when on it counts. ISO 8601. Null: since it was given. */
  from: v.optional(v.nullable(v.string()), null),
  /** When it ends: the first moment at which it no longer counts. ISO 8601. Null: it has no end. */
  until: v.optional(v.nullable(v.string()), null),
  /** The last day on which it counts, in the time zone of the platform. Null: it has no end. */
  last_day: v.optional(v.nullable(v.string()), null),
  /** Why it was given. Null: nobody has said. */
  reason: v.optional(v.nullable(v.string()), null),
})

const accessRequest = v.object({
  id: v.string(),
  /** Counts up; what people name a request by. */
  number: v.number(),
  kind: v.union([v.picklist(['access', 'renewal']), v.string()]),
  state: v.union([v.picklist(requestStates), v.string()]),
  resource: v.object({ id: v.string(), name: v.string(), kind: v.string() }),
  user: v.object({
    id: v.string(),
    first_name: v.string(),
    last_name: v.string(),
    email: v.string(),
    organization: named,
  }),
  /** Why the person needs it, in their words. */
  reason: v.string(),
  /** When the grant of the person ends or ended. Null: it has been taken, or has no end. */
  until: v.nullable(v.string()),
  /** The last day of it, in the time zone of the platform. */
  last_day: v.optional(v.nullable(v.string()), null),
  created_at: v.string(),
  decided_by: v.nullable(v.string()),
  decided_at: v.nullable(v.string()),
})

/** Whose grant it is: either `organization` or `user`. */
const whose = {
  organization: v.optional(idField),
  user: v.optional(idField),
  reason: reasonField,
}
/** A day ends the grant when it is over; a moment ends it then. Null and absent: it has no end. */
const until = v.optional(v.nullable(dayOrMoment))
const params = v.object({ resourceId: idField })
const path = '/auth_api/v1/admin/resources/'

const requests = '/auth_api/v1/admin/access_requests/'

export const adminAccessCalls = {
  /** Lists apps and datasets, with how many organisations and people can open each. */
  listManagedResources: {
    endpoint: { method: 'GET', path, answer: data(page(managedResource)), errors: readErrors },
    summary: 'Apps and datasets, in their order, with how many can open each.',
    access: 'admin',
    permission: 'access.read',
    query: v.object(pageQuery),
  },
  /** Lists who can open what: grants to organisations, or grants to people. */
  listGrants: {
    endpoint: {
      method: 'GET',
      path: '/auth_api/v1/admin/grants/',
      answer: data(page(grant)),
      errors: readErrors,
    },
    summary:
      'Who can open what: grants to organisations, or those to people, by name. Of one resource, or of one organisation ' +
      'and its people.',
    access: 'admin',
    permission: 'access.read',
    query: v.object({
      ...pageQuery,
      to: v.picklist(['organization', 'user']),
      resource: v.optional(idField),
      organization: v.optional(idField),
      /** Only those that end within so many days, from 1 to 3660. Grants that have ended are no part of any list. */
      ends_within: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/))),
    }),
  },
  /** Opens an app or a dataset to an organisation or to a person. */
  giveAccess: {
    endpoint: {
      method: 'POST',
      path: `${path}:resourceId/give/`,
      answer: null,
      errors: changeErrors,
    },
    summary:
      'Open an app or a dataset to an organisation or to a person, from their next page on. An organization-admin gives ' +
      'people what the organisation has. `conflict`: they have it ' +
      'already.',
    access: 'admin',
    permission: 'access.write',
    params,
    body: v.object({ ...whose, from: v.optional(v.nullable(dayOrMoment)), until }),
  },
  /** Sets another end of a grant, or none. It counts at once, also for a grant that has ended. */
  extendAccess: {
    endpoint: {
      method: 'POST',
      path: `${path}:resourceId/extend/`,
      answer: null,
      errors: changeErrors,
    },
    summary:
      'Set another end of a grant, or none. It counts at once, also for one that has ended. The end of a grant of the ' +
      'import holds until the import names a later one.',
    access: 'admin',
    permission: 'access.write',
    params,
    body: v.object({ ...whose, until }),
  },
  /** Withdraws a grant from an organisation or from a person. */
  takeAccess: {
    endpoint: {
      method: 'POST',
      path: `${path}:resourceId/take/`,
      answer: null,
      errors: changeErrors,
    },
    summary:
      'Take a grant back, at the next request. A grant of their own stays with a person. `conflict`: the import gave it.',
    access: 'admin',
    permission: 'access.write',
    params,
    body: v.object(whose),
  },
  /** Lists requests for access: those that wait, the oldest first, or those that are decided, the latest first. */
  listAccessRequests: {
    endpoint: {
      method: 'GET',
      path: requests,
      answer: data(page(accessRequest)),
      errors: readErrors,
    },
    summary:
      'Requests of people for longer access: those that wait, the oldest first, or those that are decided, the latest ' +
      'first. `extendAccess` and `giveAccess` to the person approve one, unless it is the administrator’s own: `conflict`.',
    access: 'admin',
    permission: 'access.read',
    query: v.object({ ...pageQuery, state: v.optional(v.picklist(['open', 'decided']), 'open') }),
  },
  /** Refuses a request, with a reason that the person reads in a mail. */
  refuseAccessRequest: {
    endpoint: {
      method: 'POST',
      path: `${requests}:requestId/refuse/`,
      answer: null,
      errors: changeErrors,
    },
    summary:
      'Refuse a request, with a reason that the person reads in a mail. `conflict`: it is decided.',
    access: 'admin',
    permission: 'access.write',
    params: v.object({ requestId: idField }),
    body: v.object({ reason: requiredReason }),
  },
} satisfies Record<string, Call>

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
  /** The key by which calls refer to the app or dataset. */
  id: v.string(),
  name: v.string(),
  /** The resource type, such as `AppResource`. */
  kind: v.string(),
  /** How many organisations can open the resource. For an `organization-admin`, only their own organisation counts. */
  organizations: v.number(),
  /**
   * How many people can open the resource by a grant of their own. For an `organization-admin`, only people of
   * their own organisation count.
   */
  people: v.number(),
})

/** A grant, which lets an organisation or a person open an app or a dataset. */
export const grant = v.object({
  /** The app or dataset that the grant opens: its key, its name for people, and its resource type. */
  resource: v.object({ id: v.string(), name: v.string(), kind: v.string() }),
  /** The organisation that has the grant. Null if the grant is to a person. */
  organization: v.nullable(
    v.object({
      id: v.string(),
      name: v.string(),
      /** How many people can open the resource by this grant. */
      people: v.number(),
      /**
       * How many people can open the resource by this grant and also by a grant of their own: they would keep access
       * without this one.
       */
      keep: v.number(),
      /** How many of the people who can open the resource by this grant have opened it in the last 30 days. */
      opened: v.number(),
    }),
  ),
  /** The person who has the grant. Null if the grant is to an organisation. */
  user: v.nullable(
    v.object({
      id: v.string(),
      first_name: v.string(),
      last_name: v.string(),
      email: v.string(),
      organization: named,
      /**
       * Whether the person would keep access without this grant, because the person's organisation has a grant as well.
       */
      has_it_anyway: v.boolean(),
      /**
       * When the person last opened the resource, as ISO 8601. Null: the recorded events, which are deleted after a
       * time, contain no opening.
       */
      last_opened_at: v.nullable(v.string()),
    }),
  ),
  /**
   * Whether the grant comes from an import. `takeAccess` refuses to take such a grant; another end can be set for it.
   */
  imported: v.boolean(),
  /**
   * The name of the person who gave the access. Null: the import or the operator gave it, or the person's account is
   * erased.
   */
  given_by: v.nullable(v.string()),
  /** When the access was given, as ISO 8601. Null: not known. */
  given_at: v.nullable(v.string()),
  /** From when the grant gives access, as ISO 8601. Null: since it was given. */
  from: v.optional(v.nullable(v.string()), null),
  /** The moment from which the grant gives no access any more, as ISO 8601. Null: it has no end. */
  until: v.optional(v.nullable(v.string()), null),
  /** The last day on which the grant gives access, in the time zone of the platform. Null: the grant has no end. */
  last_day: v.optional(v.nullable(v.string()), null),
  /** Why the access was given. Null: nobody has said. */
  reason: v.optional(v.nullable(v.string()), null),
})

const accessRequest = v.object({
  /** Identifies the request for `refuseAccessRequest`. */
  id: v.string(),
  /** Number by which people refer to the request; each new request gets the next number. */
  number: v.number(),
  /**
   * What the person asks for: `renewal`, which is longer access. `listAccessRequests` leaves out requests of the kind
   * `access`, which data stewards decide.
   */
  kind: v.union([v.picklist(['access', 'renewal']), v.string()]),
  /** Whether the request is decided, and how: one of `requestStates`; a newer server may send others. */
  state: v.union([v.picklist(requestStates), v.string()]),
  /**
   * The app or dataset to which the person asks for longer access: its key, its name for people, and its resource type.
   */
  resource: v.object({ id: v.string(), name: v.string(), kind: v.string() }),
  /** The person who asks for longer access. */
  user: v.object({
    id: v.string(),
    first_name: v.string(),
    last_name: v.string(),
    email: v.string(),
    organization: named,
  }),
  /** Why the person needs the access for longer, in their words. */
  reason: v.string(),
  /** When the person's grant ends or ended, as ISO 8601. Null: the grant was taken away, or has no end. */
  until: v.nullable(v.string()),
  /**
   * The last day of the person's grant, in the time zone of the platform. Null: the grant was taken away, or has no
   * end.
   */
  last_day: v.optional(v.nullable(v.string()), null),
  /** When the request was made, as ISO 8601. */
  created_at: v.string(),
  /**
   * The name of the person who decided or withdrew the request. Null: the request is open, the operator decided it, or
   * the person's account is erased.
   */
  decided_by: v.nullable(v.string()),
  /** When the request was decided or withdrawn, as ISO 8601. Null: the request is open. */
  decided_at: v.nullable(v.string()),
})

/** Names the holder of a grant: give either `organization` or `user`. */
const whose = {
  /** The id of the organisation that holds the grant. */
  organization: v.optional(idField),
  /** The id of the person who holds the grant. */
  user: v.optional(idField),
  reason: reasonField,
}
/**
 * When a grant ends: a day ends it at the end of that day, a moment at that moment. Null and absent: it has no end,
 * which is refused for a person's grant if the setting GRANT_MAX_DAYS limits such grants.
 */
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
  /** Lists the grants of apps and datasets to organisations, or to people, that have not ended, also later ones. */
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
      /** Whether to list grants to organisations, or grants to people. */
      to: v.picklist(['organization', 'user']),
      /** Lists only grants of the app or dataset with this key. */
      resource: v.optional(idField),
      /** Lists only grants to the organisation with this id, or to its people. */
      organization: v.optional(idField),
      /**
       * Lists only grants that end within this number of days, from 1 to 9999. No list contains grants that have ended.
       */
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
  /** Sets another end of a grant, or removes its end. The change applies at once, also to a grant that has ended. */
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
  /** Withdraws a grant from an organisation or from a person. `conflict`: an import has given the grant. */
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
  /**
   * Lists requests for longer access: those that wait, the oldest first, or those that are decided, the latest first.
   */
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
  /** Refuses a request for longer access, with a reason that the person reads in a mail. */
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

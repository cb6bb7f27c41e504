import * as v from 'valibot'
import { named } from './admin-fields.ts'
import { data, type Call } from './endpoint.ts'
import { auditedEvent } from './admin-audit.ts'
import { adminPermissions, adminRoles, type AdminPermission } from './admin-permissions.ts'

const permissionNames = /* @__PURE__ */ Object.keys(adminPermissions) as AdminPermission[]

/** What the signed-in user may do in administration. */
const administrator = v.object({
  /** The roles of the user in administration; a newer server may send others. */
  roles: v.array(v.union([v.picklist(adminRoles), v.string()])),
  /** What these roles may do: see `adminPermissions`. */
  permissions: v.array(v.union([v.picklist(permissionNames), v.string()])),
  /** The organisation to which all permissions are limited. Null: no limit. */
  only_organization: v.nullable(v.string()),
  /** Why the user can change nothing now; null: they can. */
  read_only: v.nullable(v.union([v.picklist(['role', 'second_factor']), v.string()])),
  /** The address that is notified of requests for access; null: none. */
  notify_email: v.nullable(v.string()),
  /** The last day that is proposed for access of a person, such as `2027-03-31`; null: none. */
  proposed_last_day: v.optional(v.nullable(v.string()), null),
  /** Whether the next change requires a fresh proof. */
  needs_proof: v.boolean(),
  /**
   * The factors of `accounts/proof/` that give that proof. A password alone is not enough until one of these was
   * shown.
   */
  proofs: v.array(v.string()),
})

const count = v.object({
  /** Null: more than 10,000. */
  count: v.nullable(v.number()),
})
/** Work that waits for administrators. A part is absent if the reader may not see its section. */
const overview = v.object({
  /** `waiting_since`: when the oldest was made (ISO 8601, like all times here). */
  registrations: v.optional(
    v.object({ waiting: v.number(), waiting_since: v.nullable(v.string()) }),
  ),
  /** `late`: tickets without an answer for more than a day. `oldest_subject`: the subject of the oldest of them. */
  tickets: v.optional(
    v.object({ open: v.number(), late: v.number(), oldest_subject: v.nullable(v.string()) }),
  ),
  people: v.optional(
    v.object({
      total: count,
      invited: count,
      disabled: count,
      locked: v.number(),
      /** The three locked accounts whose lock ends first. */
      locked_first: v.array(v.object({ ...named.entries, until: v.string() })),
    }),
  ),
  /** Mails in the queue, since when the oldest waits, and the mail server's last refusal, if it refused. */
  mails: v.optional(
    v.object({
      waiting: v.number(),
      waiting_since: v.nullable(v.string()),
      last_answer: v.nullable(v.string()),
    }),
  ),
  /** Background jobs; `failed`: those that failed or did not run in time. */
  jobs: v.optional(v.object({ total: v.number(), failed: v.number() })),
  /** Sign-ins of the last seven days (UTC), the latest last. */
  sign_ins: v.optional(
    v.array(v.object({ day: v.string(), signed_in: v.number(), refused: v.number() })),
  ),
  /** The latest changes by administrators, the latest first. */
  changes: v.optional(v.array(auditedEvent)),
})

export const administratorCalls = {
  /** Reads what the signed-in user may do in administration. `forbidden`: no role of administration. */
  getAdministrator: {
    endpoint: {
      method: 'GET',
      path: '/auth_api/v1/admin/me/',
      answer: data(administrator),
      errors: ['not_authenticated', 'eula_required', 'forbidden'],
    },
    summary:
      'What the signed-in user may do in administration. `forbidden`: nothing, or they act for a customer now.',
    access: 'admin',
  },
  /** Reads what work waits for administrators. */
  getAdminOverview: {
    endpoint: {
      method: 'GET',
      path: '/auth_api/v1/admin/',
      answer: data(overview),
      errors: ['not_authenticated', 'eula_required', 'forbidden'],
    },
    summary: 'What waits for somebody in administration, in numbers.',
    access: 'admin',
    permission: 'overview.read',
  },
} satisfies Record<string, Call>

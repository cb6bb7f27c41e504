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
  /** What the roles of the user in administration allow: keys of `adminPermissions`; a newer server may send others. */
  permissions: v.array(v.union([v.picklist(permissionNames), v.string()])),
  /** The id of the only organisation to which the user's permissions apply. Null: they apply to all. */
  only_organization: v.nullable(v.string()),
  /**
   * Why the user can change nothing now. `role`: their roles only read. `second_factor`: their account has no second
   * factor, nor has their organisation's provider checked two factors. Null: the user can.
   */
  read_only: v.nullable(v.union([v.picklist(['role', 'second_factor']), v.string()])),
  /** The address to which the platform mails notices of new requests to get an account. Null: none. */
  notify_email: v.nullable(v.string()),
  /** The last day that pages propose when somebody gives a person access, such as `2027-03-31`. Null: none. */
  proposed_last_day: v.optional(v.nullable(v.string()), null),
  /**
   * Whether the user must prove again who they are before their next change in administration: the last proof is older
   * than 15 minutes, or no second factor was shown in this session.
   */
  needs_proof: v.boolean(),
  /**
   * The second factors with which `accounts/proof/` gives the fresh proof that changes require. Once the user has shown
   * one of them in this session, a password gives the proof too.
   */
  proofs: v.array(v.string()),
})

const count = v.object({
  /** How many accounts are in the state that the name of the field says (`total`: in any). Null: more than 10,000. */
  count: v.nullable(v.number()),
})
/** Counts of the work that waits for administrators. A part is absent if the user may not see its section. */
const overview = v.object({
  /**
   * People who asked for an account and have verified their address. `waiting_since`: when the first of these addresses
   * was verified, as ISO 8601; null if nobody waits.
   */
  registrations: v.optional(
    v.object({ waiting: v.number(), waiting_since: v.nullable(v.string()) }),
  ),
  /**
   * Open tickets. `late`: how many were filed, and last written to, more than a day ago. `oldest_subject`: the subject
   * of the oldest late ticket; null if none is late.
   */
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
  /**
   * The mail queue. `waiting`: how many mails wait. `waiting_since`: when the oldest of them was queued, as ISO 8601;
   * null if none waits. `last_answer`: how the latest failed try to send one of them ended; null if none has failed.
   */
  mails: v.optional(
    v.object({
      waiting: v.number(),
      waiting_since: v.nullable(v.string()),
      last_answer: v.nullable(v.string()),
    }),
  ),
  /** Background jobs; `failed`: those that failed or did not run in time. */
  jobs: v.optional(v.object({ total: v.number(), failed: v.number() })),
  /** How many sign-ins succeeded and were refused on each of the last seven days (UTC), the latest last. */
  sign_ins: v.optional(
    v.array(v.object({ day: v.string(), signed_in: v.number(), refused: v.number() })),
  ),
  /** The four latest changes by administrators, the latest first. */
  changes: v.optional(v.array(auditedEvent)),
})

export const administratorCalls = {
  /**
   * Reads what the signed-in user may do in administration. `forbidden`: the user has no role of administration, or
   * acts for a customer.
   */
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

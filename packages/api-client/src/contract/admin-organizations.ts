import * as v from 'valibot'
import { signInMethod } from './config.ts'
import { data, type Call } from './endpoint.ts'
import { idField, personName } from './fields.ts'
import {
  changeErrors,
  createErrors,
  page,
  pageQuery,
  readErrors,
  reasonField,
} from './admin-fields.ts'
import { tiers } from './users.ts'

const organizationInList = {
  id: v.string(),
  name: v.string(),
  /** The tier of the organisation: `premium` or `explore`; a newer server may send others. */
  tier: v.string(),
  /** Whether the organisation is the one that runs the platform. */
  is_internal: v.boolean(),
  /**
   * How new people of the organisation sign in, unless their invitation or their own request for an account says
   * otherwise. Null: not set; then they sign in by password and mailed code.
   */
  sign_in_method: v.nullable(v.union([signInMethod, v.string()])),
  /**
   * Whether people of the organisation must show two factors, even if the platform does not require that of everybody.
   */
  two_factors: v.optional(v.boolean(), false),
  /** How many accounts the organisation has. */
  people: v.number(),
  /** How many apps and datasets the organisation can open. */
  grants: v.number(),
  /**
   * Whether name and tier of the organisation come from an import. They can then only be changed in the import's file.
   */
  imported: v.boolean(),
  /** The organisation's mail domains, by name. Absent: the administrator who asks may not see them. */
  domains: v.optional(v.array(v.object({ domain: v.string(), verified: v.boolean() }))),
  /** The organisation's own identity provider. Null: it has none. */
  identity_provider: v.nullable(v.object({ name: v.string(), enforced: v.boolean() })),
}
const listedOrganization = v.object(organizationInList)

const organizationFacts = v.object({
  ...organizationInList,
  /** How many of the organisation's people use each sign-in method. */
  methods_in_use: v.record(v.string(), v.number()),
  /** The people of the organisation who have the role `organization-admin`: the first 20 by name. */
  administrators: v.array(
    v.object({
      id: v.string(),
      first_name: v.string(),
      last_name: v.string(),
      email: v.string(),
    }),
  ),
  /**
   * What the administrator who makes the call may do now: change the organisation (`edit`), `invite` people into it,
   * give access to it or its people (`give_access`), or act for it as a customer (`act_for`).
   */
  actions: v.array(v.string()),
})

const path = '/auth_api/v1/admin/organizations/'
const organizationPath = `${path}:organizationId/` as const
const params = v.object({ organizationId: idField })

export const adminOrganizationCalls = {
  /** Lists organisations by name. */
  listAllOrganizations: {
    endpoint: { method: 'GET', path, answer: data(page(listedOrganization)), errors: readErrors },
    summary:
      'The organisations by name, page by page. `q` looks for words of the name and of mail domains.',
    access: 'admin',
    permission: 'organizations.read',
    query: v.object({
      ...pageQuery,
      /** Lists only organisations of this tier. */
      tier: v.optional(v.picklist(tiers)),
      /** Lists only organisations with this value of `sign_in_method`. */
      sign_in_method: v.optional(signInMethod),
    }),
  },
  /** Reads one organisation, with its administrators and what the user may do to it. */
  getOrganization: {
    endpoint: {
      method: 'GET',
      path: organizationPath,
      answer: data(organizationFacts),
      errors: [...readErrors, 'not_found'],
    },
    summary: 'One organisation.',
    access: 'admin',
    permission: 'organizations.read',
    params,
  },
  /** Adds a customer organisation, which at first has no access to any app or dataset. */
  createOrganization: {
    endpoint: {
      method: 'POST',
      path,
      answer: data(v.object({ id: v.string() })),
      errors: createErrors,
      done: 'created',
    },
    summary: 'Add a customer organisation. It can open nothing yet.',
    access: 'admin',
    permission: 'organizations.write',
    body: v.object({
      name: personName,
      tier: v.optional(v.picklist(tiers), 'premium'),
      /**
       * How new people of the organisation sign in, unless their invitation or their own request for an account says
       * otherwise. Absent: not set; then they sign in by password and mailed code.
       */
      sign_in_method: v.optional(signInMethod),
      /**
       * Whether people of the organisation must show two factors, even if the platform does not require that of
       * everybody.
       */
      two_factors: v.optional(v.boolean(), false),
    }),
  },
  /** Changes an organisation; absent fields stay as they are. */
  editOrganization: {
    endpoint: {
      method: 'POST',
      path: `${organizationPath}edit/`,
      answer: null,
      errors: changeErrors,
    },
    summary:
      'Change an organisation; what is absent stays as it is. `conflict`: the import owns name and tier of this one.',
    access: 'admin',
    permission: 'organizations.write',
    params,
    body: v.object({
      name: v.optional(personName),
      tier: v.optional(v.picklist(tiers)),
      /**
       * How new people of the organisation sign in, unless their invitation or their own request for an account says
       * otherwise. Null: not set; then they sign in by password and mailed code.
       */
      sign_in_method: v.optional(v.nullable(signInMethod)),
      /**
       * Whether people of the organisation must show two factors, even if the platform does not require that of
       * everybody.
       */
      two_factors: v.optional(v.boolean()),
      reason: reasonField,
    }),
  },
} satisfies Record<string, Call>

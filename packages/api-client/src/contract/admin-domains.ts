import * as v from 'valibot'
import { changeErrors, createErrors, readErrors, reasonField } from './admin-fields.ts'
import { data, type Call } from './endpoint.ts'
import { idField } from './fields.ts'

const organizationDomain = v.object({
  domain: v.string(),
  /**
   * When the server found the TXT record that proves that the organisation owns the domain, as ISO 8601. Null: not yet.
   */
  verified_at: v.nullable(v.string()),
  /**
   * Name and value of the TXT record with which the organisation proves that it owns the domain. Neither is a secret.
   */
  txt_name: v.string(),
  txt_value: v.string(),
})

const path = '/auth_api/v1/admin/organizations/:organizationId/domains/'
const params = v.object({ organizationId: idField })

/**
 * A domain as written after the `@` of a mail address. A domain with letters beyond ASCII is stored in its ASCII form
 * (Punycode).
 */
const domainField = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'This field cannot be empty'),
  v.maxLength(253, 'Please enter a domain, such as example.org'),
  v.regex(/^[^\s@/:?#[\]\\]+$/, 'Please enter a domain, such as example.org'),
)
const domainBody = v.object({ domain: domainField, reason: reasonField })

export const adminDomainCalls = {
  /** Lists the mail domains of an organisation. */
  listOrganizationDomains: {
    endpoint: {
      method: 'GET',
      path,
      answer: data(v.array(organizationDomain)),
      errors: [...readErrors, 'not_found'],
    },
    summary: 'The mail domains of an organisation.',
    access: 'admin',
    permission: 'identity_providers.read',
    params,
  },
  /** Adds a mail domain to an organisation. The answer contains the TXT record that verifies it. */
  addOrganizationDomain: {
    endpoint: {
      method: 'POST',
      path: `${path}add/`,
      answer: data(organizationDomain),
      errors: changeErrors,
      done: 'added',
    },
    summary:
      'Note a mail domain for an organisation, not verified yet. `conflict`: it stands at an organisation already.',
    access: 'admin',
    permission: 'identity_providers.write',
    params,
    body: domainBody,
  },
  /** Looks for the TXT record of a domain in DNS. If it is there, the domain counts as verified from now on. */
  verifyOrganizationDomain: {
    endpoint: {
      method: 'POST',
      path: `${path}verify/`,
      answer: data(organizationDomain),
      errors: changeErrors,
      done: 'verified',
    },
    summary:
      'Look for the TXT record in DNS. `conflict`: it is not there, or DNS does not answer; a domain that was verified stays so.',
    access: 'admin',
    permission: 'identity_providers.write',
    params,
    body: domainBody,
  },
  /** Removes a mail domain from an organisation. */
  removeOrganizationDomain: {
    endpoint: {
      method: 'POST',
      path: `${path}remove/`,
      answer: null,
      errors: [...createErrors, 'not_found'],
      done: 'removed',
    },
    summary: 'Take a mail domain from an organisation.',
    access: 'admin',
    permission: 'identity_providers.write',
    params,
    body: domainBody,
  },
} satisfies Record<string, Call>

import * as v from 'valibot'
import { changeErrors, createErrors, readErrors, reasonField } from './admin-fields.ts'
import { data, type Call, type Endpoint } from './endpoint.ts'
import { idField } from './fields.ts'

const organizationDomain = v.object({
  domain: v.string(),
  /** Null: the organisation has not proven yet that it owns the domain. */
  verified_at: v.nullable(v.string()),
  /** Name and value of the TXT record that the organisation must add. Neither is a secret. */
  txt_name: v.string(),
  txt_value: v.string(),
})
/** A mail domain that an organisation claims. */
export type OrganizationDomain = v.InferOutput<typeof organizationDomain>

const path = '/auth_api/v1/admin/organizations/:organizationId/domains/'
const params = v.object({ organizationId: idField })

/** As written after the `@`; domains beyond ASCII are stored in their ASCII form. */
const domainField = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'This field cannot be empty'),
  v.maxLength(253, 'Please enter a domain, such as example.org'),
  v.regex(/^[^\s@/:?#[\]\\]+$/, 'Please enter a domain, such as example.org'),
)
const domainBody = v.object({ domain: domainField, reason: reasonField })

export const listOrganizationDomainsEndpoint = {
  method: 'GET',
  path,
  answer: data(v.array(organizationDomain)),
  errors: [...readErrors, 'not_found'],
} satisfies Endpoint

export const addOrganizationDomainEndpoint = {
  method: 'POST',
  path: `${path}add/`,
  answer: data(organizationDomain),
  errors: changeErrors,
} satisfies Endpoint

export const verifyOrganizationDomainEndpoint = {
  method: 'POST',
  path: `${path}verify/`,
  answer: data(organizationDomain),
  errors: changeErrors,
} satisfies Endpoint

export const removeOrganizationDomainEndpoint = {
  method: 'POST',
  path: `${path}remove/`,
  answer: null,
  errors: [...createErrors, 'not_found'],
} satisfies Endpoint

export const adminDomainCalls = {
  listOrganizationDomains: {
    endpoint: listOrganizationDomainsEndpoint,
    summary: 'The mail domains of an organisation.',
    access: 'admin',
    permission: 'identity_providers.read',
    params,
  },
  addOrganizationDomain: {
    endpoint: addOrganizationDomainEndpoint,
    summary:
      'Note a mail domain for an organisation, not verified yet. `conflict`: it stands at an organisation already.',
    access: 'admin',
    permission: 'identity_providers.write',
    params,
    body: domainBody,
  },
  verifyOrganizationDomain: {
    endpoint: verifyOrganizationDomainEndpoint,
    summary:
      'Look for the TXT record in DNS. `conflict`: it is not there, or DNS does not answer; a domain that was verified stays so.',
    access: 'admin',
    permission: 'identity_providers.write',
    params,
    body: domainBody,
  },
  removeOrganizationDomain: {
    endpoint: removeOrganizationDomainEndpoint,
    summary: 'Take a mail domain from an organisation.',
    access: 'admin',
    permission: 'identity_providers.write',
    params,
    body: domainBody,
  },
} satisfies Record<string, Call>

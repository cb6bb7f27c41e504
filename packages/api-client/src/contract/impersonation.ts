import * as v from 'valibot'
import { data, type Call, type Endpoint } from './endpoint.ts'
import { idField, nextField, redirectAnswer } from './fields.ts'

/** A customer organisation, for which a member of staff can act. */
export const organization = v.object({ id: v.string(), name: v.string() })
/** A customer organisation, for which a member of staff can act. */
export type Organization = v.InferOutput<typeof organization>

const selectOrganizationBody = v.object({
  organization_id: idField,
  next: nextField,
  /** Why the member of staff acts for the customer, for auditors to read. */
  reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200))),
})

const path = '/auth_api/v1/accounts/impersonate/organizations/'

export const listOrganizationsEndpoint = {
  method: 'GET',
  path,
  answer: data(v.array(organization)),
  errors: ['not_authenticated', 'eula_required', 'forbidden'],
} satisfies Endpoint

export const selectOrganizationEndpoint = {
  method: 'POST',
  path,
  answer: data(redirectAnswer),
  errors: ['not_authenticated', 'eula_required', 'forbidden', 'conflict', 'validation_failed'],
} satisfies Endpoint

export const stopImpersonatingEndpoint = {
  method: 'DELETE',
  path,
  answer: data(redirectAnswer),
  errors: ['not_authenticated', 'forbidden', 'conflict'],
} satisfies Endpoint

export const impersonationCalls = {
  listOrganizations: {
    endpoint: listOrganizationsEndpoint,
    summary: 'The customer organisations that staff may act for.',
    access: 'staff',
  },
  selectOrganization: {
    endpoint: selectOrganizationEndpoint,
    summary: 'Act on behalf of a customer organisation. Both identities are recorded.',
    access: 'staff',
    body: selectOrganizationBody,
  },
  stopImpersonating: {
    endpoint: stopImpersonatingEndpoint,
    summary: 'Stop acting for a customer.',
    access: 'staff',
    terms: 'before',
  },
} satisfies Record<string, Call>

import {
  addOrganizationDomainEndpoint,
  listOrganizationDomainsEndpoint,
  removeOrganizationDomainEndpoint,
  verifyOrganizationDomainEndpoint,
  type OrganizationDomain,
} from '../../contract/admin-domains.ts'
import type { Client } from '../../transport/client.ts'
import { load, perform, type CallOptions, type ReadOptions } from '../perform.ts'

/** A mail domain of an organisation, and the reason for the change. */
export interface DomainInput {
  /** The id of the organisation. */
  readonly id: string
  readonly domain: string
  readonly reason?: string | undefined
}

const requestOf = ({ id, domain, reason }: DomainInput, options?: CallOptions) => ({
  ...options,
  params: { organizationId: id },
  body: { domain, reason },
})

/** Lists the mail domains of an organisation. */
export function listOrganizationDomains(
  client: Client,
  input: { readonly id: string },
  options?: ReadOptions,
) {
  const request = { ...options, params: { organizationId: input.id } }
  return load(
    client,
    listOrganizationDomainsEndpoint,
    request,
    ({ data }): readonly OrganizationDomain[] => data,
  )
}

/** Adds a mail domain to an organisation. The answer contains the TXT record that verifies it. */
export function addOrganizationDomain(client: Client, input: DomainInput, options?: CallOptions) {
  const request = requestOf(input, options)
  return perform(client, addOrganizationDomainEndpoint, request, ({ data }) => ({
    kind: 'added',
    domain: data,
  }))
}

/** Looks for the TXT record of a domain in DNS. */
export function verifyOrganizationDomain(
  client: Client,
  input: DomainInput,
  options?: CallOptions,
) {
  const request = requestOf(input, options)
  return perform(client, verifyOrganizationDomainEndpoint, request, ({ data }) => ({
    kind: 'verified',
    domain: data,
  }))
}

/** Removes a mail domain from an organisation. */
export function removeOrganizationDomain(
  client: Client,
  input: DomainInput,
  options?: CallOptions,
) {
  const request = requestOf(input, options)
  return perform(client, removeOrganizationDomainEndpoint, request, () => ({ kind: 'removed' }))
}

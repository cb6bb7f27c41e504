import {
  listOrganizationsEndpoint,
  selectOrganizationEndpoint,
  stopImpersonatingEndpoint,
  type Organization,
} from '../contract/impersonation.ts'
import type { Client } from '../transport/client.ts'
import { load, perform, type CallOptions, type ReadOptions } from './perform.ts'

/** Lists the customer organisations that staff may act for. */
export function listOrganizations(client: Client, options?: ReadOptions) {
  return load(client, listOrganizationsEndpoint, { ...options }, ({ data }): Organization[] => data)
}

/**
 * Starts acting for a customer organisation and clears the cache. Pass `redirectUrl` of the outcome through `safeNext`,
 * so that it cannot lead to another site.
 */
export function selectOrganization(
  client: Client,
  input: {
    readonly organizationId: string
    readonly next?: string | undefined
    /** Why the member of staff acts for the customer, for auditors to read. */
    readonly reason?: string | undefined
  },
  options?: CallOptions,
) {
  const body = {
    organization_id: input.organizationId,
    next: input.next,
    reason: input.reason,
  }
  return perform(client, selectOrganizationEndpoint, { ...options, body }, ({ data }) => {
    nowActingFor(client, input.organizationId)
    return { kind: 'selected', redirectUrl: data.redirect_url }
  })
}

/**
 * Stops acting for a customer and clears the cache. Pass `redirectUrl` of the outcome through `safeNext`, so that it
 * cannot lead to another site.
 */
export function stopImpersonating(client: Client, options?: CallOptions) {
  return perform(client, stopImpersonatingEndpoint, { ...options }, ({ data }) => {
    nowActingFor(client, null)
    return { kind: 'stopped', redirectUrl: data.redirect_url }
  })
}

function nowActingFor(client: Client, actingForId: string | null) {
  client.clear('organization')
  client.setScope({ actingForId })
}

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

/** Acts on behalf of a customer organisation. The cache is dropped. Pass `redirectUrl` through `safeNext`. */
export function selectOrganization(
  client: Client,
  input: { readonly organizationId: string; readonly next?: string | undefined },
  options?: CallOptions,
) {
  const body = { organization_id: input.organizationId, next: input.next }
  return perform(client, selectOrganizationEndpoint, { ...options, body }, ({ data }) =>
    selected(client, input.organizationId, data.redirect_url),
  )
}

/** Stops acting for a customer. The cache is dropped. Pass `redirectUrl` through `safeNext`. */
export function stopImpersonating(client: Client, options?: CallOptions) {
  return perform(client, stopImpersonatingEndpoint, { ...options }, ({ data }) =>
    selected(client, null, data.redirect_url),
  )
}

function selected(client: Client, actingForId: string | null, redirectUrl: string) {
  client.clear('organization')
  client.setScope({ actingForId })
  return { kind: 'selected', redirectUrl } as const
}

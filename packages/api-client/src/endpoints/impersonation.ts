import {
  listOrganizationsEndpoint,
  selectOrganizationEndpoint,
  stopImpersonatingEndpoint,
  type Organization,
} from '../contract/impersonation.ts'
import type { Client } from '../transport/client.ts'
import { conflict, eulaRequired, forbidden, invalid, notSignedIn } from './meaning.ts'
import {
  load,
  settle,
  type CallOptions,
  type Failed,
  type ReadOptions,
  type ReadOutcome,
  type Refused,
  type Throttled,
} from './settle.ts'

/** How a call of {@link listOrganizations} ends. */
export type ListOrganizationsOutcome = ReadOutcome<
  Organization[],
  'notSignedIn' | 'eulaRequired' | 'forbidden'
>

/** Lists the customer organisations that staff may act for. */
export function listOrganizations(
  client: Client,
  options?: ReadOptions,
): Promise<ListOrganizationsOutcome> {
  return load(client.request(listOrganizationsEndpoint, options), ({ data }) => data, [
    notSignedIn,
    eulaRequired,
    forbidden,
  ])
}

/** How a call of {@link selectOrganization} and {@link stopImpersonating} ends. */
export type ImpersonationOutcome =
  | { readonly kind: 'selected'; /** Pass it through `safeNext`. */ readonly redirectUrl: string }
  | Refused<'notSignedIn' | 'eulaRequired' | 'forbidden' | 'conflict' | 'invalid'>
  | Throttled
  | Failed

/** Acts on behalf of a customer organisation. The cache is dropped. */
export function selectOrganization(
  client: Client,
  input: { readonly organizationId: string; readonly next?: string | undefined },
  options?: CallOptions,
): Promise<ImpersonationOutcome> {
  const body = { organization_id: input.organizationId, next: input.next }
  const call = client.request(selectOrganizationEndpoint, { ...options, body })
  return settle(
    call.then(({ data }) => selected(client, input.organizationId, data.redirect_url)),
    [invalid, notSignedIn, eulaRequired, forbidden, conflict],
  )
}

/** Stops acting for a customer. The cache is dropped. */
export function stopImpersonating(
  client: Client,
  options?: CallOptions,
): Promise<ImpersonationOutcome> {
  return settle(
    client
      .request(stopImpersonatingEndpoint, options)
      .then(({ data }) => selected(client, null, data.redirect_url)),
    [invalid, notSignedIn, eulaRequired, forbidden, conflict],
  )
}

function selected(
  client: Client,
  actingForId: string | null,
  redirectUrl: string,
): { kind: 'selected'; redirectUrl: string } {
  client.clear('organization')
  client.setScope({ actingForId })
  return { kind: 'selected', redirectUrl }
}

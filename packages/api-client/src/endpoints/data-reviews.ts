import {
  endReviewedAccessEndpoint,
  keepReviewedAccessEndpoint,
  listAccessReviewsEndpoint,
  type AccessReview,
} from '../contract/data-reviews.ts'
import type { Client } from '../transport/client.ts'
import type { Page, PageInput } from './admin/page.ts'
import { load, perform, type CallOptions, type ReadOptions } from './perform.ts'

/** Lists questions whether access is still needed: those that wait, or those that are answered. */
export function listAccessReviews(
  client: Client,
  input: PageInput & { readonly state?: 'open' | 'answered' | undefined } = {},
  options?: ReadOptions,
) {
  const request = { ...options, query: { ...input } }
  return load(client, listAccessReviewsEndpoint, request, ({ data }): Page<AccessReview> => data)
}

/** Answers that access is still needed. `conflict`: it is answered already, or one's own. */
export function keepReviewedAccess(
  client: Client,
  { id, ...body }: { readonly id: string; readonly reason?: string | undefined },
  options?: CallOptions,
) {
  const request = { ...options, params: { reviewId: id }, body }
  return perform(client, keepReviewedAccessEndpoint, request, () => ({ kind: 'changed' }))
}

/** Answers that access is no longer needed, which ends it now; the person reads the reason. `conflict`: as for keeping it. */
export function endReviewedAccess(
  client: Client,
  { id, ...body }: { readonly id: string; readonly reason: string },
  options?: CallOptions,
) {
  const request = { ...options, params: { reviewId: id }, body }
  return perform(client, endReviewedAccessEndpoint, request, () => ({ kind: 'changed' }))
}

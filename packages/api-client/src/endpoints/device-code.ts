import {
  approveDeviceCodeEndpoint,
  authenticateDeviceCodeEndpoint,
  getDeviceCodeEndpoint,
  registerDeviceCodeEndpoint,
  type DeviceCodeRequest,
} from '../contract/device-code.ts'
import type { Client } from '../transport/client.ts'
import { load, perform, type CallOptions } from './perform.ts'
import type { SignedIn } from './sign-in.ts'

/**
 * Registers a code for this browser; no other browser can redeem it. `expiresAt` is ISO 8601. `taken`: another
 * browser has registered this code; make a new one.
 */
export function registerDeviceCode(
  client: Client,
  input: { readonly code: string },
  options?: CallOptions,
) {
  return perform(
    client,
    registerDeviceCodeEndpoint,
    { ...options, body: { code: input.code } },
    ({ data }) => ({ kind: 'registered', expiresAt: data.expires_at }),
    { conflict: 'taken' },
  )
}

/** Reads which browser shows a code, before the user approves it. Never cached. */
export function getDeviceCode(
  client: Client,
  input: { readonly code: string },
  options?: CallOptions,
) {
  const request = { ...options, params: { code: input.code }, cache: false }
  return load(
    client,
    getDeviceCodeEndpoint,
    request,
    ({ data }): DeviceCodeRequest['client'] => data.client,
    {
      validation_failed: 'notFound',
    },
  )
}

/** Approves or denies the browser that shows a code. */
export function approveDeviceCode(
  client: Client,
  input: { readonly code: string; readonly decision: 'approve' | 'deny' },
  options?: CallOptions,
) {
  const body = { code: input.code, decision: input.decision }
  return perform(
    client,
    approveDeviceCodeEndpoint,
    { ...options, body },
    ({ data }) => ({ kind: 'decided', client: data.client }),
    { validation_failed: 'notFound' },
  )
}

/**
 * Signs this browser in once its code is approved; `pending` while nobody has decided. `denied`: the code is void,
 * register another. `notFound`: the code is void too, or another tab has redeemed it.
 */
export async function authenticateDeviceCode(
  client: Client,
  input: {
    readonly code: string
    readonly next?: string | undefined
    /** Whether the server answers 303, which the client follows; the outcome then holds the final address. */
    readonly isRedirect?: boolean
  },
  options?: CallOptions,
) {
  const signedIn = (redirectUrl: string): SignedIn => {
    client.clear('signedIn')
    return { kind: 'signedIn', redirectUrl }
  }
  const body = { code: input.code, next_path: input.next, is_redirect: input.isRedirect ?? false }
  const outcome = await perform(
    client,
    authenticateDeviceCodeEndpoint,
    { ...options, body, unauthorizedStatuses: [] },
    ({ data }) => (data.redirect_url ? signedIn(data.redirect_url) : { kind: 'pending' }),
  )
  // After a followed 303 the answer is the target page itself.
  return input.isRedirect && outcome.kind === 'failed' && outcome.error.kind === 'html'
    ? signedIn(outcome.error.url.replace(client.origin, ''))
    : outcome
}

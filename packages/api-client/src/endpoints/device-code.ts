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
 * Registers a device code for this browser; no other browser can sign in with it. `expiresAt` is ISO 8601. `taken`:
 * another browser has registered this code; make a new one.
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

/** Reads which browser shows a device code, so that the user can check it before approving. Never cached. */
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

/** Approves or denies the sign-in of the browser that shows a device code. */
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
 * Signs this browser in when its device code is approved; `pending` until somebody approves or denies it. `denied`: the
 * code is void, register another. `notFound`: the code is void too, or another tab has signed in with it.
 */
export async function authenticateDeviceCode(
  client: Client,
  input: {
    readonly code: string
    readonly next?: string | undefined
    /**
     * Whether the server answers 303, which the client follows; the outcome then contains the address to which it led.
     */
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
  // With `isRedirect`, the client has followed the 303, so the answer is the HTML page to which it led, and no failure.
  return input.isRedirect && outcome.kind === 'failed' && outcome.error.kind === 'html'
    ? signedIn(outcome.error.url.replace(client.origin, ''))
    : outcome
}

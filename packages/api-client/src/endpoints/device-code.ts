import {
  approveDeviceCodeEndpoint,
  authenticateDeviceCodeEndpoint,
  getDeviceCodeEndpoint,
  registerDeviceCodeEndpoint,
  type DeviceCodeRequest,
} from '../contract/device-code.ts'
import { isApiError } from '../transport/api-error.ts'
import type { Client } from '../transport/client.ts'
import { denied, eulaRequired, invalid, notFound, notSignedIn, taken } from './meaning.ts'
import {
  load,
  settle,
  type CallOptions,
  type Failed,
  type ReadOutcome,
  type Refused,
  type Throttled,
} from './settle.ts'

/** How a call of {@link registerDeviceCode} ends. */
export type RegisterDeviceCodeOutcome =
  | { readonly kind: 'registered'; /** ISO 8601. */ readonly expiresAt: string }
  /** `taken`: another browser registered this code; make a new one. */
  | Refused<'taken' | 'invalid'>
  | Throttled
  | Failed

/** Registers a code for this browser, which alone can redeem it. */
export function registerDeviceCode(
  client: Client,
  input: { readonly code: string },
  options?: CallOptions,
): Promise<RegisterDeviceCodeOutcome> {
  const body = { code: input.code }
  const call = client.request(registerDeviceCodeEndpoint, { ...options, body })
  return settle(
    call.then(({ data }) => ({ kind: 'registered' as const, expiresAt: data.expires_at })),
    [invalid, taken],
  )
}

/** How a call of {@link getDeviceCode} ends. */
export type GetDeviceCodeOutcome = ReadOutcome<
  DeviceCodeRequest['client'],
  'notSignedIn' | 'eulaRequired' | 'notFound'
>

/** Reads which browser shows a code, before it is approved. Never cached. */
export function getDeviceCode(
  client: Client,
  input: { readonly code: string },
  options?: CallOptions,
): Promise<GetDeviceCodeOutcome> {
  const params = { code: input.code }
  return load(
    client.request(getDeviceCodeEndpoint, { ...options, params, cache: false }),
    ({ data }) => data.client,
    [notSignedIn, eulaRequired, notFound],
  )
}

/** How a call of {@link approveDeviceCode} ends. */
export type ApproveDeviceCodeOutcome =
  | { readonly kind: 'decided'; readonly client: DeviceCodeRequest['client'] }
  | Refused<'notSignedIn' | 'eulaRequired' | 'notFound'>
  | Throttled
  | Failed

/** Approves or denies the browser that shows a code. */
export function approveDeviceCode(
  client: Client,
  input: { readonly code: string; readonly decision: 'approve' | 'deny' },
  options?: CallOptions,
): Promise<ApproveDeviceCodeOutcome> {
  const body = { code: input.code, decision: input.decision }
  const call = client.request(approveDeviceCodeEndpoint, { ...options, body })
  return settle(
    call.then(({ data }) => ({ kind: 'decided' as const, client: data.client })),
    [notSignedIn, eulaRequired, notFound],
  )
}

/** How a call of {@link authenticateDeviceCode} ends. */
export type AuthenticateDeviceCodeOutcome =
  | { readonly kind: 'signedIn'; /** Pass it through `safeNext`. */ readonly redirectUrl: string }
  /** Nobody has decided yet. */
  | { readonly kind: 'pending' }
  /** `denied`: the code is dead, register another; `notFound`: as well, or another tab has redeemed it. */
  | Refused<'notFound' | 'denied' | 'invalid'>
  | Throttled
  | Failed

/** Signs this browser in once its code is approved. */
export function authenticateDeviceCode(
  client: Client,
  input: {
    readonly code: string
    readonly next?: string | undefined
    /** True: the server answers 303, which is followed; the outcome holds where it led. */
    readonly isRedirect?: boolean
  },
  options?: CallOptions,
): Promise<AuthenticateDeviceCodeOutcome> {
  const body = { code: input.code, next_path: input.next, is_redirect: input.isRedirect ?? false }
  const signedIn = (redirectUrl: string) => {
    client.clear('signed-in')
    return { kind: 'signedIn' as const, redirectUrl }
  }
  const call = client.request(authenticateDeviceCodeEndpoint, {
    ...options,
    body,
    unauthorizedCodes: [],
  })
  return settle(
    call.then(
      ({ data }) =>
        data.redirect_url ? signedIn(data.redirect_url) : { kind: 'pending' as const },
      (error: unknown) => {
        // A followed 303 ends at the page itself.
        if (isApiError(error) && error.kind === 'html' && input.isRedirect) {
          return signedIn(error.url.replace(client.origin, ''))
        }
        throw error
      },
    ),
    [invalid, notFound, denied],
  )
}

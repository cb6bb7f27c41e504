import * as v from 'valibot'
import { data, type Call, type Endpoint } from './endpoint.ts'
import { nextField } from './fields.ts'
import { typedCode } from './typed-text.ts'

/** A device code: six characters of A–Z and 0–9, which people may type in any case and with any separators. */
export const deviceCode = v.pipe(
  v.string(),
  v.transform((text) => typedCode(text).toUpperCase()),
  v.regex(/^[A-Z0-9]{6}$/, 'The code is 6 letters and digits'),
)
const registerDeviceCodeBody = v.object({ code: deviceCode })
const approveDeviceCodeBody = v.object({
  code: deviceCode,
  decision: v.picklist(['approve', 'deny']),
})
const authenticateDeviceCodeBody = v.object({
  code: deviceCode,
  /** Where the browser goes after the sign-in. */
  next_path: nextField,
  /** Whether the server answers with a redirect instead of JSON once the code is approved. */
  is_redirect: v.optional(v.union([v.boolean(), v.picklist(['true', 'false'])]), false),
})

/** The browser that asks to be signed in, as shown to the person who approves it. */
const deviceCodeRequest = v.object({
  client: v.object({
    /** The network address of the browser. */
    ip: v.string(),
    /** The `User-Agent` header of the browser. */
    user_agent: v.string(),
    /** When the browser registered the code, as ISO 8601. */
    requested_at: v.string(),
  }),
})
/** The browser that asks to be signed in, as shown to the person who approves it. */
export type DeviceCodeRequest = v.InferOutput<typeof deviceCodeRequest>

export const registerDeviceCodeEndpoint = {
  method: 'POST',
  path: '/auth_api/v1/accounts/login/code/register/',
  answer: data(v.object({ expires_at: v.string() })),
  errors: ['conflict', 'validation_failed'],
} satisfies Endpoint

export const approveDeviceCodeEndpoint = {
  method: 'POST',
  path: '/auth_api/v1/accounts/login/code/approve/',
  answer: data(deviceCodeRequest),
  errors: ['not_authenticated', 'eula_required', 'step_required', 'not_found', 'validation_failed'],
} satisfies Endpoint

export const getDeviceCodeEndpoint = {
  method: 'GET',
  path: '/auth_api/v1/accounts/login/code/:code/',
  answer: data(deviceCodeRequest),
  errors: ['not_authenticated', 'eula_required', 'not_found', 'validation_failed'],
} satisfies Endpoint

/**
 * Answers 202 without `redirect_url` until the user approves or denies the code. With `is_redirect`, an approved code
 * gets a 303, which the client follows. For a denied code, the browser that registered it gets `access_denied`; any
 * other gets `not_found`.
 */
export const authenticateDeviceCodeEndpoint = {
  method: 'POST',
  path: '/auth_api/v1/accounts/login/code/authenticate/',
  answer: data(v.object({ redirect_url: v.optional(v.string()) })),
  errors: ['not_found', 'access_denied', 'account_disabled', 'validation_failed'],
} satisfies Endpoint

export const deviceCodeCalls = {
  registerDeviceCode: {
    endpoint: registerDeviceCodeEndpoint,
    summary: 'Register a code for this browser.',
    access: 'anyone',
    body: registerDeviceCodeBody,
  },
  approveDeviceCode: {
    endpoint: approveDeviceCodeEndpoint,
    summary: 'Approve or deny the browser that shows a code.',
    access: 'session',
    body: approveDeviceCodeBody,
  },
  getDeviceCode: {
    endpoint: getDeviceCodeEndpoint,
    summary: 'What the approver of a code is about to approve.',
    access: 'session',
    params: v.object({ code: v.string() }),
  },
  authenticateDeviceCode: {
    endpoint: authenticateDeviceCodeEndpoint,
    summary: 'Sign this browser in once its code is approved.',
    access: 'anyone',
    body: authenticateDeviceCodeBody,
  },
} satisfies Record<string, Call>

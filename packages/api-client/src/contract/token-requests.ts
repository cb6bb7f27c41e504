import * as v from 'valibot'
import { deviceCode } from './device-code.ts'
import { data, type Call, type Endpoint } from './endpoint.ts'
import { idField, plainText, requiredText } from './fields.ts'
import { mostTokenDays } from './tokens.ts'

/** The grant type of RFC 8628, which a program sends to ask whether the user has approved its code. */
export const deviceGrantType = 'urn:ietf:params:oauth:grant-type:device_code'

const requestTokenBody = v.object({
  /** The address or the key of the app that the token opens. */
  app: idField,
  /** The name or key of the only dataset that the token opens. Null and absent: each dataset that the user can open. */
  dataset: v.optional(v.nullable(idField)),
  /** What the token is for, such as the name of the machine. */
  name: v.optional(
    v.pipe(requiredText, v.maxLength(60), v.regex(plainText, 'Please enter no control characters')),
    'Command line',
  ),
  /** For how many days the token should be valid. Absent: 90, which is the maximum. */
  days: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostTokenDays)),
    mostTokenDays,
  ),
})
const pollTokenBody = v.object({
  grant_type: v.literal(deviceGrantType),
  /** The `device_code` with which the server answered the program's request for a token. */
  device_code: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
})
const decideBody = v.object({ code: deviceCode, decision: v.picklist(['approve', 'deny']) })

const requestedToken = v.object({
  /** Secret of the program, with which it asks whether the user has approved the code. */
  device_code: v.string(),
  /** The code that the person types at `verification_uri`. */
  user_code: v.string(),
  /** The address at which the person types the code. */
  verification_uri: v.string(),
  /** How long the code is valid, in seconds. */
  expires_in: v.number(),
  /** How long the program must wait between two requests for the token, in seconds. */
  interval: v.number(),
})

const grantedToken = v.object({
  /** The secret token. No other answer contains it. */
  access_token: v.string(),
  token_type: v.literal('Bearer'),
  /** How long the token is valid, in seconds. */
  expires_in: v.number(),
  /** The address of the app that the token opens, without slashes at the ends. */
  app: v.string(),
  /** The name of the only dataset that the token opens. Null: each dataset that the user can open. */
  dataset: v.nullable(v.string()),
})

/** A program that asks for a token, as shown to the person who approves it. */
const tokenRequest = v.object({
  /** Name that the program gives itself. */
  name: v.string(),
  /** The address of the app that the token would open, without slashes at the ends. */
  app: v.string(),
  /** The dataset that the token would open. Null: every dataset that the person can open. */
  dataset: v.nullable(v.string()),
  /** After how many days the token would end, if the person approves it. */
  days: v.number(),
  /** The program's network address, its `User-Agent` header, and when it sent the request (ISO 8601). */
  client: v.object({ ip: v.string(), user_agent: v.string(), requested_at: v.string() }),
})
/** A program that asks for a token, as shown to the person who approves it. */
export type TokenRequest = v.InferOutput<typeof tokenRequest>

export const requestTokenEndpoint = {
  method: 'POST',
  path: '/auth_api/v1/tokens/device/',
  encoding: 'form',
  answer: requestedToken,
  shape: 'bare',
  errors: ['validation_failed'],
} satisfies Endpoint

export const pollTokenEndpoint = {
  method: 'POST',
  path: '/auth_api/v1/tokens/device/token/',
  encoding: 'form',
  answer: grantedToken,
  shape: 'bare',
  errors: ['validation_failed'],
} satisfies Endpoint

export const getTokenRequestEndpoint = {
  method: 'GET',
  path: '/auth_api/v1/users/me/token_requests/:code/',
  answer: data(tokenRequest),
  errors: ['not_authenticated', 'eula_required', 'not_found', 'validation_failed'],
} satisfies Endpoint

export const decideTokenRequestEndpoint = {
  method: 'POST',
  path: '/auth_api/v1/users/me/token_requests/',
  answer: data(tokenRequest),
  errors: [
    'not_authenticated',
    'eula_required',
    'step_required',
    'forbidden',
    'not_found',
    'validation_failed',
  ],
} satisfies Endpoint

export const tokenRequestCalls = {
  requestToken: {
    endpoint: requestTokenEndpoint,
    summary:
      'For a program (RFC 8628): begin to ask for a token. It shows its user the code, who types it at `/device`.',
    door: 'machine',
    access: 'anyone',
    body: requestTokenBody,
  },
  pollToken: {
    endpoint: pollTokenEndpoint,
    summary:
      'For a program (RFC 8628): whether its user has approved. The refusals are those of the RFC, 400 with `error`: ' +
      '`authorization_pending`, `slow_down` (5 seconds more between two questions), `access_denied`, `expired_token`, ' +
      '`invalid_grant`.',
    door: 'machine',
    access: 'anyone',
    body: pollTokenBody,
  },
  getTokenRequest: {
    endpoint: getTokenRequestEndpoint,
    summary:
      'The program that shows this code: what it asks for, and from where. Wrong codes count as guesses.',
    access: 'session',
    params: v.object({ code: v.string() }),
  },
  decideTokenRequest: {
    endpoint: decideTokenRequestEndpoint,
    summary:
      'Approve or deny a token for a program, once. To approve needs a fresh proof, and the app and the dataset open to ' +
      'the user. `forbidden` while acting for a customer.',
    access: 'session',
    body: decideBody,
  },
} satisfies Record<string, Call>

import * as v from 'valibot'
import { data, type Call, type Endpoint } from './endpoint.ts'
import { idField, plainText, requiredText } from './fields.ts'

/**
 * The first characters of every token with which programs open apps. Scanners of source code and chats recognise a
 * leaked token by them.
 */
export const tokenPrefix = 'vst_'
/** Maximum number of days for which a token for programs is valid. */
export const mostTokenDays = 90
/** Maximum number of tokens for programs that a user can have at a time. */
export const mostTokens = 20

const appToken = v.object({
  /** Identifies the token for `deleteToken`. It is no secret. */
  id: v.string(),
  /** What the token is for, in the words of its user. */
  name: v.string(),
  /** The address of the app that the token opens, without slashes at the ends. */
  app: v.string(),
  /**
   * The name of the only dataset that the token opens. Null: each dataset that the user can open, and the app without a
   * dataset.
   */
  dataset: v.nullable(v.string()),
  /** When the token was made, as ISO 8601. */
  created_at: v.string(),
  /**
   * When the token ends, as ISO 8601. The server refuses it from then on. This never changes, even if the user's access
   * to the app or dataset is extended.
   */
  ends_at: v.string(),
  /** When the token was last used, as ISO 8601; updated at most every five minutes. Null: never. */
  last_used_at: v.nullable(v.string()),
})
/** A token with which programs of the signed-in user open an app. */
export type AppToken = v.InferOutput<typeof appToken>

const newAppToken = v.object({
  ...appToken.entries,
  /** The secret that a program sends as `Authorization: Bearer …`. No other answer contains it. */
  token: v.string(),
})
/** A token that was just made, with its secret. */
export type NewAppToken = v.InferOutput<typeof newAppToken>

const tokenBody = v.object({
  /** What the token is for, such as the machine on which the program runs. */
  name: v.pipe(
    requiredText,
    v.maxLength(60),
    v.regex(plainText, 'Please enter no control characters'),
  ),
  /** The address or the key of the app that the token opens. */
  app: idField,
  /** The name or key of the only dataset that the token opens. Null and absent: each dataset that the user can open. */
  dataset: v.optional(v.nullable(idField)),
  /** After how many days the token ends. The token ends sooner if the user's access to the app or dataset ends. */
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostTokenDays)),
})

export const listTokensEndpoint = {
  method: 'GET',
  path: '/auth_api/v1/users/me/tokens/',
  answer: data(v.array(appToken)),
  errors: ['not_authenticated', 'eula_required'],
} satisfies Endpoint

export const createTokenEndpoint = {
  method: 'POST',
  path: '/auth_api/v1/users/me/tokens/',
  answer: data(newAppToken),
  errors: [
    'not_authenticated',
    'eula_required',
    'step_required',
    'forbidden',
    'conflict',
    'validation_failed',
  ],
} satisfies Endpoint

export const deleteTokenEndpoint = {
  method: 'DELETE',
  path: '/auth_api/v1/users/me/tokens/:tokenId/',
  answer: null,
  errors: ['not_authenticated', 'eula_required', 'not_found', 'validation_failed'],
} satisfies Endpoint

export const tokenCalls = {
  listTokens: {
    endpoint: listTokensEndpoint,
    summary: 'The tokens with which programs of the signed-in user open apps, the newest first.',
    access: 'session',
  },
  createToken: {
    endpoint: createTokenEndpoint,
    summary:
      'Make a token for one app: a program sends it as `Authorization: Bearer …` and passes the gate of that app, but no ' +
      'call of the platform. Each request is checked like one of the user. It ends after `days`, or with the access to ' +
      'app or dataset as it is now, if that ends sooner. Needs a fresh proof. `forbidden` while acting for a customer; ' +
      '`conflict`: there are too many.',
    access: 'session',
    body: tokenBody,
  },
  deleteToken: {
    endpoint: deleteTokenEndpoint,
    summary: 'End a token. The next request with it is refused.',
    access: 'session',
    params: v.object({ tokenId: idField }),
  },
} satisfies Record<string, Call>

import * as v from 'valibot'
import { data, type Call, type Endpoint } from './endpoint.ts'
import { lockedNext } from './activity.ts'
import { idField } from './fields.ts'

/** The headers of a successful gate answer. The gate always sends all of them; a header without a value is empty. */
export const gateHeaders = [
  'Remote-User',
  'Remote-Email',
  'Remote-Name',
  'Remote-Groups',
  'X-Vestibule-Dataset',
  'X-Vestibule-Acting-For',
  'X-Vestibule-Assertion',
] as const

/** Public keys as a JSON Web Key Set, with which apps check the gate's signatures. */
const keySet = v.object({
  keys: v.array(
    v.looseObject({ kty: v.string(), kid: v.string(), alg: v.string(), use: v.string() }),
  ),
})

const named = v.object({ id: v.string(), name: v.string() })

/** The session of the browser, as a page of an app gets it from the gate. */
const appSession = v.object({
  /** The signed-in user. Null for a visitor, who is signed out. */
  user: v.nullable(named),
  /** The customer organisation on whose behalf the user, a member of staff, acts. Null: for nobody. */
  acting_for: v.nullable(named),
  /** When the session ends, as ISO 8601. Null for a visitor. */
  ends_at: v.nullable(v.string()),
  /** When the session is locked unless somebody uses it, as ISO 8601. Null or absent: never. */
  locks_at: v.optional(v.nullable(v.string())),
})
/** The session of the browser, as a page of an app gets it from the gate. */
export type AppSession = v.InferOutput<typeof appSession>

const appParams = v.object({ app: idField })
/** `:app`, the app's address, is one path segment: a slash within it is written `%2F`. */
export const checkGateEndpoint = {
  method: 'GET',
  path: '/auth_api/v1/gate/:app/',
  answer: null,
  shape: 'bare',
  errors: [
    'not_authenticated',
    'session_locked',
    'eula_required',
    'dataset_terms_required',
    'forbidden',
    'validation_failed',
    'two_factors_required',
  ],
} satisfies Endpoint

export const enterGateEndpoint = {
  method: 'GET',
  path: '/auth_api/v1/gate/:app/enter/',
  answer: null,
  shape: 'bare',
  errors: [
    'session_locked',
    'eula_required',
    'dataset_terms_required',
    'forbidden',
    'not_found',
    'validation_failed',
    'two_factors_required',
  ],
} satisfies Endpoint

export const listGateKeysEndpoint = {
  method: 'GET',
  path: '/auth_api/v1/gate_keys/',
  answer: keySet,
  shape: 'bare',
} satisfies Endpoint

export const readAppSessionEndpoint = {
  method: 'GET',
  path: '/auth_api/v1/gate/:app/session/',
  answer: data(appSession),
  errors: ['session_locked', 'validation_failed'],
} satisfies Endpoint

/**
 * Reads the session of the browser, for the pages of an app on an origin of its own. The app's proxy passes this path
 * of that origin to the platform, which answers.
 */
export const readOwnOriginSessionEndpoint = {
  method: 'GET',
  path: '/.vestibule/session/',
  answer: data(appSession),
  errors: ['session_locked', 'not_found'],
} satisfies Endpoint

/**
 * Reports that somebody uses a page of an app on an origin of its own. The app's proxy passes this path of that origin
 * to the platform, which answers.
 */
export const reportOwnOriginActivityEndpoint = {
  method: 'POST',
  path: '/.vestibule/activity/',
  answer: data(lockedNext),
  errors: ['not_authenticated', 'session_locked', 'forbidden', 'not_found'],
} satisfies Endpoint

export const gateCalls = {
  checkGate: {
    endpoint: checkGateEndpoint,
    summary:
      'For a proxy: whether the request that it has received may go on to an app. The request is described by `X-Forwarded-Method`, `-Proto`, `-Host` and `-Uri`, which are read behind a trusted proxy alone.',
    door: 'machine',
    access: 'anyone',
    params: appParams,
    /**
     * `401`: the gate answers with status 401 instead of a redirect, because `auth_request` of nginx takes no redirect.
     */
    query: v.object({ answer: v.optional(v.picklist(['401'])) }),
  },
  enterGate: {
    endpoint: enterGateEndpoint,
    summary: 'Lets the signed-in user into an app on its own origin: leads there with a ticket.',
    door: 'page',
    access: 'anyone',
    params: appParams,
    query: v.object({
      /**
       * Where to go in the app: a path of the app, or an address on its origin. Anything else leads to the app's first
       * page.
       */
      to: v.optional(v.string()),
      /**
       * Random text that the app's origin made for this browser, so that the ticket with which the platform sends the
       * user to the app works in no other browser.
       */
      state: v.optional(v.pipe(v.string(), v.maxLength(128))),
    }),
  },
  listGateKeys: {
    endpoint: listGateKeysEndpoint,
    summary:
      'The public keys of the assertions that the gate hands to apps, as a JSON Web Key Set.',
    door: 'machine',
    access: 'anyone',
  },
  readAppSession: {
    endpoint: readAppSessionEndpoint,
    summary:
      'For `session.js` on a page of the platform: who is signed in, and until when. A visitor gets 200 too. Asking prolongs nothing and counts as no activity; `Content-Language` is the language of the reader.',
    door: 'machine',
    access: 'anyone',
    params: appParams,
  },
  readOwnOriginSession: {
    endpoint: readOwnOriginSessionEndpoint,
    summary:
      'The same on an app’s own origin, to which the proxy passes it: for the session that has let the browser in there.',
    door: 'machine',
    access: 'anyone',
  },
  reportOwnOriginActivity: {
    endpoint: reportOwnOriginActivityEndpoint,
    summary:
      'Somebody uses a page of an app, reported on the app’s own origin: `users/me/activity/` by the gate’s cookie. From ' +
      'this origin alone.',
    door: 'machine',
    access: 'anyone',
  },
} satisfies Record<string, Call>

import * as v from 'valibot'
import { data, type Call, type Endpoint } from './endpoint.ts'

/** Header with the data partner's id in the answer of the config call. */
export const dataPartnerHeader = 'x-nfer-data-partner-id'
/** Header with the type of the environment in the answer of GET `/auth`. */
export const envTypeHeader = 'x-nfer-env-type'
/** Header with the type of the source environment in the answer of GET `/auth`. */
export const sourceEnvTypeHeader = 'x-nfer-source-env-type'

/** The ways in which an account can sign in, named after the factors that it must show. */
export const signInMethods = [
  'password',
  'password_and_email_otp',
  'email_otp_and_authenticator_based',
] as const
export const signInMethod = v.picklist(signInMethods)
/** The way in which an account signs in: one of `signInMethods`. */
export type SignInMethod = (typeof signInMethods)[number]

/** The sign-in configuration of the platform. */
export const config = v.object({
  /**
   * Whether the platform runs in a federated environment. If that is also restricted, people sign in by device code.
   */
  is_federated_environment: v.boolean(),
  /**
   * The company that sells the platform. `alternate_url`: the address that the device-code screen shows instead of the
   * page's host.
   */
  seller: v.optional(
    v.nullable(v.object({ alternate_url: v.optional(v.nullable(v.string())) })),
    null,
  ),
  /** Whether people can register, and by which of `signInMethods`. If no method is listed, by password. */
  sign_up_data: v.object({
    enable_sign_up: v.boolean(),
    sign_up_options: v.optional(v.array(v.string()), []),
  }),
  /** Whether the server locks sessions that nobody uses for some time. Absent: no. */
  idle_lock: v.optional(v.boolean()),
  /**
   * The rules of a new password. `length`: only its length; absent: also a character of each kind. The client
   * treats a value that it does not know as absent.
   */
  password_rules: v.fallback(v.optional(v.literal('length')), undefined),
  /** Whether people may sign in by passkeys. Absent: no. */
  passkeys: v.optional(v.boolean()),
})
/** The sign-in configuration of the platform. */
export type Config = v.InferOutput<typeof config>

/** The branding file, in which a seller sets colours and theme of the platform. */
export const branding = v.looseObject({
  authAppBackgroundColor: v.optional(v.string()),
  /** The theme that all users get. Absent: the choice of the user, or else the preference of the system. */
  // An unknown theme is ignored, so that the colours of the same branding file still apply.
  theme: v.fallback(v.optional(v.picklist(['light', 'dark'])), undefined),
})
/** The branding file, in which a seller sets colours and theme of the platform. */
export type Branding = v.InferOutput<typeof branding>

export const getConfigEndpoint = {
  method: 'GET',
  path: '/auth_api/v1/config/',
  answer: data(config),
} satisfies Endpoint

export const getBrandingEndpoint = {
  method: 'GET',
  path: '/static/branding/seller/config.json',
  answer: branding,
  shape: 'bare',
} satisfies Endpoint

export const getEnvironmentEndpoint = {
  method: 'GET',
  path: '/auth',
  answer: null,
  shape: 'bare',
} satisfies Endpoint

export const getDatasetEnvironmentEndpoint = {
  method: 'GET',
  path: '/dv/:datasetId/auth',
  answer: null,
  shape: 'bare',
  errors: ['validation_failed'],
} satisfies Endpoint

export const configCalls = {
  getConfig: {
    endpoint: getConfigEndpoint,
    summary: 'Read the sign-in configuration. Sets the CSRF cookie.',
    access: 'anyone',
  },
  getBranding: {
    endpoint: getBrandingEndpoint,
    summary: 'Read the branding file.',
    door: 'page',
    access: 'anyone',
  },
  getEnvironment: {
    endpoint: getEnvironmentEndpoint,
    summary: 'Read the environment flags from the response headers.',
    door: 'page',
    access: 'anyone',
  },
  getDatasetEnvironment: {
    endpoint: getDatasetEnvironmentEndpoint,
    summary: 'Read the environment flags of a dataset from the response headers.',
    door: 'page',
    access: 'anyone',
    params: v.object({ datasetId: v.string() }),
  },
} satisfies Record<string, Call>

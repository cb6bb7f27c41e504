import * as v from 'valibot'
import { changeErrors, readErrors, reasonField } from './admin-fields.ts'
import { data, type Call, type Endpoint } from './endpoint.ts'
import { idField, personName } from './fields.ts'

/** What a test sign-in looks at, in this order. What comes after a failure is not reached. */
export const providerTestSteps = ['issuer', 'keys', 'token', 'address', 'second_factor'] as const
/** What a test sign-in looks at. */
export type ProviderTestStep = (typeof providerTestSteps)[number]

const providerTest = v.object({
  started_at: v.string(),
  /** Null: whoever began it has not come back from the provider. */
  finished_at: v.nullable(v.string()),
  /** Whether people could sign in with these values. A missing second factor does not stand in the way. */
  worked: v.boolean(),
  steps: v.array(
    v.object({
      step: v.union([v.picklist(providerTestSteps), v.string()]),
      /** `warning`: people can sign in all the same. */
      outcome: v.union([v.picklist(['ok', 'warning', 'failed', 'not_reached']), v.string()]),
      /** In words, for who sets it up. Null: there is nothing to say. */
      message: v.nullable(v.string()),
    }),
  ),
  /** The address that the provider gave, and how it says that the person was authenticated. */
  email: v.nullable(v.string()),
  amr: v.array(v.string()),
})
/** How a test sign-in went. */
export type ProviderTest = v.InferOutput<typeof providerTest>

const identityProvider = v.object({
  id: v.string(),
  name: v.string(),
  issuer: v.string(),
  client_id: v.string(),
  /** The secret itself is never told. */
  has_client_secret: v.boolean(),
  /** Whether somebody of a verified domain without an account gets one at the first sign-in. */
  jit: v.boolean(),
  enforced: v.boolean(),
  /** The import owns it. */
  imported: v.boolean(),
  /** What has to be registered at the provider. */
  redirect_uri: v.string(),
  backchannel_logout_uri: v.string(),
  /** Of the values as they are saved now. Null: nobody has tested them. */
  last_test: v.nullable(providerTest),
  /** Why it cannot be enforced: `not_tested`, `no_domain`. Empty: it can. */
  obstacles: v.array(v.union([v.picklist(['not_tested', 'no_domain']), v.string()])),
  /** Numbers of accounts. */
  people: v.object({
    /** Of the organisation, with an address of its verified domains: enforcing is for them. */
    in_domains: v.number(),
    /** Of the organisation, with other addresses: they keep their method. */
    elsewhere: v.number(),
    /** Who have signed in with the provider before. */
    known_to_provider: v.number(),
    /** Of other organisations, with an address of these domains. The provider cannot sign them in. */
    of_other_organizations: v.number(),
  }),
})
/** With what an organisation signs in its own people. */
export type IdentityProvider = v.InferOutput<typeof identityProvider>

const path = '/auth_api/v1/admin/organizations/:organizationId/identity_provider/'
const params = v.object({ organizationId: idField })

const saveBody = v.object({
  /** As people know it: the name on the button. */
  name: personName,
  /** An address with https; http on this machine alone, in development. */
  issuer: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)),
  client_id: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)),
  /** Left out: the one that is stored stays. */
  client_secret: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(2000))),
  jit: v.boolean(),
  reason: reasonField,
})

export const getIdentityProviderEndpoint = {
  method: 'GET',
  path,
  answer: data(v.nullable(identityProvider)),
  errors: [...readErrors, 'not_found'],
} satisfies Endpoint

export const saveIdentityProviderEndpoint = {
  method: 'POST',
  path: `${path}save/`,
  answer: data(identityProvider),
  errors: changeErrors,
} satisfies Endpoint

export const removeIdentityProviderEndpoint = {
  method: 'POST',
  path: `${path}remove/`,
  answer: null,
  errors: changeErrors,
} satisfies Endpoint

export const testIdentityProviderEndpoint = {
  method: 'POST',
  path: `${path}test/`,
  answer: data(
    v.object({
      /** Where to go now, in a tab of its own. Null: the provider could not even be asked. */
      redirect_url: v.nullable(v.string()),
      identity_provider: identityProvider,
    }),
  ),
  errors: [...readErrors, 'second_factor_required', 'step_required', 'not_found'],
} satisfies Endpoint

export const enforceIdentityProviderEndpoint = {
  method: 'POST',
  path: `${path}enforce/`,
  answer: data(identityProvider),
  errors: changeErrors,
} satisfies Endpoint

export const adminIdentityProviderCalls = {
  getIdentityProvider: {
    endpoint: getIdentityProviderEndpoint,
    summary:
      'With what an organisation signs in its own people, and what enforcing that would do. Null: with nothing.',
    access: 'admin',
    permission: 'identity_providers.read',
    params,
  },
  saveIdentityProvider: {
    endpoint: saveIdentityProviderEndpoint,
    summary:
      'Set the OpenID Connect provider of an organisation. Another issuer or client forgets the test, whom the provider has signed in before, and that it was enforced. `conflict`: the import owns it.',
    access: 'admin',
    permission: 'identity_providers.write',
    params,
    body: saveBody,
  },
  removeIdentityProvider: {
    endpoint: removeIdentityProviderEndpoint,
    summary:
      'Take the provider from an organisation: its people sign in here again. `conflict`: the import owns it.',
    access: 'admin',
    permission: 'identity_providers.write',
    params,
    body: v.object({ reason: reasonField }),
  },
  testIdentityProvider: {
    endpoint: testIdentityProviderEndpoint,
    summary:
      'Begin a sign-in with the saved values that signs nobody in. Whoever began it comes back to the page of the organisation, and `last_test` says how it went.',
    access: 'admin',
    permission: 'identity_providers.write',
    params,
  },
  enforceIdentityProvider: {
    endpoint: enforceIdentityProviderEndpoint,
    summary:
      'Have the people of the verified domains sign in with the provider alone, or no longer. `conflict`: an obstacle stands in the way.',
    access: 'admin',
    permission: 'identity_providers.write',
    params,
    body: v.object({ enforced: v.boolean(), reason: reasonField }),
  },
} satisfies Record<string, Call>

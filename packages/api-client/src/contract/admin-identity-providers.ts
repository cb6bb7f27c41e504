import * as v from 'valibot'
import { changeErrors, named, page, pageQuery, readErrors, reasonField } from './admin-fields.ts'
import { data, type Call } from './endpoint.ts'
import { idField, personName } from './fields.ts'

/**
 * The steps of a test sign-in, in order: the server reads the provider's configuration (`issuer`) and its `keys`, then
 * checks the answer of the sign-in (`token`), the mail address in it (`address`), and whether the person has shown two
 * factors (`second_factor`). After a failed step the rest is skipped.
 */
export const providerTestSteps = ['issuer', 'keys', 'token', 'address', 'second_factor'] as const
/** A step of a test sign-in. */
export type ProviderTestStep = (typeof providerTestSteps)[number]

const providerTest = v.object({
  /** When the test began, as ISO 8601. */
  started_at: v.string(),
  /**
   * When the test ended, as ISO 8601. Null: the administrator who began the test has not returned from the provider
   * yet.
   */
  finished_at: v.nullable(v.string()),
  /** Whether people could sign in with the tested settings. A missing second factor does not prevent that. */
  worked: v.boolean(),
  /** The steps of the test sign-in in order, each with how it went. */
  steps: v.array(
    v.object({
      step: v.union([v.picklist(providerTestSteps), v.string()]),
      /** How the step went. `warning`: people can sign in nevertheless. `not_reached`: an earlier step failed. */
      outcome: v.union([v.picklist(['ok', 'warning', 'failed', 'not_reached']), v.string()]),
      /** An explanation of the outcome, for the person who configures the provider; null if there is none. */
      message: v.nullable(v.string()),
    }),
  ),
  /** The mail address that the provider returned for the person. Null: it returned none. */
  email: v.nullable(v.string()),
  /** How the provider says that the person was authenticated, in the values of RFC 8176. */
  amr: v.array(v.string()),
})
/** The result of a test sign-in. */
export type ProviderTest = v.InferOutput<typeof providerTest>

const identityProvider = v.object({
  id: v.string(),
  /** The name on the sign-in button. */
  name: v.string(),
  /** The address by which the provider identifies itself in its tokens (OpenID Connect `iss`). */
  issuer: v.string(),
  /** The id under which the platform is registered at the provider. */
  client_id: v.string(),
  /**
   * Whether the secret with which the platform signs in at the provider is stored. The secret itself is never returned.
   */
  has_client_secret: v.boolean(),
  /**
   * Whether a person who has no account, and whose mail address is of a verified domain of the organisation, gets an
   * account at the first sign-in.
   */
  jit: v.boolean(),
  /**
   * Whether people of the organisation with an address of its verified domains can sign in only with the provider.
   * False: the provider is offered beside other ways.
   */
  enforced: v.boolean(),
  /** Whether the provider comes from an import. Such a provider can only be changed in the import's file. */
  imported: v.boolean(),
  /** The redirect address that the administrator must register at the provider. */
  redirect_uri: v.string(),
  /**
   * Whether the provider still sends people back to the old callback address that all providers shared. The first
   * successful test sign-in with `redirect_uri` changes it to false.
   */
  shared_callback: v.boolean(),
  /**
   * The address that the administrator registers at the provider, so that the provider can post logout tokens to it.
   */
  backchannel_logout_uri: v.string(),
  /** The last test of the provider's current settings. Null: these settings were not tested. */
  last_test: v.nullable(providerTest),
  /**
   * Why the provider cannot be made the only way to sign in. `not_tested`: its settings have not passed a test sign-in.
   * `no_domain`: the organisation has no verified domain. Empty: it can.
   */
  obstacles: v.array(v.union([v.picklist(['not_tested', 'no_domain']), v.string()])),
  /**
   * Numbers of accounts, by which an administrator judges what would happen if the provider became the only way to sign
   * in. Disabled accounts count only in `known_to_provider`.
   */
  people: v.object({
    /**
     * How many people of the organisation have a mail address of its verified domains. Once the provider is enforced,
     * these people can sign in only with it.
     */
    in_domains: v.number(),
    /** How many people of the organisation have other addresses. They keep their sign-in method. */
    elsewhere: v.number(),
    /** How many people have signed in by the provider before. */
    known_to_provider: v.number(),
    /**
     * How many people of other organisations have an address of the organisation's verified domains. The provider
     * cannot sign them in.
     */
    of_other_organizations: v.number(),
  }),
})

const listedIdentityProvider = v.object({
  id: v.string(),
  name: v.string(),
  issuer: v.string(),
  /** The organisation whose people sign in with the provider. */
  organization: named,
  /**
   * Whether people of the organisation with an address of its verified domains can sign in only with the provider.
   * False: the provider is offered beside other ways.
   */
  enforced: v.boolean(),
  /** Whether the provider comes from an import. Such a provider can only be changed in the import's file. */
  imported: v.boolean(),
  /** The last test of the provider's current settings. Null: these settings were not tested. */
  last_test: v.nullable(v.pick(providerTest, ['started_at', 'finished_at', 'worked'])),
  /** How many people have signed in with the provider before. */
  people: v.number(),
})

const path = '/auth_api/v1/admin/organizations/:organizationId/identity_provider/'
const params = v.object({ organizationId: idField })

const saveBody = v.object({
  /** The name on the sign-in button. */
  name: personName,
  /**
   * The https address by which the provider identifies itself in its tokens; in development also http on this machine.
   */
  issuer: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)),
  /** The id under which the platform is registered at the provider. */
  client_id: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)),
  /**
   * The secret with which the platform signs in at the provider. Absent: the stored secret is kept. Required with
   * another issuer, which must not get a secret that was entered for the old one.
   */
  client_secret: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(2000))),
  /**
   * Whether a person who has no account, and whose mail address is of a verified domain of the organisation, gets an
   * account at the first sign-in.
   */
  jit: v.boolean(),
  reason: reasonField,
})

export const adminIdentityProviderCalls = {
  /** Lists the identity providers of all organisations, by name of the organisation. */
  listIdentityProviders: {
    endpoint: {
      method: 'GET',
      path: '/auth_api/v1/admin/identity_providers/',
      answer: data(page(listedIdentityProvider)),
      errors: readErrors,
    },
    summary:
      'With what organisations sign in their own people, by name of the organisation. `q` searches the names of ' +
      'organisations and providers, and the issuers.',
    access: 'admin',
    permission: 'identity_providers.read',
    query: v.object(pageQuery),
  },
  /** Reads the identity provider of an organisation; null if it has none. */
  getIdentityProvider: {
    endpoint: {
      method: 'GET',
      path,
      answer: data(v.nullable(identityProvider)),
      errors: [...readErrors, 'not_found'],
    },
    summary:
      'With what an organisation signs in its own people, and what enforcing that would do. Null: with nothing.',
    access: 'admin',
    permission: 'identity_providers.read',
    params,
  },
  /** Sets the OpenID Connect provider with which the people of an organisation sign in. */
  saveIdentityProvider: {
    endpoint: {
      method: 'POST',
      path: `${path}save/`,
      answer: data(identityProvider),
      errors: changeErrors,
      done: 'saved',
    },
    summary:
      'Set the OpenID Connect provider of an organisation. Another issuer or client forgets the test, whom the provider has signed in before, and that it was enforced. `conflict`: the import owns it.',
    access: 'admin',
    permission: 'identity_providers.write',
    params,
    body: saveBody,
  },
  /** Removes the identity provider of an organisation; its people sign in at the platform again. */
  removeIdentityProvider: {
    endpoint: {
      method: 'POST',
      path: `${path}remove/`,
      answer: null,
      errors: changeErrors,
      done: 'removed',
    },
    summary:
      'Take the provider from an organisation: its people sign in here again. `conflict`: the import owns it.',
    access: 'admin',
    permission: 'identity_providers.write',
    params,
    body: v.object({ reason: reasonField }),
  },
  /** Begins a sign-in with the saved settings of the provider, which tests them and signs nobody in. */
  testIdentityProvider: {
    endpoint: {
      method: 'POST',
      path: `${path}test/`,
      answer: data(
        v.object({
          /**
           * The address that begins the test sign-in, to open in a new tab. Null: the provider could not be reached.
           */
          redirect_url: v.nullable(v.string()),
          identity_provider: identityProvider,
        }),
      ),
      errors: [...readErrors, 'second_factor_required', 'step_required', 'not_found'],
      done: 'begun',
    },
    summary:
      'Begin a sign-in with the saved values that signs nobody in. Whoever began it comes back to the page of the organisation, and `last_test` says how it went.',
    access: 'admin',
    permission: 'identity_providers.write',
    params,
  },
  /**
   * Makes people of the organisation with an address of its verified domains sign in only with its provider, or allows
   * other ways to sign in again.
   */
  enforceIdentityProvider: {
    endpoint: {
      method: 'POST',
      path: `${path}enforce/`,
      answer: data(identityProvider),
      errors: changeErrors,
    },
    summary:
      'Have the people of the verified domains sign in with the provider alone, or no longer. `conflict`: an obstacle stands in the way.',
    access: 'admin',
    permission: 'identity_providers.write',
    params,
    body: v.object({ enforced: v.boolean(), reason: reasonField }),
  },
} satisfies Record<string, Call>

import type { JSONWebKeySet } from 'jose'
import type { ClientAuth, Configuration } from 'openid-client'
import type { Clock } from '../../platform/clock.ts'
import { createPublicFetch, type PublicFetch } from '../../platform/http/public-fetch.ts'
import type { Keys } from '../../platform/keys.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { openSecret } from './client-secret.ts'
import type { StoredProvider } from './provider-queries.ts'

/** Connects this server to the identity providers of organisations. */
export interface ProviderClients {
  /**
   * Loads a provider's metadata. Neither it nor the provider's keys are cached for the next call. Rejects if the
   * provider does not answer or names another issuer.
   */
  configurationOf(provider: StoredProvider): Promise<Configuration>
  /**
   * The provider's issuer and signing keys, cached for ten seconds so that many logout tokens, whoever sends them, do
   * not flood the provider with requests. Rejects if the provider does not answer.
   */
  issuerKeysOf(provider: StoredProvider): Promise<IssuerKeys>
  readonly fetch: PublicFetch
}

interface IssuerKeys {
  readonly issuer: string
  readonly keys: JSONWebKeySet
}

interface World {
  readonly clock: Clock
  readonly keys: Keys
  readonly settings: Pick<Settings, 'production'>
}

/** Tolerated difference between the clocks of a provider and of this server, in seconds. */
export const clockToleranceS = 60

const keysLastMs = 10_000

/**
 * Creates the clients of identity providers. Each sign-in loads the provider's metadata and keys again, so that changes
 * there take effect at once on every server.
 */
export function createProviderClients({ clock, keys, settings }: World): ProviderClients {
  const fetch = createPublicFetch({ allowsPrivate: !settings.production })
  const loaded = new Map<string, { readonly at: number; readonly keys: Promise<IssuerKeys> }>()
  const clients: ProviderClients = {
    fetch,
    async issuerKeysOf(provider) {
      const name = JSON.stringify([provider.id, provider.issuer])
      const now = performance.now()
      const before = loaded.get(name)
      if (before !== undefined && now - before.at < keysLastMs) return before.keys
      const keys = loadKeys(clients, provider)
      loaded.set(name, { at: now, keys })
      return keys
    },
    async configurationOf(provider) {
      // Import the library when first used, to save servers without identity providers a tenth of a second and some MB.
      const oidc = await import('openid-client')
      const basic = oidc.ClientSecretBasic()
      const post = oidc.ClientSecretPost()
      const authenticate: ClientAuth = (server, ...rest) => {
        const methods = server.token_endpoint_auth_methods_supported
        // Use `client_secret_basic` for a provider that lists no methods: the specification makes it the default.
        const takesBasic = methods === undefined || methods.includes('client_secret_basic')
        return (takesBasic ? basic : post)(server, ...rest)
      }
      const config = await oidc.discovery(
        new URL(provider.issuer),
        provider.clientId,
        {
          client_secret: openSecret(keys, provider),
          [oidc.clockTolerance]: clockToleranceS,
          [oidc.clockSkew]: Math.round((clock.now().getTime() - Date.now()) / 1000),
        },
        authenticate,
        {
          [oidc.customFetch]: fetch,
          timeout: 5,
          execute: [
            // Verify the signatures of ID tokens, too, although they come directly from the provider over TLS.
            oidc.enableNonRepudiationChecks,
            ...(settings.production ? [] : [oidc.allowInsecureRequests]),
          ],
        },
      )
      const { issuer } = config.serverMetadata()
      // Refuse an issuer with a placeholder: it would sign in people of all its tenants, not just of the organisation's
      // own.
      if (issuer.includes('{')) throw new Error('This issuer is for all tenants: name the own one')
      return config
    },
  }
  return clients
}

async function loadKeys(clients: ProviderClients, provider: StoredProvider): Promise<IssuerKeys> {
  const { issuer, jwks_uri: address } = (await clients.configurationOf(provider)).serverMetadata()
  if (address === undefined) throw new Error('the provider names no address of its keys')
  const keys = (await (await clients.fetch(address)).json()) as JSONWebKeySet
  return { issuer, keys }
}

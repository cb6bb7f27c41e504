import type { ClientAuth, Configuration } from 'openid-client'
import type { Clock } from '../clock.ts'
import { createPublicFetch, type PublicFetch } from '../http/public-fetch.ts'
import type { Keys } from '../keys.ts'
import type { Settings } from '../settings.ts'
import { openSecret } from './client-secret.ts'
import type { StoredProvider } from './provider-queries.ts'

/** Asks the providers of organisations. */
export interface ProviderClients {
  /** What is needed to talk to a provider; its keys are not kept. Rejects where it does not answer, or is another. */
  configurationOf(provider: StoredProvider): Promise<Configuration>
  readonly fetch: PublicFetch
}

interface World {
  readonly clock: Clock
  readonly keys: Keys
  readonly settings: Pick<Settings, 'production'>
}

/** How far the clock of a provider may be off, in seconds. */
export const clockToleranceS = 60

/**
 * Each sign-in asks the provider anew what it says of itself, and for its keys: what it changes there holds at once, on
 * every server.
 */
export function createProviderClients({ clock, keys, settings }: World): ProviderClients {
  const fetch = createPublicFetch({ allowsPrivate: !settings.production })
  return {
    fetch,
    async configurationOf(provider) {
      // A tenth of a second and some MB, for those who use it.
      const oidc = await import('openid-client')
      const basic = oidc.ClientSecretBasic()
      const post = oidc.ClientSecretPost()
      const authenticate: ClientAuth = (server, ...rest) => {
        const methods = server.token_endpoint_auth_methods_supported
        // A provider that says nothing takes `client_secret_basic`.
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
            // Also where the token comes by TLS from the provider itself.
            oidc.enableNonRepudiationChecks,
            ...(settings.production ? [] : [oidc.allowInsecureRequests]),
          ],
        },
      )
      const { issuer } = config.serverMetadata()
      // Providers with an address for all tenants vouch for people of any of them.
      if (issuer.includes('{')) throw new Error('This issuer is for all tenants: name the own one')
      return config
    },
  }
}

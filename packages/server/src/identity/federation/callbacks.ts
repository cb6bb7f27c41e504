import { federationCalls, sharedCallbackPath } from '@vestibule/api-client/contract'
import type { App } from '../calls/app.ts'
import { identityProviders } from '../../platform/db/schema/identity-providers.ts'
import type { StoredProvider } from './provider-queries.ts'
import { FederationRefusal } from './refusal.ts'

type Origin = Pick<App['settings'], 'publicOrigin'>

/** The provider's own redirect URI, which differs for each provider and has to be registered at the provider. */
export function ownCallback({ publicOrigin }: Origin, providerId: string): string {
  const { path } = federationCalls.finishOrganizationSignIn.endpoint
  return publicOrigin + path.replace(':providerId', encodeURIComponent(providerId))
}

/**
 * The redirect URI of one sign-in: the one that providers shared in earlier versions, or the provider's own. A test
 * always uses the provider's own, to find out whether it is registered.
 */
export interface Callback {
  readonly address: string
  readonly isShared: boolean
}

export function callbackOf(
  settings: Origin,
  { id, sharedCallback }: Pick<StoredProvider, 'id' | 'sharedCallback'>,
  isTest: boolean,
): Callback {
  return sharedCallback && !isTest
    ? { address: settings.publicOrigin + sharedCallbackPath, isShared: true }
    : { address: ownCallback(settings, id), isShared: false }
}

/**
 * Throws FederationRefusal if another provider than the one of the sign-in attempt may have sent the answer (a mix-up
 * attack, RFC 9700, section 4.4): this server would then send that provider's authorization code to the wrong provider.
 * `calledBack`: the provider in the path of the callback; null for the callback that providers share, whose path names
 * none.
 */
export async function refuseMixUp(
  { db }: Pick<App, 'db'>,
  { id }: Pick<StoredProvider, 'id'>,
  { isShared }: Callback,
  { calledBack, answer }: { readonly calledBack: string | null; readonly answer: string },
): Promise<void> {
  if (calledBack !== (isShared ? null : id)) {
    throw new FederationRefusal(
      'sso_invalid',
      'the answer came to the callback of another provider',
    )
  }
  // A redirect URI that no other provider uses identifies the provider, and `openid-client` validates the parameter
  // `iss` if there is one.
  if (!isShared || new URLSearchParams(answer).has('iss')) return
  if ((await db.$count(identityProviders)) > 1) {
    throw new FederationRefusal(
      'sso_invalid',
      'the answer does not say whose it is: register the own callback at the provider',
    )
  }
}

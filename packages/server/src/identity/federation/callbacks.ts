import { federationCalls, sharedCallbackPath } from '@vestibule/api-client/contract'
import type { App } from '../calls/app.ts'
import { identityProviders } from '../../platform/db/schema/identity-providers.ts'
import type { StoredProvider } from './provider-queries.ts'
import { FederationRefusal } from './refusal.ts'

type Origin = Pick<App['settings'], 'publicOrigin'>

/** The redirect URI that has to be registered at this provider. Each provider has a different one. */
export function ownCallback({ publicOrigin }: Origin, providerId: string): string {
  const { path } = federationCalls.finishOrganizationSignIn.endpoint
  return publicOrigin + path.replace(':providerId', encodeURIComponent(providerId))
}

/** The redirect URI of a sign-in. A test uses the provider's own, to find out whether it is registered. */
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
 * Throws FederationRefusal if the answer may come from another provider than the one of the attempt (a mix-up, RFC
 * 9700, section 4.4): the server would send its code to that provider. `calledBack`: the provider in the address of the
 * callback; null for the shared callback, which does not name the provider.
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
  // The rest of the validation checks whether `iss` is right.
  if (!isShared || new URLSearchParams(answer).has('iss')) return
  if ((await db.$count(identityProviders)) > 1) {
    throw new FederationRefusal(
      'sso_invalid',
      'the answer does not say whose it is: register the own callback at the provider',
    )
  }
}

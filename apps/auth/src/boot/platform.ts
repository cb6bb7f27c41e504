import type { AuthPlatform } from '@vestibule/api-client/contract'
import { createContext, useContext } from 'react'
import type { Settings } from './settings.ts'

/** What the app must know about the platform before it shows a screen. */
export type Platform = AuthPlatform

export const PlatformContext = createContext<Platform | null>(null)

export function usePlatform(): Platform {
  const platform = useContext(PlatformContext)
  if (!platform)
    throw new Error('usePlatform needs a PlatformContext. Render the screen inside <App>.')
  return platform
}

/** Whether the environment is restricted: its type is `restricted`, or it was made from a `premium` one. */
export function isRestricted({ type, sourceType }: Platform['environment']): boolean {
  return type === 'restricted' || sourceType === 'premium'
}

/**
 * Whether people sign in by device code: in a restricted, federated environment, for every data partner except the
 * exempt one. The server enforces the same rule.
 */
export function needsDeviceCode(
  { environment, config, dataPartnerId }: Platform,
  { deviceCodeExemptPartnerId }: Pick<Settings, 'deviceCodeExemptPartnerId'>,
): boolean {
  const exempt = deviceCodeExemptPartnerId !== null && dataPartnerId === deviceCodeExemptPartnerId
  return isRestricted(environment) && config.is_federated_environment && !exempt
}

import type { Platform } from './page-config.ts'
import type { Settings } from './settings.ts'

/** Restricted: the environment's type is `restricted`, or it was made from a `premium` one. */
export function isRestricted({ type, sourceType }: Platform['environment']): boolean {
  return type === 'restricted' || sourceType === 'premium'
}

/**
 * Whether sign-in goes by device code: in a restricted environment that is federated, for every data partner but
 * the one that is exempt. The server refuses the other ways of its own accord.
 */
export function needsDeviceCode(
  { environment, config, dataPartnerId }: Platform,
  { deviceCodeExemptPartnerId }: Pick<Settings, 'deviceCodeExemptPartnerId'>,
): boolean {
  const exempt = deviceCodeExemptPartnerId !== null && dataPartnerId === deviceCodeExemptPartnerId
  return isRestricted(environment) && config.is_federated_environment && !exempt
}

import type { Settings } from '@vestibule/app-kit/screens/auth-settings'
import type { Platform } from '@vestibule/app-kit/screens/platform'

/**
 * Whether people sign in by device code: in a restricted, federated environment, for every data partner except the one
 * that the settings exempt. An environment is restricted because of its type, or because it was made from a `premium`
 * one. The server enforces the same rule.
 */
export function needsDeviceCode(
  { environment: { type, sourceType }, config, dataPartnerId }: Platform,
  { deviceCodeExemptPartnerId }: Pick<Settings, 'deviceCodeExemptPartnerId'>,
): boolean {
  const isRestricted = type === 'restricted' || sourceType === 'premium'
  const isExempt = deviceCodeExemptPartnerId !== null && dataPartnerId === deviceCodeExemptPartnerId
  return isRestricted && config.is_federated_environment && !isExempt
}

import type { ValueFrom } from '@vestibule/api-client/contract'
import { needsDeviceCode, type Settings } from '../settings/settings.ts'

/** The configuration of the sign-in app, which the API call `getConfig` returns and the app's page contains. */
export function platformConfig(settings: Settings): ValueFrom<'getConfig'> {
  const { idleLockMinutes, isFederated, sellerAlternateUrl, signUp, passkeys, passwordRules } =
    settings
  return {
    is_federated_environment: isFederated,
    seller: { alternate_url: sellerAlternateUrl },
    sign_up_data: { enable_sign_up: signUp.enabled, sign_up_options: [...signUp.options] },
    ...(idleLockMinutes !== null && { idle_lock: true }),
    ...(passwordRules === 'length' && { password_rules: passwordRules }),
    passkeys: passkeys.enabled && !needsDeviceCode(settings),
  }
}

import type { Platform } from '../screens/platform.ts'

/** A platform on which everyone signs in the regular way. */
export const openPlatform: Platform = {
  config: {
    is_federated_environment: false,
    seller: null,
    sign_up_data: { enable_sign_up: true, sign_up_options: [] },
  },
  dataPartnerId: null,
  environment: { type: null, sourceType: null },
  branding: null,
}

/** A platform on which everyone signs in the regular way or with a passkey. */
export const withPasskeys: Platform = {
  ...openPlatform,
  config: { ...openPlatform.config, passkeys: true },
}

import type { Platform } from '../screens/platform.ts'

/** A platform on which everyone begins a sign-in with an email address, not with a device code or a passkey. */
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

/** A platform on which everyone begins a sign-in with an email address or a passkey. */
export const withPasskeys: Platform = {
  ...openPlatform,
  config: { ...openPlatform.config, passkeys: true },
}

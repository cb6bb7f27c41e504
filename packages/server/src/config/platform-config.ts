import type { Branding, Config } from '@vestibule/api-client/contract'
import type { Settings } from '../settings.ts'

/** The sign-in configuration, as the call answers it and as the page of the sign-in app holds it. */
export function platformConfig({ isFederated, sellerAlternateUrl, signUp }: Settings): Config {
  return {
    is_federated_environment: isFederated,
    seller: { alternate_url: sellerAlternateUrl },
    sign_up_data: { enable_sign_up: signUp.enabled, sign_up_options: [...signUp.options] },
  }
}

type AppName = 'auth' | 'shell'

/** What the server tells an app of its environment; the app's own defaults fill the rest. */
export function appSettings(settings: Settings, app: AppName): Record<string, unknown> {
  const { allowedRedirectOrigins, deviceCodeExemptPartnerId, mailFrom, production } = settings
  const env = production ? 'production' : 'development'
  if (app === 'shell') return { env }
  const noReplySender = /<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom
  return { env, allowedRedirectOrigins, deviceCodeExemptPartnerId, noReplySender }
}

/** The JSON in an app's page: what it would otherwise have to ask for before its first screen. */
export function inlinedConfig(
  settings: Settings,
  branding: Branding,
  app: AppName,
): Record<string, unknown> {
  const written = { settings: appSettings(settings, app) }
  if (app === 'shell') return written
  const { dataPartnerId, envType, sourceEnvType } = settings
  const environment = { type: envType, sourceType: sourceEnvType }
  const platform = { config: platformConfig(settings), dataPartnerId, environment, branding }
  return { ...written, platform }
}

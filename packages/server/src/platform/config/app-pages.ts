import type {
  AuthPage,
  AuthSettings,
  Branding,
  ShellPage,
  ShellSettings,
} from '@vestibule/api-client/contract'
import type { Settings } from '../settings/settings.ts'
import { platformConfig } from './platform-config.ts'

/**
 * The settings that the page of a web app contains. The type requires each of them, so that none is forgotten.
 * Undefined: the app uses its own default.
 */
type Given<AppSettings> = { readonly [Name in keyof AppSettings]: AppSettings[Name] | undefined }

export type AppName = 'auth' | 'shell'

export function authSettings(settings: Settings): Given<AuthSettings> {
  const { platformName, providerName, homepage, primaryColor, env } = settings.apps
  const { coreUiVersion, appVersion, devicePath, parentDomain } = settings.apps
  return {
    appName: platformName,
    providerName,
    homepage,
    primaryColor,
    env,
    coreUiVersion,
    appVersion,
    deviceCodeExemptPartnerId: settings.deviceCodeExemptPartnerId,
    devicePath,
    parentDomain,
    noReplySender: /<([^>]+)>/.exec(settings.mailFrom)?.[1] ?? settings.mailFrom,
    allowedRedirectOrigins: [...settings.allowedRedirectOrigins],
    otpTtlS: settings.otpTtlS,
    resetPasswordMinLength: settings.resetPasswordMinLength,
    hideAccounts: settings.hideAccounts,
    securityQuestionsEnabled: settings.securityQuestions,
    languages: [...settings.languages],
  }
}

export function shellSettings({ apps, languages }: Settings): Given<ShellSettings> {
  return {
    appName: apps.shellAppName,
    platformName: apps.platformName,
    homepage: apps.homepage,
    primaryColor: apps.primaryColor,
    env: apps.env,
    coreUiVersion: apps.coreUiVersion,
    appVersion: apps.appVersion,
    documentationEnabled: apps.documentation,
    virtualCohortsEnabled: apps.virtualCohorts,
    parentDomain: apps.parentDomain,
    languages: [...languages],
  }
}

/**
 * The settings to embed as JSON in the page of the sign-in app or the shell, so that the app need not request them
 * before its first screen.
 */
export function appPageConfig(settings: Settings, branding: Branding, app: AppName) {
  if (app === 'shell') {
    return { settings: shellSettings(settings) } satisfies Page<ShellPage>
  }
  const { dataPartnerId, envType, sourceEnvType } = settings
  const environment = { type: envType, sourceType: sourceEnvType }
  const platform = { config: platformConfig(settings), dataPartnerId, environment, branding }
  return { settings: authSettings(settings), platform } satisfies Page<AuthPage>
}

/** The type of the JSON in an app's page, with its optional parts required, so that none is forgotten. */
type Page<Whole extends { settings: unknown }> = Required<Omit<Whole, 'settings'>> & {
  readonly settings: Given<Whole['settings']>
}

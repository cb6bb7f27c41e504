import type { Language } from '@vestibule/api-client/contract'
import type { LevelWithSilent } from 'pino'
import * as v from 'valibot'
import { foreignOrigins, relyingPartyOf } from './relying-party.ts'
import type { hstsScopes, logFormats, poolers } from './settings-schemas.ts'
import { weaknessOf } from './weak-key.ts'
import { variables, type Variables } from './settings-variables.ts'

/** The validated settings from the environment. One object, passed to whatever needs it. */
export interface Settings {
  /** The variables that are set, as written. Secrets are present, but with empty text. */
  readonly given: Readonly<Partial<Record<keyof Variables, string>>>
  readonly production: boolean
  readonly logLevel: LevelWithSilent
  readonly logFormat: (typeof logFormats)[number]
  readonly host: string
  readonly port: number
  /** Scheme, host and port under which browsers reach the platform; never taken from a request. */
  readonly publicOrigin: string
  /** The hosts that browsers ask by https alone once they have seen the platform: `Strict-Transport-Security`. */
  readonly hsts: (typeof hstsScopes)[number]
  /** Null: the embedded database in `dataDir`. */
  readonly databaseUrl: string | null
  /** Where migrations connect, e.g. past a pooler or with another role. Null: to `databaseUrl`. */
  readonly databaseMigrationUrl: string | null
  /** Pooling mode of a pooler between this server and PostgreSQL. */
  readonly databasePooler: (typeof poolers)[number]
  /** Maximum number of this server's database connections. */
  readonly databasePoolSize: number
  readonly dataDir: string
  /** Null: mails stay in the outbox instead of being sent. */
  readonly smtpUrl: string | null
  readonly mailFrom: string
  /** Whether a mail's subject shows its code. */
  readonly mailCodeInSubject: boolean
  /** Null: a key is generated in `dataDir`. */
  readonly secretKey: string | null
  /** The previous secret key; still decrypts data made with it. Null: there was none. */
  readonly secretKeyPrevious: string | null
  readonly sessionTtlS: number
  readonly otpTtlS: number
  /** Answers unknown addresses like those of accounts. */
  readonly hideAccounts: boolean
  /** Minimum length of a password set with the mailed reset link. */
  readonly resetPasswordMinLength: number
  /** File with SHA-1 hashes of passwords that nobody may choose. Null: none. */
  readonly breachedPasswordsFile: string | null
  readonly securityQuestions: boolean
  readonly passkeys: {
    readonly enabled: boolean
    /** Null: the host of `publicOrigin`. */
    readonly rpId: string | null
    /** Allowed in addition to `publicOrigin`. */
    readonly origins: readonly string[]
  }
  /** Gets a mail if something needs an administrator. Null: nobody does. */
  readonly notifyEmail: string | null
  readonly signUp: {
    readonly enabled: boolean
    readonly options: readonly string[]
    /** Verified registrations become accounts of this organisation. Null: an administrator decides. */
    readonly organizationId: string | null
  }
  /** Languages of the platform. The first is the default for visitors who ask for none of them. */
  readonly languages: readonly [Language, ...Language[]]
  readonly isFederated: boolean
  readonly envType: string | null
  readonly sourceEnvType: string | null
  readonly dataPartnerId: string | null
  readonly deviceCodeExemptPartnerId: string | null
  readonly sellerAlternateUrl: string | null
  readonly allowedRedirectOrigins: readonly string[]
  /** Settings passed on to the apps. Undefined: the app uses its default. */
  readonly apps: {
    readonly platformName: string | undefined
    readonly providerName: string | undefined
    readonly homepage: string | undefined
    readonly primaryColor: string | undefined
    readonly documentation: boolean
    readonly virtualCohorts: boolean
    readonly parentDomain: string | undefined
    readonly devicePath: string | undefined
    readonly shellAppName: string | undefined
    readonly env: string
    readonly appVersion: string | undefined
    readonly coreUiVersion: string | undefined
  }
  /** Path of the JSON file with the branding; null: none. */
  readonly brandingFile: string | null
  readonly slackWebhookUrl: string | null
  readonly supportUrl: string | null
  /** Bearer token with which other machines may read `/metrics`. Null: only this machine may. */
  readonly metricsToken: string | null
  /** How many proxies in front of the server append to `X-Forwarded-For`. */
  readonly trustedProxyHops: number
}

/** Invalid settings. The message has one line for each mistake. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
  readonly mistakes: readonly string[]
  constructor(mistakes: readonly string[]) {
    super(['The settings cannot be used:', ...mistakes.map((mistake) => `  ${mistake}`)].join('\n'))
    this.mistakes = mistakes
  }
}

/**
 * Reads the settings from an environment. Missing or empty variables take their value from `defaults`, then from the
 * defaults in `variables`. Throws SettingsError.
 */
export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
  defaults: Partial<Record<keyof Variables, string>> = {},
): Settings {
  const mistakes: string[] = []
  const read = <Name extends keyof Variables>(name: Name) => {
    const text = env[name]?.trim() || defaults[name]
    const result = v.safeParse(variables[name].schema, text)
    if (result.success) return result.output as v.InferOutput<Variables[Name]['schema']>
    // Never print a secret to a terminal or log.
    const shown = 'secret' in variables[name] ? '' : `, got ${JSON.stringify(text)}`
    mistakes.push(`${name} ${result.issues[0].message}${shown}`)
    return undefined as never
  }
  const production = read('NODE_ENV') === 'production'
  const port = read('PORT')
  const organizationId = read('SIGN_UP_ORGANIZATION') ?? null
  const notifyEmail = read('NOTIFY_EMAIL') ?? null
  const given: Partial<Record<keyof Variables, string>> = {}
  for (const name of Object.keys(variables) as (keyof Variables)[]) {
    const text = env[name]?.trim() || defaults[name]
    if (text !== undefined) given[name] = 'secret' in variables[name] ? '' : text
  }
  const settings: Settings = {
    given,
    production,
    logLevel: read('LOG_LEVEL') ?? (production ? 'info' : 'warn'),
    logFormat: read('LOG_FORMAT'),
    host: read('HOST'),
    port,
    publicOrigin: read('PUBLIC_ORIGIN') ?? `http://localhost:${port}`,
    hsts: read('HSTS'),
    databaseUrl: read('DATABASE_URL') ?? null,
    databaseMigrationUrl: read('DATABASE_MIGRATION_URL') ?? null,
    databasePooler: read('DATABASE_POOLER'),
    databasePoolSize: read('DATABASE_POOL_SIZE'),
    dataDir: read('DATA_DIR'),
    smtpUrl: read('SMTP_URL') ?? null,
    mailFrom: read('MAIL_FROM'),
    mailCodeInSubject: read('MAIL_CODE_IN_SUBJECT'),
    secretKey: read('SECRET_KEY') ?? null,
    secretKeyPrevious: read('SECRET_KEY_PREVIOUS') ?? null,
    sessionTtlS: read('SESSION_TTL_S'),
    otpTtlS: read('OTP_TTL_S'),
    hideAccounts: read('HIDE_ACCOUNTS'),
    resetPasswordMinLength: read('RESET_PASSWORD_MIN_LENGTH'),
    breachedPasswordsFile: read('BREACHED_PASSWORDS_FILE') ?? null,
    securityQuestions: read('SECURITY_QUESTIONS'),
    passkeys: {
      enabled: read('PASSKEYS'),
      rpId: read('PASSKEY_RP_ID') ?? null,
      origins: read('PASSKEY_ORIGINS'),
    },
    notifyEmail,
    signUp: {
      // Default: off unless requests become accounts or somebody is notified; otherwise nobody would answer them.
      enabled: read('ENABLE_SIGN_UP') ?? (organizationId !== null || notifyEmail !== null),
      options: read('SIGN_UP_OPTIONS'),
      organizationId,
    },
    languages: read('LANGUAGES'),
    isFederated: read('IS_FEDERATED_ENVIRONMENT'),
    envType: read('ENV_TYPE') ?? null,
    sourceEnvType: read('SOURCE_ENV_TYPE') ?? null,
    dataPartnerId: read('DATA_PARTNER_ID') ?? null,
    deviceCodeExemptPartnerId: read('DEVICE_CODE_EXEMPT_PARTNER_ID') ?? null,
    sellerAlternateUrl: read('SELLER_ALTERNATE_URL') ?? null,
    allowedRedirectOrigins: read('ALLOWED_REDIRECT_ORIGINS'),
    apps: {
      platformName: read('PLATFORM_NAME'),
      providerName: read('PROVIDER_NAME'),
      homepage: read('HOMEPAGE_URL'),
      primaryColor: read('PRIMARY_COLOR'),
      documentation: read('DOCUMENTATION'),
      virtualCohorts: read('VIRTUAL_COHORTS'),
      parentDomain: read('PARENT_DOMAIN'),
      devicePath: read('DEVICE_PATH'),
      shellAppName: read('SHELL_APP_NAME'),
      env: read('ENV_NAME') ?? (production ? 'production' : 'development'),
      appVersion: read('APP_VERSION'),
      coreUiVersion: read('CORE_UI_VERSION'),
    },
    brandingFile: read('BRANDING_FILE') ?? null,
    slackWebhookUrl: read('SLACK_WEBHOOK_URL') ?? null,
    supportUrl: read('SUPPORT_URL') ?? null,
    metricsToken: read('METRICS_TOKEN') ?? null,
    trustedProxyHops: read('TRUSTED_PROXY_HOPS'),
  }
  if (mistakes.length === 0 && settings.passkeys.enabled) {
    const relyingParty = relyingPartyOf(settings)
    for (const foreign of foreignOrigins(relyingParty)) {
      mistakes.push(
        `PASSKEY_RP_ID must be the host of ${foreign} or a domain above it, got "${relyingParty.id}"`,
      )
    }
  }
  if (mistakes.length === 0 && production) mistakes.push(...productionMistakes(settings))
  if (mistakes.length > 0) throw new SettingsError(mistakes)
  return settings
}

function productionMistakes(settings: Settings): string[] {
  const weakness = settings.secretKey === null ? null : weaknessOf(settings.secretKey)
  const needed = [
    [weakness === null, `SECRET_KEY ${weakness}`],
    [settings.secretKey !== null, 'SECRET_KEY is required: it encrypts authenticator keys'],
    [settings.databaseUrl !== null, 'DATABASE_URL is required: a PostgreSQL database'],
    [settings.smtpUrl !== null, 'SMTP_URL is required: without it nobody gets a code'],
    [
      settings.publicOrigin.startsWith('https://'),
      `PUBLIC_ORIGIN must be an https origin, got ${JSON.stringify(settings.publicOrigin)}`,
    ],
  ] as const
  return needed.filter(([met]) => !met).map(([, mistake]) => `${mistake} (NODE_ENV=production)`)
}

/** Whether people must sign in by device code: on restricted, federated installations except for one exempt partner. */
export function needsDeviceCode(settings: Settings): boolean {
  const restricted = settings.envType === 'restricted' || settings.sourceEnvType === 'premium'
  const exempt =
    settings.deviceCodeExemptPartnerId !== null &&
    settings.deviceCodeExemptPartnerId === settings.dataPartnerId
  return restricted && settings.isFederated && !exempt
}

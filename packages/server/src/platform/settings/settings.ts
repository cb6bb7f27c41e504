import * as v from 'valibot'
import { foreignOrigins, relyingPartyOf } from './relying-party.ts'
import { plainConnectionMistakes } from './plain-connections.ts'
import { readSecret } from './secret-files.ts'
import { tlsMistakes, tlsOf } from './tls-variables.ts'
import { weaknessOf } from './weak-key.ts'
import { variables, type Variables } from './settings-variables.ts'

type Read = <Name extends keyof Variables>(name: Name) => v.InferOutput<Variables[Name]['schema']>

/** The settings from what `read` returns for each variable. */
function settingsOf(read: Read, given: Readonly<Partial<Record<keyof Variables, string>>>) {
  const production = read('NODE_ENV') === 'production'
  const port = read('PORT')
  const tls = tlsOf(read('TLS_CERTIFICATE_FILE'), read('TLS_KEY_FILE'), read('TLS_CLIENT_CA_FILE'))
  const organizationId = read('SIGN_UP_ORGANIZATION') ?? null
  const notifyEmail = read('NOTIFY_EMAIL') ?? null
  return {
    /** The variables that are set, as written. Secrets are present, but with empty text. */
    given,
    production,
    logLevel: read('LOG_LEVEL') ?? (production ? 'info' : 'warn'),
    logFormat: read('LOG_FORMAT'),
    host: read('HOST'),
    port,
    /** Files of the server's own TLS certificate and key. Null: no TLS. */
    tls,
    /** Scheme, host and port under which browsers reach the platform; never taken from a request. */
    publicOrigin: read('PUBLIC_ORIGIN') ?? `${tls === null ? 'http' : 'https'}://localhost:${port}`,
    /** Which hosts browsers only open by https after their first visit: `Strict-Transport-Security`. */
    hsts: read('HSTS'),
    /** Address of the database. Null: the embedded database in `dataDir`. */
    databaseUrl: read('DATABASE_URL') ?? null,
    /** Address where migrations connect, e.g. past a pooler or with another role. Null: `databaseUrl`. */
    databaseMigrationUrl: read('DATABASE_MIGRATION_URL') ?? null,
    /** Pooling mode of a pooler between this server and PostgreSQL. */
    databasePooler: read('DATABASE_POOLER'),
    /** Maximum number of this server's database connections. */
    databasePoolSize: read('DATABASE_POOL_SIZE'),
    dataDir: read('DATA_DIR'),
    /** The mail server. Null: mails stay in the outbox instead of being sent. */
    smtpUrl: read('SMTP_URL') ?? null,
    /** Connections that may be without TLS in production. */
    plainConnections: read('PLAIN_CONNECTIONS'),
    mailFrom: read('MAIL_FROM'),
    /** Whether a mail's subject shows its code. */
    mailCodeInSubject: read('MAIL_CODE_IN_SUBJECT'),
    /** The secret key. Null: a key is generated in `dataDir`. */
    secretKey: read('SECRET_KEY') ?? null,
    /** The previous secret key; still decrypts data made with it. Null: there was none. */
    secretKeyPrevious: read('SECRET_KEY_PREVIOUS') ?? null,
    /** Time zone of the days on which grants begin and end. */
    timeZone: read('TIME_ZONE'),
    /** How many data stewards must approve a request for a dataset: 1 or 2. */
    requestApprovals: read('REQUEST_APPROVALS'),
    /** After how many months data stewards are asked whether access is still needed. Null: never. */
    reviewMonths: read('REVIEW_MONTHS') ?? null,
    /** For how many days a grant to a person may count at most. Null: for any number, or without an end. */
    grantMaxDays: read('GRANT_MAX_DAYS') ?? null,
    /** After how many days without use an account is disabled. Null: never. */
    inactiveDays: read('INACTIVE_DAYS') ?? null,
    /** How many days are proposed for a grant to a person. Null: nothing is proposed. */
    grantDays: read('GRANT_DAYS') ?? null,
    /** Who must show two factors. Null: the people of organisations that ask for it. */
    twoFactors: read('TWO_FACTORS') ?? null,
    sessionTtlS: read('SESSION_TTL_S'),
    /** After how many minutes without use a session is locked. Null: never. */
    idleLockMinutes: read('IDLE_LOCK_MINUTES') ?? null,
    otpTtlS: read('OTP_TTL_S'),
    /** Answers unknown addresses like those of accounts. */
    hideAccounts: read('HIDE_ACCOUNTS'),
    /** Whether a mailed link resets the password of an account with a second factor only together with that factor. */
    strictReset: read('STRICT_RESET'),
    /** Whether changing the password requires the old one. */
    strictPasswordChange: read('STRICT_PASSWORD_CHANGE'),
    /** `length`: a new password needs no particular kinds of characters. */
    passwordRules: read('PASSWORD_RULES'),
    /** How many seconds the clock of an authenticator may be off. */
    authenticatorDriftS: read('AUTHENTICATOR_DRIFT_S'),
    /** Whether a logout token of a provider must have the type `logout+jwt`. */
    typedLogoutTokens: read('TYPED_LOGOUT_TOKENS'),
    /** Whether the cookies that scripts read have the prefix `__Host-` too, under https. */
    prefixedCookies: read('PREFIXED_COOKIES'),
    /** Minimum length of a password set with the mailed reset link. */
    resetPasswordMinLength: read('RESET_PASSWORD_MIN_LENGTH'),
    /** File with SHA-1 hashes of passwords that nobody may choose. Null: none. */
    breachedPasswordsFile: read('BREACHED_PASSWORDS_FILE') ?? null,
    securityQuestions: read('SECURITY_QUESTIONS'),
    passkeys: {
      enabled: read('PASSKEYS'),
      /** Relying party id of passkeys. Null: the host of `publicOrigin`. */
      rpId: read('PASSKEY_RP_ID') ?? null,
      /** Origins that may use passkeys in addition to `publicOrigin`. */
      origins: read('PASSKEY_ORIGINS'),
    },
    /** Address that gets a mail if something needs an administrator. Null: none. */
    notifyEmail,
    signUp: {
      // Whether people can sign up. Default: off unless requests become accounts or somebody is notified; otherwise
      // nobody would answer them.
      enabled: read('ENABLE_SIGN_UP') ?? (organizationId !== null || notifyEmail !== null),
      options: read('SIGN_UP_OPTIONS') as readonly string[],
      /** Verified registrations become accounts of this organisation. Null: an administrator decides. */
      organizationId,
    },
    /** Languages of the platform. The first is the default for visitors who ask for none of them. */
    languages: read('LANGUAGES'),
    isFederated: read('IS_FEDERATED_ENVIRONMENT'),
    envType: read('ENV_TYPE') ?? null,
    sourceEnvType: read('SOURCE_ENV_TYPE') ?? null,
    dataPartnerId: read('DATA_PARTNER_ID') ?? null,
    deviceCodeExemptPartnerId: read('DEVICE_CODE_EXEMPT_PARTNER_ID') ?? null,
    sellerAlternateUrl: read('SELLER_ALTERNATE_URL') ?? null,
    allowedRedirectOrigins: read('ALLOWED_REDIRECT_ORIGINS'),
    /** Settings passed on to the apps. Undefined: the app uses its default. */
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
    /** Path of the JSON file with the branding; null: none. */
    brandingFile: read('BRANDING_FILE') ?? null,
    slackWebhookUrl: read('SLACK_WEBHOOK_URL') ?? null,
    supportUrl: read('SUPPORT_URL') ?? null,
    /** Where events are sent. Null: they stay in the database. */
    eventsUrl: read('EVENTS_URL') ?? null,
    /** The `Authorization` header sent with events. Null: none. */
    eventsAuthorization: read('EVENTS_AUTHORIZATION') ?? null,
    /** Where OpenTelemetry sends traces and metrics. Null: nowhere. */
    telemetryUrl: read('OTEL_EXPORTER_OTLP_ENDPOINT') ?? null,
    /** Headers in the format of OpenTelemetry's own variable. */
    telemetryHeaders: read('OTEL_EXPORTER_OTLP_HEADERS') ?? null,
    /** Bearer token with which other machines may read `/metrics`. Null: only this machine may. */
    metricsToken: read('METRICS_TOKEN') ?? null,
    /** How many proxies in front of the server append to `X-Forwarded-For`. */
    trustedProxyHops: read('TRUSTED_PROXY_HOPS'),
  }
}

type Values = ReturnType<typeof settingsOf>

/** The validated settings from the environment: one object that all parts of the server share. */
export type Settings = { readonly [Name in keyof Values]: Readonly<Values[Name]> }

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
 * Reads the settings from an environment, and secrets from the files that `{name}_FILE` names. Missing or empty variables
 * take their value from `defaults`, then from the defaults in `variables`. Throws SettingsError.
 */
export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
  defaults: Partial<Record<keyof Variables, string>> = {},
): Settings {
  const mistakes: string[] = []
  const given: Partial<Record<keyof Variables, string>> = {}
  for (const name of Object.keys(variables) as (keyof Variables)[]) {
    try {
      const text = textOf(env, name) ?? defaults[name]
      if (text !== undefined) given[name] = text
    } catch (error) {
      mistakes.push(`${name} ${(error as Error).message}`)
    }
  }
  // Report an unreadable secret alone: mistakes that follow from its absence would mislead.
  if (mistakes.length > 0) throw new SettingsError(mistakes)
  const read = <Name extends keyof Variables>(name: Name) => {
    const text = given[name]
    const result = v.safeParse(variables[name].schema, text)
    if (result.success) return result.output as v.InferOutput<Variables[Name]['schema']>
    // Never print a secret to a terminal or log.
    const got = isSecret(name) ? '' : `, got ${JSON.stringify(text)}`
    mistakes.push(`${name} ${result.issues[0].message}${got}`)
    return undefined as never
  }
  const shown = Object.fromEntries(
    Object.entries(given).map(([name, text]) => [name, isSecret(name) ? '' : text]),
  )
  const settings: Settings = settingsOf(read, shown)
  mistakes.push(...tlsMistakes(given))
  if (mistakes.length === 0 && settings.passkeys.enabled) {
    const relyingParty = relyingPartyOf(settings)
    for (const foreign of foreignOrigins(relyingParty)) {
      mistakes.push(
        `PASSKEY_RP_ID must be the host of ${foreign} or a domain above it, got "${relyingParty.id}"`,
      )
    }
  }
  if (mistakes.length === 0 && settings.production) mistakes.push(...productionMistakes(settings))
  if (mistakes.length > 0) throw new SettingsError(mistakes)
  return settings
}

const isSecret = (name: string) => 'secret' in (variables[name as keyof Variables] ?? {})

const textOf = (env: Readonly<Record<string, string | undefined>>, name: string) =>
  isSecret(name) ? readSecret(env, name) : env[name]?.trim() || undefined

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
  const missing = needed.filter(([met]) => !met).map(([, mistake]) => mistake)
  return [...missing, ...plainConnectionMistakes(settings)].map(
    (mistake) => `${mistake} (NODE_ENV=production)`,
  )
}

/** Whether people must sign in by device code: on restricted, federated installations except for one exempt partner. */
export function needsDeviceCode(settings: Settings): boolean {
  const restricted = settings.envType === 'restricted' || settings.sourceEnvType === 'premium'
  const exempt =
    settings.deviceCodeExemptPartnerId !== null &&
    settings.deviceCodeExemptPartnerId === settings.dataPartnerId
  return restricted && settings.isFederated && !exempt
}

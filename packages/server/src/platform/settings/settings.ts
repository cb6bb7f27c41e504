import * as v from 'valibot'
import { foreignOrigins, relyingPartyOf } from './relying-party.ts'
import { plainConnectionMistakes } from './plain-connections.ts'
import { readSecret } from './secret-files.ts'
import { tlsMistakes, tlsOf } from './tls-variables.ts'
import { weaknessOf } from './weak-key.ts'
import { variables, type Variables } from './settings-variables.ts'

type Read = <Name extends keyof Variables>(name: Name) => v.InferOutput<Variables[Name]['schema']>

/**
 * Builds the settings from the environment variables. `read` returns the validated value of a variable; `given` becomes
 * a field of the result.
 */
function settingsOf(read: Read, given: Readonly<Partial<Record<keyof Variables, string>>>) {
  const production = read('NODE_ENV') === 'production'
  const port = read('PORT')
  const tls = tlsOf(read('TLS_CERTIFICATE_FILE'), read('TLS_KEY_FILE'), read('TLS_CLIENT_CA_FILE'))
  const organizationId = read('SIGN_UP_ORGANIZATION') ?? null
  const notifyEmail = read('NOTIFY_EMAIL') ?? null
  return {
    /** The texts of the variables that are set. Those of secrets are replaced by an empty text. */
    given,
    production,
    logLevel: read('LOG_LEVEL') ?? (production ? 'info' : 'warn'),
    logFormat: read('LOG_FORMAT'),
    host: read('HOST'),
    port,
    /** Files of the server's own TLS certificate and key. Null: no TLS. */
    tls,
    /**
     * Scheme, host and port under which browsers reach the platform. Never taken from a request, where they may be
     * forged.
     */
    publicOrigin: read('PUBLIC_ORIGIN') ?? `${tls === null ? 'http' : 'https'}://localhost:${port}`,
    /**
     * For which hosts browsers refuse plain http after the first visit by https. `host`: that of the platform.
     * `subdomains`: all hosts below it, too. `off`: none.
     */
    hsts: read('HSTS'),
    /** Address of the database. Null: the embedded database in `dataDir`. */
    databaseUrl: read('DATABASE_URL') ?? null,
    /**
     * Address of the database for migrations, if they must not go through a pooler or need another role. Null: the same
     * as `databaseUrl`.
     */
    databaseMigrationUrl: read('DATABASE_MIGRATION_URL') ?? null,
    /** For how long a pooler such as PgBouncer lends this server a database connection. `none`: there is no pooler. */
    databasePooler: read('DATABASE_POOLER'),
    /** Maximum number of this server's database connections. */
    databasePoolSize: read('DATABASE_POOL_SIZE'),
    dataDir: read('DATA_DIR'),
    /**
     * Address of the mail server. Null: mails are stored in the outbox, a table of the database, instead of being sent.
     */
    smtpUrl: read('SMTP_URL') ?? null,
    /** Connections that may be without TLS in production, because the operator trusts their network. */
    plainConnections: read('PLAIN_CONNECTIONS'),
    mailFrom: read('MAIL_FROM'),
    /** Whether the subject of a mail with a code contains the code. */
    mailCodeInSubject: read('MAIL_CODE_IN_SUBJECT'),
    /** The key from which all other keys of the server are derived. Null: the server generates one in `dataDir`. */
    secretKey: read('SECRET_KEY') ?? null,
    /** The secret key before the last change. It still decrypts data made with it. Null: there is none. */
    secretKeyPrevious: read('SECRET_KEY_PREVIOUS') ?? null,
    /** Time zone in which calendar days begin and end, such as the last day of a grant. */
    timeZone: read('TIME_ZONE'),
    /** How many data stewards must approve a request for a dataset: 1 or 2. */
    requestApprovals: read('REQUEST_APPROVALS'),
    /**
     * Number of months after which data stewards are asked whether somebody still needs access to a dataset. Null:
     * never.
     */
    reviewMonths: read('REVIEW_MONTHS') ?? null,
    /** Maximum number of days of a grant to a person. Null: no maximum, and grants need no end. */
    grantMaxDays: read('GRANT_MAX_DAYS') ?? null,
    /** Number of days after which an account that nobody uses is disabled. Null: never. */
    inactiveDays: read('INACTIVE_DAYS') ?? null,
    /** Number of days that pages propose for a grant to a person. Null: they propose none. */
    grantDays: read('GRANT_DAYS') ?? null,
    /** Who must show two factors. `all`: everybody. Null: only people of organisations that require it. */
    twoFactors: read('TWO_FACTORS') ?? null,
    sessionTtlS: read('SESSION_TTL_S'),
    /** Number of minutes after which a session whose user does nothing is locked. Null: never. */
    idleLockMinutes: read('IDLE_LOCK_MINUTES') ?? null,
    otpTtlS: read('OTP_TTL_S'),
    /**
     * Whether addresses without an account get the same answers as those with one, so that nobody learns who has an
     * account.
     */
    hideAccounts: read('HIDE_ACCOUNTS'),
    /**
     * Whether the user must also show a second factor, if the account has one, to reset the password by a mailed link.
     */
    strictReset: read('STRICT_RESET'),
    /**
     * Whether users must enter the old password to change it. False: a factor that they have shown in the last 15
     * minutes is enough.
     */
    strictPasswordChange: read('STRICT_PASSWORD_CHANGE'),
    /** Rules for new passwords. `kinds`: they need characters of four kinds. `length`: only their length counts. */
    passwordRules: read('PASSWORD_RULES'),
    /** Maximum difference in seconds between the clock of an authenticator and the server's. */
    authenticatorDriftS: read('AUTHENTICATOR_DRIFT_S'),
    /** Whether logout tokens of identity providers must have the type `logout+jwt`. */
    typedLogoutTokens: read('TYPED_LOGOUT_TOKENS'),
    /** Whether also cookies that scripts read have the prefix `__Host-`, if the platform has https. */
    prefixedCookies: read('PREFIXED_COOKIES'),
    /** Minimum length of a password that is set on the screen `/auth/reset-password`. */
    resetPasswordMinLength: read('RESET_PASSWORD_MIN_LENGTH'),
    /** File with SHA-1 hashes of breached passwords, which nobody may choose. Null: only the other rules apply. */
    breachedPasswordsFile: read('BREACHED_PASSWORDS_FILE') ?? null,
    securityQuestions: read('SECURITY_QUESTIONS'),
    passkeys: {
      enabled: read('PASSKEYS'),
      /** Relying party id of passkeys. Null: the host of `publicOrigin`. */
      rpId: read('PASSKEY_RP_ID') ?? null,
      /** Origins whose pages may use passkeys, in addition to `publicOrigin`. */
      origins: read('PASSKEY_ORIGINS'),
    },
    /** Mail address to notify if something needs an administrator. Null: nobody is notified. */
    notifyEmail,
    signUp: {
      // Whether people can request an account. Default: only if requests become accounts by themselves or somebody is
      // notified, because otherwise nobody would answer them.
      enabled: read('ENABLE_SIGN_UP') ?? (organizationId !== null || notifyEmail !== null),
      options: read('SIGN_UP_OPTIONS') as readonly string[],
      /**
       * Id of the organisation in which people get an account as soon as they have verified their address. Null: an
       * administrator decides on each request.
       */
      organizationId,
    },
    /** The languages that the platform offers. The first is used for visitors whose browsers ask for none of them. */
    languages: read('LANGUAGES'),
    isFederated: read('IS_FEDERATED_ENVIRONMENT'),
    envType: read('ENV_TYPE') ?? null,
    sourceEnvType: read('SOURCE_ENV_TYPE') ?? null,
    dataPartnerId: read('DATA_PARTNER_ID') ?? null,
    deviceCodeExemptPartnerId: read('DEVICE_CODE_EXEMPT_PARTNER_ID') ?? null,
    sellerAlternateUrl: read('SELLER_ALTERNATE_URL') ?? null,
    allowedRedirectOrigins: read('ALLOWED_REDIRECT_ORIGINS'),
    /**
     * Settings that the server passes on to the sign-in app and the shell. Undefined: each app uses a default of its
     * own.
     */
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
    /** Path of a JSON file with the operator's branding. Null: none. */
    brandingFile: read('BRANDING_FILE') ?? null,
    slackWebhookUrl: read('SLACK_WEBHOOK_URL') ?? null,
    supportUrl: read('SUPPORT_URL') ?? null,
    /** Address to which audit events are sent. Null: they are only stored in the database. */
    eventsUrl: read('EVENTS_URL') ?? null,
    /** The `Authorization` header sent with audit events. Null: none. */
    eventsAuthorization: read('EVENTS_AUTHORIZATION') ?? null,
    /** Address to which traces and metrics are sent by OpenTelemetry. Null: none are sent. */
    telemetryUrl: read('OTEL_EXPORTER_OTLP_ENDPOINT') ?? null,
    /** Headers sent with traces and metrics, in the format of OpenTelemetry's variable. Null: none. */
    telemetryHeaders: read('OTEL_EXPORTER_OTLP_HEADERS') ?? null,
    /**
     * Bearer token with which clients may read `/metrics`. Null: only this machine may, and only if `publicOrigin` is
     * at localhost.
     */
    metricsToken: read('METRICS_TOKEN') ?? null,
    /** Number of proxies in front of this server that append to `X-Forwarded-For`. */
    trustedProxyHops: read('TRUSTED_PROXY_HOPS'),
  }
}

type Values = ReturnType<typeof settingsOf>

/** The validated settings from the environment, shared by all parts of the server. */
export type Settings = { readonly [Name in keyof Values]: Readonly<Values[Name]> }

/** Thrown for invalid settings. The message has one line for each mistake. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
  readonly mistakes: readonly string[]
  constructor(mistakes: readonly string[]) {
    super(['The settings cannot be used:', ...mistakes.map((mistake) => `  ${mistake}`)].join('\n'))
    this.mistakes = mistakes
  }
}

/**
 * Reads the settings from environment variables, and secrets also from the files that `{name}_FILE` names. Missing or
 * empty variables take their value from `defaults`, or else from the defaults in `variables`. Throws SettingsError with
 * a line for each mistake.
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
  // If a secret cannot be read, report only that: the mistakes that follow from its absence would mislead.
  if (mistakes.length > 0) throw new SettingsError(mistakes)
  const read = <Name extends keyof Variables>(name: Name) => {
    const text = given[name]
    const result = v.safeParse(variables[name].schema, text)
    if (result.success) return result.output as v.InferOutput<Variables[Name]['schema']>
    // Leave out the value of a secret: the message goes to a terminal or log.
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

/**
 * Whether people may sign in by device code only: on federated installations whose type is `restricted` or whose source
 * has the type `premium`, unless they serve the one data partner that is exempt.
 */
export function needsDeviceCode(settings: Settings): boolean {
  const restricted = settings.envType === 'restricted' || settings.sourceEnvType === 'premium'
  const exempt =
    settings.deviceCodeExemptPartnerId !== null &&
    settings.deviceCodeExemptPartnerId === settings.dataPartnerId
  return restricted && settings.isFederated && !exempt
}

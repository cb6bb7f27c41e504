import type { LevelWithSilent } from 'pino'
import * as v from 'valibot'
import { variables, type Variables } from './settings-variables.ts'

/** What the environment says, validated. One object, passed to whatever needs it. */
export interface Settings {
  readonly production: boolean
  readonly logLevel: LevelWithSilent
  readonly host: string
  readonly port: number
  /** Scheme, host and port under which browsers reach the platform; never taken from a request. */
  readonly publicOrigin: string
  /** Null: the embedded database in `dataDir`. */
  readonly databaseUrl: string | null
  readonly dataDir: string
  /** Null: mails are kept in the outbox. */
  readonly smtpUrl: string | null
  readonly mailFrom: string
  /** Null: generated into `dataDir`. */
  readonly secretKey: string | null
  /** The key before, which still reads what it has made. Null: there was none. */
  readonly secretKeyPrevious: string | null
  readonly sessionTtlS: number
  readonly otpTtlS: number
  /** Answers unknown addresses like known ones. */
  readonly hideAccounts: boolean
  readonly securityQuestions: boolean
  readonly signUp: {
    readonly enabled: boolean
    readonly options: readonly string[]
    /** Where a verified registration becomes an account. Null: an administrator creates it. */
    readonly organizationId: string | null
  }
  readonly isFederated: boolean
  readonly envType: string | null
  readonly sourceEnvType: string | null
  readonly dataPartnerId: string | null
  readonly deviceCodeExemptPartnerId: string | null
  readonly sellerAlternateUrl: string | null
  readonly allowedRedirectOrigins: readonly string[]
  /** JSON with the branding; null: none. */
  readonly brandingFile: string | null
  readonly slackWebhookUrl: string | null
  readonly supportUrl: string | null
  /** Lets other machines read `/metrics`. Null: this one alone. */
  readonly metricsToken: string | null
  /** How many proxies in front of the server append to `X-Forwarded-For`. */
  readonly trustedProxyHops: number
}

/** Settings that cannot work. The message has one line for each mistake. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
  readonly mistakes: readonly string[]
  constructor(mistakes: readonly string[]) {
    super(['The settings cannot be used:', ...mistakes.map((mistake) => `  ${mistake}`)].join('\n'))
    this.mistakes = mistakes
  }
}

/** Reads the settings from an environment. An empty variable counts as absent. Throws SettingsError. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const mistakes: string[] = []
  const read = <Name extends keyof Variables>(name: Name) => {
    const text = env[name]?.trim()
    const result = v.safeParse(variables[name].schema, text === '' ? undefined : text)
    if (result.success) return result.output as v.InferOutput<Variables[Name]['schema']>
    // A secret is not repeated on a terminal or in a log.
    const shown = 'secret' in variables[name] ? '' : `, got ${JSON.stringify(text)}`
    mistakes.push(`${name} ${result.issues[0].message}${shown}`)
    return undefined as never
  }
  const production = read('NODE_ENV') === 'production'
  const port = read('PORT')
  const hideAccounts = read('HIDE_ACCOUNTS')
  const settings: Settings = {
    production,
    logLevel: read('LOG_LEVEL') ?? (production ? 'info' : 'warn'),
    host: read('HOST'),
    port,
    publicOrigin: read('PUBLIC_ORIGIN') ?? `http://localhost:${port}`,
    databaseUrl: read('DATABASE_URL') ?? null,
    dataDir: read('DATA_DIR'),
    smtpUrl: read('SMTP_URL') ?? null,
    mailFrom: read('MAIL_FROM'),
    secretKey: read('SECRET_KEY') ?? null,
    secretKeyPrevious: read('SECRET_KEY_PREVIOUS') ?? null,
    sessionTtlS: read('SESSION_TTL_S'),
    otpTtlS: read('OTP_TTL_S') ?? (hideAccounts ? 600 : 900),
    hideAccounts,
    securityQuestions: read('SECURITY_QUESTIONS'),
    signUp: {
      enabled: read('ENABLE_SIGN_UP'),
      options: read('SIGN_UP_OPTIONS'),
      organizationId: read('SIGN_UP_ORGANIZATION') ?? null,
    },
    isFederated: read('IS_FEDERATED_ENVIRONMENT'),
    envType: read('ENV_TYPE') ?? null,
    sourceEnvType: read('SOURCE_ENV_TYPE') ?? null,
    dataPartnerId: read('DATA_PARTNER_ID') ?? null,
    deviceCodeExemptPartnerId: read('DEVICE_CODE_EXEMPT_PARTNER_ID') ?? null,
    sellerAlternateUrl: read('SELLER_ALTERNATE_URL') ?? null,
    allowedRedirectOrigins: read('ALLOWED_REDIRECT_ORIGINS'),
    brandingFile: read('BRANDING_FILE') ?? null,
    slackWebhookUrl: read('SLACK_WEBHOOK_URL') ?? null,
    supportUrl: read('SUPPORT_URL') ?? null,
    metricsToken: read('METRICS_TOKEN') ?? null,
    trustedProxyHops: read('TRUSTED_PROXY_HOPS'),
  }
  if (mistakes.length === 0 && production) mistakes.push(...productionMistakes(settings))
  if (mistakes.length > 0) throw new SettingsError(mistakes)
  return settings
}

function productionMistakes(settings: Settings): string[] {
  const needed = [
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

/** Restricted and federated: people sign in by a device code, unless this partner is exempt. */
export function needsDeviceCode(settings: Settings): boolean {
  const restricted = settings.envType === 'restricted' || settings.sourceEnvType === 'premium'
  const exempt =
    settings.deviceCodeExemptPartnerId !== null &&
    settings.deviceCodeExemptPartnerId === settings.dataPartnerId
  return restricted && settings.isFederated && !exempt
}

import * as v from 'valibot'
import { branding, config } from './config.ts'
import { languages } from './languages.ts'

const name = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'))
const path = v.pipe(v.string(), v.regex(/^\/(?![/\\])/, 'must be a path that begins with one /'))
const color = v.pipe(
  v.string(),
  v.regex(
    /^(#[\da-f]{3,8}|(rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\([^()]+\))$/i,
    'must be a colour such as #3367d6 or oklch(52% 0.18 262)',
  ),
)
const host = v.pipe(
  v.string(),
  v.regex(/^[a-z\d.-]+(:\d+)?$/i, 'must be a host such as platform.example'),
)
const origin = v.pipe(
  v.string(),
  v.check((text) => URL.canParse(text) && new URL(text).origin === text, 'must be an origin'),
)
const id = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'must be lower case, such as "shell"'))
const resetPasswordMinLength = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(8, 'must be 8 to 100'),
  v.maxValue(100, 'must be 8 to 100'),
)

const offeredLanguages = v.optional(v.array(v.picklist(languages)), [])

/** The schemas of single settings, for a server that reads them from its environment variables. */
export const settingValues = { name, path, color, host, id }

/** The settings of the sign-in app. Each has a default. */
export const authSettings = v.object({
  /** Display name of the sign-in app, shown beside the logo and in every page title. */
  appName: v.optional(name, 'Sign In'),
  /** Name of the platform's provider, shown below the name of the app as 'Powered by …'. */
  providerName: v.optional(name, 'Vestibule'),
  /** Path on the platform's origin to which the Home link leads. */
  homepage: v.optional(path, '/'),
  /** Primary colour of the light theme; the dark theme's colour is derived from it. */
  primaryColor: v.optional(color, '#3367d6'),
  /** Name of the deployment in error reports, such as `production`. */
  env: v.optional(name, 'production'),
  /** Version of the interface components in error reports. Null: the version of the build. */
  coreUiVersion: v.optional(v.nullable(name), null),
  /** Version of the app, shown to users and sent with error reports. Null: the version of the build. */
  appVersion: v.optional(v.nullable(name), null),
  /**
   * Id of the data partner whose users need no device code in a federated environment that is restricted. Null: none.
   */
  deviceCodeExemptPartnerId: v.optional(v.nullable(name), null),
  /** Path of the page where a desktop user enters a device code. */
  devicePath: v.optional(path, '/device'),
  /** Host that the device-code screen shows unless the seller has an `alternate_url`. Null: the host of the page. */
  parentDomain: v.optional(v.nullable(host), null),
  /** Address from which the platform sends mails; the page after a registration shows it. Null: the page shows none. */
  noReplySender: v.optional(v.nullable(name), null),
  /**
   * Origins, besides the platform's own, to which people may be sent after signing in: by the parameter `next` of the
   * page's address, or by the server.
   */
  allowedRedirectOrigins: v.optional(v.array(origin), []),
  /** How long a mailed code is valid, in seconds. */
  otpTtlS: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 900),
  /** Minimum length, in characters, of a password that is set by the link for a forgotten password. */
  resetPasswordMinLength: v.optional(resetPasswordMinLength, 8),
  /**
   * Whether the pages hide who has an account. If so, they never say that a mail was sent, which would reveal an
   * account.
   */
  hideAccounts: v.optional(v.boolean(), false),
  /** Whether a forgotten password may be recovered by a security question. */
  securityQuestionsEnabled: v.optional(v.boolean(), false),
  /** Languages that users can choose. With fewer than two, the app shows no choice. */
  languages: offeredLanguages,
})
/** The settings of the sign-in app. */
export type AuthSettings = v.InferOutput<typeof authSettings>

/** The settings of the shell. Each has a default. */
export const shellSettings = v.object({
  /** The shell's id, used for its documentation, roles and error reports. */
  appName: v.optional(id, 'shell'),
  /** Name of the platform, in the app bar and in page titles. */
  platformName: v.optional(name, 'Vestibule'),
  /** Path on the platform's origin to which the logo in the app bar leads. */
  homepage: v.optional(path, '/'),
  /** Primary colour of the light theme; the dark theme's colour is derived from it. */
  primaryColor: v.optional(color, '#3367d6'),
  /** Name of the deployment in error reports, such as `production`. */
  env: v.optional(name, 'production'),
  /** Version of the interface components in error reports. Null: the version of the build. */
  coreUiVersion: v.optional(v.nullable(name), null),
  /** Version of the app, shown to users and sent with error reports. Null: the version of the build. */
  appVersion: v.optional(v.nullable(name), null),
  /** Whether internal users see and edit documentation in the shell. */
  documentationEnabled: v.optional(v.boolean(), true),
  /** Whether internal users see the virtual-cohort profiles. */
  virtualCohortsEnabled: v.optional(v.boolean(), true),
  /**
   * The domain that the platform's hosts share, so that tabs on all of them share their login status. Null: the domain
   * of the page.
   */
  parentDomain: v.optional(v.nullable(host), null),
  /** Languages that users can choose. With fewer than two, the shell shows no choice. */
  languages: offeredLanguages,
})
/** The settings of the shell. */
export type ShellSettings = v.InferOutput<typeof shellSettings>

/** Everything that the sign-in app must know about the platform before its first screen. */
export const authPlatform = v.object({
  config,
  /** The id of the data partner, from the header `x-nfer-data-partner-id` of the config answer. Null: none. */
  dataPartnerId: v.optional(v.nullable(v.string()), null),
  /** The type of the environment, and that of its source, from the headers of GET `/auth`. Null: not known. */
  environment: v.object({
    type: v.optional(v.nullable(v.string()), null),
    sourceType: v.optional(v.nullable(v.string()), null),
  }),
  branding: v.optional(v.nullable(branding), null),
})
/** Everything that the sign-in app must know about the platform before its first screen. */
export type AuthPlatform = v.InferOutput<typeof authPlatform>

/** Id of the `<script type="application/json">` in which a server embeds data in a page. */
export const pageConfigId = 'vestibule-config'

/**
 * The JSON that a server embeds in a sign-in page. Without `platform` the sign-in app requests the configuration, the
 * environment and the branding from the server.
 */
export const authPage = v.strictObject({
  settings: authSettings,
  platform: v.optional(authPlatform),
})
/** The JSON that a server embeds in a sign-in page. */
export type AuthPage = v.InferOutput<typeof authPage>

/** The JSON that a server embeds in a page of the shell. */
export const shellPage = v.strictObject({ settings: shellSettings })
/** The JSON that a server embeds in a page of the shell. */
export type ShellPage = v.InferOutput<typeof shellPage>

/** The result of checking settings or embedded JSON. */
export type Checked<Value> =
  | { readonly kind: 'valid'; readonly value: Value }
  /** `message` names the values that are wrong and says why, for the person who wrote them. */
  | { readonly kind: 'invalid'; readonly message: string }

/**
 * Validates settings, or JSON that is embedded in a page. Returns the value, with defaults for what is absent, or a
 * message about all that is wrong.
 */
export function checkSettings<const Schema extends v.GenericSchema>(
  schema: Schema,
  written: unknown,
): Checked<v.InferOutput<Schema>> {
  const parsed = v.safeParse(schema, written)
  if (parsed.success) return { kind: 'valid', value: parsed.output }
  const message = parsed.issues
    .map((issue) => `${v.getDotPath(issue) ?? 'settings'}: ${issue.message}`)
    .join('; ')
  return { kind: 'invalid', message }
}

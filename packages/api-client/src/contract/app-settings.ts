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

/** How single values are checked, for a server that takes them from its environment. */
export const settingValues = { name, path, color, host, id }

/** The settings of the sign-in app. Each has a default. */
export const authSettings = v.object({
  /** Display name, in the lockup and in every title. */
  appName: v.optional(name, 'Sign In'),
  /** Shown below the name as 'Powered by …'. */
  providerName: v.optional(name, 'Vestibule'),
  /** Where Home leads: a path of this origin. */
  homepage: v.optional(path, '/'),
  /** The light theme's primary colour; the dark one is made from it. */
  primaryColor: v.optional(color, '#3367d6'),
  /** Name of the deployment, such as `production`, in error reports. */
  env: v.optional(name, 'production'),
  /** Version of the components, in error reports. Null: that of the build. */
  coreUiVersion: v.optional(v.nullable(name), null),
  /** Version that is shown and reported. Null: that of the build. */
  appVersion: v.optional(v.nullable(name), null),
  /** The one data partner that signs in as usual in a restricted federated environment. */
  deviceCodeExemptPartnerId: v.optional(v.nullable(name), null),
  /** Path of the page on which a desktop user types a device code. */
  devicePath: v.optional(path, '/device'),
  /** Host shown on the device-code screen. Null: the page's own. */
  parentDomain: v.optional(v.nullable(host), null),
  /** Sender of the mails, named after a registration. */
  noReplySender: v.optional(v.nullable(name), null),
  /** Origins, beside this one, to which `next` and the server may lead. */
  allowedRedirectOrigins: v.optional(v.array(origin), []),
  /** How long a mailed code is valid, in seconds. */
  otpTtlS: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 900),
  /** Fewest characters of a password that is set by the mailed reset link. */
  resetPasswordMinLength: v.optional(resetPasswordMinLength, 8),
  /** Whether it is not told who has an account: the pages then claim of no mail that it was sent. */
  hideAccounts: v.optional(v.boolean(), false),
  /** Whether a forgotten password may be recovered by a security question. */
  securityQuestionsEnabled: v.optional(v.boolean(), false),
  /** Languages to choose from. With fewer than two there is no choice to show. */
  languages: offeredLanguages,
})
/** The settings of the sign-in app. */
export type AuthSettings = v.InferOutput<typeof authSettings>

/** The settings of the shell. Each has a default. */
export const shellSettings = v.object({
  /** The shell's own name: its documentation, roles and error reports go by it. */
  appName: v.optional(id, 'shell'),
  /** What the platform is called in the app bar and in titles. */
  platformName: v.optional(name, 'Vestibule'),
  /** Where the mark in the app bar leads: a path of this origin. */
  homepage: v.optional(path, '/'),
  /** The light theme's primary colour; the dark one is made from it. */
  primaryColor: v.optional(color, '#3367d6'),
  /** Name of the deployment, such as `production`, in error reports. */
  env: v.optional(name, 'production'),
  /** Version of the components, in error reports. Null: that of the build. */
  coreUiVersion: v.optional(v.nullable(name), null),
  /** Version that is shown and reported. Null: that of the build. */
  appVersion: v.optional(v.nullable(name), null),
  /** Whether documentation is shown and edited here, for internal users. */
  documentationEnabled: v.optional(v.boolean(), true),
  /** Whether internal users see the virtual-cohort profiles. */
  virtualCohortsEnabled: v.optional(v.boolean(), true),
  /** The domain that the platform's hosts share: what one tab learns holds for all. Null: the page's own host. */
  parentDomain: v.optional(v.nullable(host), null),
  /** Languages to choose from. With fewer than two there is no choice to show. */
  languages: offeredLanguages,
})
/** The settings of the shell. */
export type ShellSettings = v.InferOutput<typeof shellSettings>

/** All that the sign-in app must know of the platform before its first screen. */
export const authPlatform = v.object({
  config,
  /** `x-nfer-data-partner-id` of the config call. */
  dataPartnerId: v.optional(v.nullable(v.string()), null),
  /** What GET `/auth` says of the environment, in its headers. */
  environment: v.object({
    type: v.optional(v.nullable(v.string()), null),
    sourceType: v.optional(v.nullable(v.string()), null),
  }),
  branding: v.optional(v.nullable(branding), null),
})
/** All that the sign-in app must know of the platform before its first screen. */
export type AuthPlatform = v.InferOutput<typeof authPlatform>

/** Id of the `<script type="application/json">` in which a server puts what it knows into a page. */
export const pageConfigId = 'vestibule-config'

/** The JSON in a page of the sign-in app. Without `platform` the app asks for it. */
export const authPage = v.strictObject({
  settings: authSettings,
  platform: v.optional(authPlatform),
})
/** The JSON in a page of the sign-in app. */
export type AuthPage = v.InferOutput<typeof authPage>

/** The JSON in a page of the shell. */
export const shellPage = v.strictObject({ settings: shellSettings })
/** The JSON in a page of the shell. */
export type ShellPage = v.InferOutput<typeof shellPage>

/** Settings or a page as they were checked. */
export type Checked<Value> =
  | { readonly kind: 'valid'; readonly value: Value }
  /** Which values are wrong, and why, in words for whoever wrote them. */
  | { readonly kind: 'invalid'; readonly message: string }

/** Checks settings, or all that a page holds, and says in words what is wrong with them. */
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

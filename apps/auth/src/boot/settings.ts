import * as v from 'valibot'

const filled = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'))
const origin = v.pipe(
  v.string(),
  v.check((text) => URL.canParse(text) && new URL(text).origin === text, 'must be an origin'),
)
const path = v.pipe(v.string(), v.regex(/^\/(?![/\\])/, 'must be a path that begins with one /'))

/**
 * What can be configured without building the app again. Everything has a default; JSON inlined into the page by
 * the server, or `/static/auth/config.json` on a static host, overrides it.
 */
export const settingsSchema = v.object({
  /** Display name, in the lockup and in every title. */
  appName: v.optional(filled, 'Sign In'),
  /** Shown below the name as 'Powered by …'. */
  providerName: v.optional(filled, 'Vestibule'),
  /** Where Home leads: a path, or an address of this platform. */
  homepage: v.optional(path, '/'),
  /** Any CSS colour; the light theme's primary colour. */
  primaryColor: v.optional(filled, '#3367d6'),
  /** Name of the deployment, such as `production`, for error reports. */
  env: v.optional(v.string(), 'production'),
  coreUiVersion: v.optional(v.string(), __UI_VERSION__),
  appVersion: v.optional(v.string(), __APP_VERSION__),
  /** The one data partner that signs in as usual in a restricted federated environment. */
  deviceCodeExemptPartnerId: v.optional(v.nullable(v.string()), null),
  /** Path of the page on which a desktop user types a device code. */
  devicePath: v.optional(path, '/device'),
  /** Domain shown on the device-code screen. The page's own, unless set. */
  parentDomain: v.optional(v.nullable(filled), null),
  /** Sender of the mails, named after a registration. */
  noReplySender: v.optional(v.nullable(filled), null),
  /** Origins, beside this one, to which `next` and the server may lead. */
  allowedRedirectOrigins: v.optional(v.array(origin), []),
})

export type Settings = v.InferOutput<typeof settingsSchema>

export type SettingsResult =
  | { readonly kind: 'valid'; readonly settings: Settings }
  /** Which values are wrong, and why, in words for whoever wrote them. */
  | { readonly kind: 'invalid'; readonly message: string }

/** Checks settings as they were written; nothing at all means the defaults. */
export function readSettings(written: unknown): SettingsResult {
  const parsed = v.safeParse(settingsSchema, written ?? {})
  if (parsed.success) return { kind: 'valid', settings: parsed.output }
  const message = parsed.issues
    .map((issue) => `${v.getDotPath(issue) ?? 'settings'}: ${issue.message}`)
    .join('; ')
  return { kind: 'invalid', message }
}

export const defaultSettings: Settings = v.parse(settingsSchema, {})

import * as v from 'valibot'

const path = v.pipe(v.string(), v.regex(/^\/(?![/\\])/, 'must be a path that begins with one /'))
const filled = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'))

/**
 * What can be configured without building the shell again. Everything has a default; JSON inlined
 * into the page by the server, or `/static/shell/config.json` on a static host, overrides it.
 */
export const settingsSchema = v.object({
  /** The shell's own name: its documentation, roles and error reports go by it. */
  appName: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'must be lower case, such as "shell"')),
    'shell',
  ),
  /** What the platform is called in the app bar and in titles. */
  platformName: v.optional(filled, 'Vestibule'),
  homepage: v.optional(path, '/'),
  /** Any CSS colour; the light theme's primary colour. */
  primaryColor: v.optional(filled, '#3367d6'),
  /** Name of the deployment, such as `production`. */
  env: v.optional(v.string(), 'production'),
  coreUiVersion: v.optional(v.string(), __UI_VERSION__),
  appVersion: v.optional(v.string(), __APP_VERSION__),
  /** Whether documentation is shown and edited here, for internal users. */
  documentationEnabled: v.optional(v.boolean(), true),
  /** Whether internal users see the virtual-cohort profiles. */
  virtualCohortsEnabled: v.optional(v.boolean(), true),
  /** The domain that the platform's hosts share: what one tab learns holds for all. The page's own, unless set. */
  parentDomain: v.optional(v.nullable(filled), null),
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

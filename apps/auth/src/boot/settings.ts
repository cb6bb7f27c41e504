import {
  authSettings,
  checkSettings,
  type AuthSettings,
  type Checked,
} from '@vestibule/api-client/contract'
import * as v from 'valibot'

/**
 * What can be configured without building the app again. Everything has a default; JSON that the server put into
 * the page, or `/static/auth/config.json` on a static host, overrides it.
 */
export type Settings = AuthSettings & {
  readonly appVersion: string
  readonly coreUiVersion: string
}

/** Checks settings as they were written; nothing at all means the defaults. */
export function readSettings(written: unknown): Checked<Settings> {
  const checked = checkSettings(authSettings, written ?? {})
  return checked.kind === 'invalid' ? checked : { kind: 'valid', value: complete(checked.value) }
}

/** The versions are those of the build, unless they are set. */
export function complete(settings: AuthSettings): Settings {
  return {
    ...settings,
    appVersion: settings.appVersion ?? __APP_VERSION__,
    coreUiVersion: settings.coreUiVersion ?? __UI_VERSION__,
  }
}

export const defaultSettings: Settings = complete(v.parse(authSettings, {}))

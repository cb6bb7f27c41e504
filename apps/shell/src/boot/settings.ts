import {
  checkSettings,
  shellSettings,
  type Checked,
  type ShellSettings,
} from '@vestibule/api-client/contract'

/**
 * What can be configured without building the shell again. Everything has a default; JSON that the server put into
 * the page, or `/static/shell/config.json` on a static host, overrides it.
 */
export type Settings = ShellSettings & {
  readonly appVersion: string
  readonly coreUiVersion: string
}

/** Checks settings as they were written; nothing at all means the defaults. */
export function readSettings(written: unknown): Checked<Settings> {
  const checked = checkSettings(shellSettings, written ?? {})
  return checked.kind === 'invalid' ? checked : { kind: 'valid', value: complete(checked.value) }
}

/** The versions are those of the build, unless they are set. */
export function complete(settings: ShellSettings): Settings {
  return {
    ...settings,
    appVersion: settings.appVersion ?? __APP_VERSION__,
    coreUiVersion: settings.coreUiVersion ?? __UI_VERSION__,
  }
}

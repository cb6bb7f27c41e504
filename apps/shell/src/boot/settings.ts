import { shellSettings, type ShellSettings } from '@vestibule/api-client/contract'
import { readSettings as read, type Complete } from '@vestibule/app-kit/settings'

/**
 * The settings of the shell, which can be changed without building it again. Each has a default, which the JSON that
 * the server writes into the page overrides; on a static host, `/static/shell/config.json` does.
 */
export type Settings = Complete<ShellSettings>

/** Validates settings. Passing `undefined` returns the defaults. */
export const readSettings = (written: unknown) => read(shellSettings, written)

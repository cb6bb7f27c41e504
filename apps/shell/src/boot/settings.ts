import { shellSettings, type ShellSettings } from '@vestibule/api-client/contract'
import { readSettings as read, type Complete } from '@vestibule/app-kit/settings'

/**
 * What can be configured without building the shell again. Everything has a default. JSON that the
 * server wrote into the page, or `/static/shell/config.json` of a static host, overrides it.
 */
export type Settings = Complete<ShellSettings>

/** Validates settings. `undefined` means the defaults. */
export const readSettings = (written: unknown) => read(shellSettings, written)

import { authSettings, type AuthSettings } from '@vestibule/api-client/contract'
import { complete, readSettings as read, type Complete } from '@vestibule/app-kit/settings'
import * as v from 'valibot'

/**
 * What can be configured without building the app again. Everything has a default; JSON that the server put into
 * the page, or `/static/auth/config.json` on a static host, overrides it.
 */
export type Settings = Complete<AuthSettings>

/** Checks settings as they were written; nothing at all means the defaults. */
export const readSettings = (written: unknown) => read(authSettings, written)

export const defaultSettings: Settings = complete(v.parse(authSettings, {}))

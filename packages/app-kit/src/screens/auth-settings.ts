import { authPage, authSettings, type AuthSettings } from '@vestibule/api-client/contract'
import { complete, readPage, readSettings as read, type Complete } from '../settings.ts'
import * as v from 'valibot'

/**
 * What can be configured without building the app again. Everything has a default. JSON that the server wrote into
 * the page, or `/static/auth/config.json` of a static host, overrides it.
 */
export type Settings = Complete<AuthSettings>

/** Validates settings as they were written. `undefined` means the defaults. */
export const readSettings = (written: unknown) => read(authSettings, written)

export const defaultSettings: Settings = complete(v.parse(authSettings, {}))

/** What the server wrote into the page; undefined if it wrote nothing, as on a static host. */
export const readPageConfig = (page: Pick<Document, 'getElementById'>) => readPage(page, authPage)

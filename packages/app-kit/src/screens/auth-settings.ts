import { authPage, authSettings, type AuthSettings } from '@vestibule/api-client/contract'
import { complete, readPage, readSettings as read, type Complete } from '../settings.ts'
import * as v from 'valibot'

/**
 * The settings of the sign-in app, which can be changed without building it again. Each has a default, which the JSON
 * that the server writes into the page overrides; on a static host, `/static/auth/config.json` does.
 */
export type Settings = Complete<AuthSettings>

/** Validates settings. Passing `undefined` returns the defaults. */
export const readSettings = (written: unknown) => read(authSettings, written)

export const defaultSettings: Settings = complete(v.parse(authSettings, {}))

/** Reads the JSON that the server wrote into the page; undefined if it wrote none, as on a static host. */
export const readPageConfig = (page: Pick<Document, 'getElementById'>) => readPage(page, authPage)

import { findLanguage, type Language } from '@vestibule/api-client/contract'
import type { Context } from 'hono'
import type { AppEnv } from '../http/app-env.ts'
import { readLanguageCookie } from '../http/cookies.ts'
import type { Settings } from '../settings/settings.ts'

/** Value of the `Vary` header of pages: the request headers by which `languageOfBrowser` chooses the language. */
export const varyOfPages = 'Accept-Language, Cookie'

/**
 * The language of a page: the one that was chosen in this browser, else the first language of `Accept-Language` that
 * the setting `LANGUAGES` has, else the first of `LANGUAGES`.
 */
export function languageOfBrowser(c: Context<AppEnv>, settings: Settings): Language {
  const { languages } = settings
  return (
    findLanguage(readLanguageCookie(c, settings), languages) ??
    findLanguage(c.req.header('accept-language'), languages) ??
    languages[0]
  )
}

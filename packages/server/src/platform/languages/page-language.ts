import { findLanguage, type Language } from '@vestibule/api-client/contract'
import type { Context } from 'hono'
import type { AppEnv } from '../http/app-env.ts'
import { readLanguageCookie } from '../http/cookies.ts'
import type { Settings } from '../settings/settings.ts'

/** For the `Vary` header: request headers that a page's answer depends on. */
export const varyOfPages = 'Accept-Language, Cookie'

/**
 * The language of a page: the one chosen in this browser, else the first language that the browser asks for and
 * `LANGUAGES` offers, else the first of `LANGUAGES`.
 */
export function languageOfBrowser(c: Context<AppEnv>, settings: Settings): Language {
  const { languages } = settings
  return (
    findLanguage(readLanguageCookie(c, settings), languages) ??
    findLanguage(c.req.header('accept-language'), languages) ??
    languages[0]
  )
}

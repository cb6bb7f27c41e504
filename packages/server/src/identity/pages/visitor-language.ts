import { findLanguage, type Language } from '@vestibule/api-client/contract'
import type { Context } from 'hono'
import type { AppEnv } from '../../platform/http/app-env.ts'
import { readLanguageCookie, writeLanguageCookie } from '../../platform/http/cookies.ts'
import { languageOfBrowser } from '../../platform/languages/page-language.ts'
import type { App } from '../calls/app.ts'
import { guestOf } from '../sessions/guest.ts'

/**
 * The language for a page: the one that the signed-in user has chosen in any browser, else that of this browser. The
 * user's choice is copied to this browser's cookie, so that it lasts after signing out. If the database does not
 * answer, the browser's language is used, so that the page still appears.
 */
export async function languageOfVisitor(app: App, c: Context<AppEnv>): Promise<Language> {
  const { languages } = app.settings
  const ofBrowser = languageOfBrowser(c, app.settings)
  const guest = guestOf(app, c)
  if (languages.length === 1 || guest.hash === null) return ofBrowser
  try {
    const session = await guest.session()
    const chosen = findLanguage(session?.user.language, languages)
    if (chosen === null) return ofBrowser
    const isKept = readLanguageCookie(c, app.settings) === chosen
    if (!isKept) writeLanguageCookie(c, app.settings, chosen)
    return chosen
  } catch (error) {
    app.log.warn({ requestId: c.get('requestId'), err: error }, 'the language of a user is unknown')
    return ofBrowser
  }
}

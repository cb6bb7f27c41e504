import { isLanguage, languageCookie, type Language } from '@vestibule/api-client/contract'

const yearS = 365 * 24 * 60 * 60

/**
 * The name of the language cookie. It has the prefix `__Host-` if the cookie `csrftoken`, which every page has, has
 * this prefix.
 */
function nameIn(cookie: string): string {
  return /(?:^|; )__Host-csrftoken=/.test(cookie) ? `__Host-${languageCookie}` : languageCookie
}

/** The language that the user has chosen in this browser. Null: no choice, so the browser's preference applies. */
export function readLanguageChoice({ cookie }: Pick<Document, 'cookie'>): Language | null {
  const start = `${nameIn(cookie)}=`
  const value = cookie
    .split('; ')
    .find((part) => part.startsWith(start))
    ?.slice(start.length)
  return isLanguage(value) ? value : null
}

/**
 * Stores the choice of a signed-out user for a year, in the cookie that the server sets for signed-in users. By this
 * cookie the server chooses the language of a page. Null deletes the choice.
 */
export function keepLanguageChoice(page: Window, language: Language | null): void {
  const maxAge = language === null ? 0 : yearS
  const secure = page.location.protocol === 'https:' ? '; Secure' : ''
  page.document.cookie = `${nameIn(page.document.cookie)}=${language ?? ''}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`
}

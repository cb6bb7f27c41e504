import { isLanguage, languageCookie, type Language } from '@vestibule/api-client/contract'

const yearS = 365 * 24 * 60 * 60

/** The language that somebody has chosen in this browser. Null: nobody has, and the browser's own language holds. */
export function readLanguageChoice({ cookie }: Pick<Document, 'cookie'>): Language | null {
  const value = cookie
    .split('; ')
    .find((part) => part.startsWith(`${languageCookie}=`))
    ?.slice(languageCookie.length + 1)
  return isLanguage(value) ? value : null
}

/**
 * Keeps the choice of somebody who is not signed in, in the cookie that the server writes for people who are: for a
 * year, and read by the server alone when it chooses the language of a page. Null forgets it.
 */
export function keepLanguageChoice(page: Window, language: Language | null): void {
  const maxAge = language === null ? 0 : yearS
  const secure = page.location.protocol === 'https:' ? '; Secure' : ''
  page.document.cookie = `${languageCookie}=${language ?? ''}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`
}

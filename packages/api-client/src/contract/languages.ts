/** The languages of every part of the platform. English is the original. */
export const languages = ['en', 'de', 'fr', 'es', 'ja', 'ar'] as const

/** The tag of one of `languages`. */
export type Language = (typeof languages)[number]

/** Each language's own name, so that people find it in a list without reading another language. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  ja: '日本語',
  ar: 'العربية',
}

/** The cookie with the language chosen in a browser. Pages and scripts may read and write it. */
export const languageCookie = 'language'

/** Whether the tag is one of `languages`, exactly as written there. */
export function isLanguage(tag: unknown): tag is Language {
  return (languages as readonly unknown[]).includes(tag)
}

/** The value of the `dir` attribute for a page in this language. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr'
}

/**
 * The first offered language that the header `Accept-Language` asks for, by the lookup of RFC 4647 (section 3.4):
 * languages in the order of their weight; `de-AT` matches `de`; `*` is ignored. Null if none matches.
 */
export function findLanguage<Offered extends string>(
  acceptLanguage: string | null | undefined,
  offered: readonly Offered[],
): Offered | null {
  const wishes = (acceptLanguage ?? '')
    .slice(0, longestHeader)
    .split(',')
    .map(readWish)
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
  for (const { tag } of wishes) {
    for (let range = tag; range !== ''; range = shortened(range)) {
      const found = offered.find((language) => language.toLowerCase() === range)
      if (found !== undefined) return found
    }
  }
  return null
}

/**
 * The header `Accept-Language` is cut to this length, in characters, before it is parsed. Browsers send well under 200
 * characters.
 */
const longestHeader = 1000

function readWish(part: string): { tag: string; weight: number } {
  const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  const weight = quality === undefined ? 1 : Number(quality.slice(2))
  return { tag, weight: weight >= 0 && weight <= 1 ? weight : 0 }
}

/**
 * Removes the last part of a language tag, and a single letter that would then end the tag: `zh-x-old` becomes `zh`.
 */
function shortened(tag: string): string {
  const parts = tag.split('-').slice(0, -1)
  if (parts.at(-1)?.length === 1) parts.pop()
  return parts.join('-')
}

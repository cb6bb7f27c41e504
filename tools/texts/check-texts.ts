import { languages, type Language } from '../../packages/api-client/src/contract/languages.ts'
import type { Area } from './areas.ts'
import { isAlike } from './alike.ts'
import { hasTerm, readGlossary, speaksOf } from './glossary.ts'
import { pluralFaults, readByIcu, valuesIn } from './check-messages.ts'

export interface Fault {
  readonly area: string
  readonly language: Language
  readonly key: string
  readonly why: string
}

/** Signs that texts of a language must not contain, apart from the values and tags in them. */
const wrongSigns: Readonly<Record<Language, RegExp>> = {
  en: /\u00a0/,
  de: /["']/,
  fr: /[^\u202f\d\s:;!?][:;!?](\s|$)|[ \u00a0][:;!?»](\s|$)|«[^\u202f]|[^\u202f]»|["']/,
  es: /["']|\u00a0/,
  ja: /[.,!?]\s|[.,!?]$|["']|[、。？！]\s/,
  ar: /[,;?"']/,
}

/** Opening and closing signs of each language. A text must contain as many of one as of the other. */
const pairs: Partial<Readonly<Record<Language, readonly (readonly [string, string])[]>>> = {
  de: [['„', '“']],
  fr: [['«', '»']],
  es: [
    ['«', '»'],
    ['¿', '?'],
    ['¡', '!'],
  ],
  ja: [
    ['「', '」'],
    ['（', '）'],
  ],
  ar: [['«', '»']],
}

function hasWrongSign(text: string, language: Language): boolean {
  const count = (sign: string) => text.split(sign).length
  const isOdd = pairs[language]?.some(([open, close]) => count(open) !== count(close))
  return isOdd === true || wrongSigns[language].test(text)
}

/** Characters that set the direction of a text. Texts need none, because the formatter isolates values in them. */
const directionMarks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/

/** What is wrong with a group of texts, in all languages. */
export function faultsIn({ name, texts }: Area): Fault[] {
  const english = texts.en
  return languages.flatMap((language) => {
    const own = texts[language]
    const missing = [...english.keys()].filter((key) => !own.has(key))
    const superfluous = [...own.keys()].filter((key) => !english.has(key))
    const faults = [
      missing.map((key) => [key, 'is missing'] as const),
      superfluous.map((key) => [key, 'is superfluous'] as const),
      [...own].flatMap(([key, text]) =>
        textFaults(key, text, english.get(key) ?? text, language).map((why) => [key, why] as const),
      ),
      groupFaults([...own.keys()]),
    ].flat()
    return faults.map(([key, why]): Fault => ({ area: name, language, key, why }))
  })
}

function textFaults(key: string, text: string, english: string, language: Language): string[] {
  const plain = text.replaceAll(/\{\w+(?:, \w+)?\}|<\/?\w+>/g, 'x')
  const isSame = text === english && /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ''))
  return [
    ...(text.trim() === '' ? ['is empty'] : []),
    ...(valuesIn(text) === valuesIn(english)
      ? []
      : [`has the values ${valuesIn(text)}, not ${valuesIn(english)}`]),
    ...(language !== 'en' && isSame && !isAlike(text, language) ? ['is left in English'] : []),
    ...(hasWrongSign(signsOf(plain), language) ? [`has a wrong sign: ${text}`] : []),
    ...(directionMarks.test(text) ? ['isolates a value by hand'] : []),
    ...(otherSenses.has(key) ? [] : glossaryFaults(text, english, language)),
    ...pluralFaults(text, language),
    ...readByIcu(text, language),
  ]
}

const glossary = readGlossary()

/** Keys of texts in which a word of the glossary has another meaning: a request to the server, a remark. */
const otherSenses: ReadonlySet<string> = new Set([
  'audit.detail.request',
  'audit.filters.request',
  'registrations.refuse.note',
  'terms.who.columns.note',
])

/**
 * If the English text is only a term of the glossary in docs/languages.md, says whether the translation has another
 * word for it than the glossary.
 */
function glossaryFaults(text: string, english: string, language: Language): string[] {
  return glossary
    .filter((term) => speaksOf(english, term) && !hasTerm(text, term, language))
    .map((term) => `is not the term of the glossary: ${text}, not ${term[language]}`)
}

/** The text without the syntax of plurals and choices. */
function signsOf(text: string): string {
  return text.replaceAll(/\{\w+, (?:plural|select),\s*|\}?\s*(?:=\d+|\b\w+) \{|\}/g, '').trim()
}

/** Names the keys that would be a text and a group of texts at once, which a grouped catalogue cannot store. */
function groupFaults(keys: readonly string[]): (readonly [string, string])[] {
  const all = new Set(keys)
  const isWithinText = (key: string) => {
    const groups = key.split('.').slice(0, -1)
    return groups.some((_, depth) => all.has(groups.slice(0, depth + 1).join('.')))
  }
  return keys.filter(isWithinText).map((key) => [key, 'stands within a key that is a text'])
}

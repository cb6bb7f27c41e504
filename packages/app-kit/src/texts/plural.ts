import type { Language } from '@vestibule/api-client/contract'

/** The plural categories of each language (Unicode CLDR). */
interface Categories extends Record<Language, Intl.LDMLPluralRule> {
  en: 'one' | 'other'
  de: 'one' | 'other'
  fr: 'one' | 'many' | 'other'
  es: 'one' | 'many' | 'other'
  ja: 'other'
  ar: Intl.LDMLPluralRule
}

/** The forms of a noun or a sentence in a language: one for each plural category. */
export type PluralForms<In extends Language = 'en'> = Readonly<Record<Categories[In], string>>

function chooseForm(rules: Intl.PluralRules, count: number, forms: { readonly other: string }) {
  return (forms as Partial<Record<string, string>>)[rules.select(count)] ?? forms.other
}

/** Formats a number with its noun by the rules of English: `1 app`, `14 apps`, `1,200 apps`. */
export function createCounter(locale: string) {
  const rules = new Intl.PluralRules(locale)
  const numbers = new Intl.NumberFormat(locale)
  return (count: number, forms: PluralForms): string =>
    `${numbers.format(count)} ${chooseForm(rules, count, forms)}`
}

/**
 * Returns a function that picks the plural form for a number and replaces `{n}` with the number. The text decides where
 * the number goes, because not every language puts it beside the noun.
 */
export function createPlural<In extends Language>(locale: In) {
  const rules = new Intl.PluralRules(locale)
  const numbers = new Intl.NumberFormat(locale)
  return (count: number, forms: PluralForms<In> & { readonly other: string }): string =>
    chooseForm(rules, count, forms).replaceAll('{n}', () => numbers.format(count))
}

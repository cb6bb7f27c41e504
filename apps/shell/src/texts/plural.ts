import type { Language } from '@vestibule/api-client/contract'

/** The categories that the plurals of each language have (Unicode CLDR). */
interface Categories extends Record<Language, Intl.LDMLPluralRule> {
  en: 'one' | 'other'
  de: 'one' | 'other'
  fr: 'one' | 'many' | 'other'
  es: 'one' | 'many' | 'other'
  ja: 'other'
  ar: Intl.LDMLPluralRule
}

/** The forms of a noun or a sentence in a language: one for each of its categories. */
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

/** Chooses a text by a number and puts the number where the text has `{n}`: not every language says it beside its noun. */
export function createPlural<In extends Language>(locale: In) {
  const rules = new Intl.PluralRules(locale)
  const numbers = new Intl.NumberFormat(locale)
  return (count: number, forms: PluralForms<In> & { readonly other: string }): string =>
    chooseForm(rules, count, forms).replaceAll('{n}', () => numbers.format(count))
}

export interface PluralForms {
  readonly one: string
  readonly other: string
}

/** Formats a number with its noun by the rules of a language: `1 app`, `14 apps`, `1,200 apps`. */
export function createCounter(locale: string) {
  const rules = new Intl.PluralRules(locale)
  const numbers = new Intl.NumberFormat(locale)
  return (count: number, forms: PluralForms): string =>
    `${numbers.format(count)} ${rules.select(count) === 'one' ? forms.one : forms.other}`
}

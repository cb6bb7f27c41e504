import type { Language } from '@vestibule/api-client/contract'
import { fill } from './fill.ts'

/** A text for each plural that the language has; `{count}` marks the number. */
export type PluralForms = { readonly other: string } & Readonly<
  Partial<Record<Intl.LDMLPluralRule, string>>
>

/** The form for a count, with the count in it. */
export function plural(language: Language, forms: PluralForms, count: number): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other
  return fill(form, { count: new Intl.NumberFormat(language).format(count) })
}

import { fill } from './fill.ts'
import { pageLanguage } from '@vestibule/app-kit/page-language'

/** The forms of a text by its number. A language has those of its own plurals. */
export type PluralForms = { readonly other: string } & Readonly<
  Partial<Record<Intl.LDMLPluralRule, string>>
>

/** The form for a number, with the number where the text has `{count}`. */
export function fillPlural(forms: PluralForms, count: number): string {
  const language = pageLanguage()
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other
  return fill(form, { count: new Intl.NumberFormat(language).format(count) })
}

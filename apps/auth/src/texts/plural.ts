import { fill } from './fill.ts'
import { pageLanguage } from '@vestibule/app-kit/page-language'

/** The forms of a text by number. Each language has the forms of its own plural rules. */
export type PluralForms = { readonly other: string } & Readonly<
  Partial<Record<Intl.LDMLPluralRule, string>>
>

/** The form for a number, with `{count}` replaced by it. */
export function fillPlural(forms: PluralForms, count: number): string {
  const language = pageLanguage()
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other
  return fill(form, { count: new Intl.NumberFormat(language).format(count) })
}

import type { Language } from '@vestibule/api-client/contract'
import { pageLanguage } from '../page-language.ts'
import type {
  CodeTexts,
  FieldTexts,
  FurtherTexts,
  ReasonTexts,
  RefusalTexts,
} from './refusal-texts.ts'

type Parts = Promise<
  [
    { readonly codes: CodeTexts; readonly fields: FieldTexts },
    { readonly reasons: ReasonTexts; readonly further: FurtherTexts },
  ]
>

/** There is no English catalogue, because the server's English messages are more specific than a text per code. */
const catalogues: Readonly<Record<Exclude<Language, 'en'>, () => Parts>> = {
  de: () => Promise.all([import('./codes/de.ts'), import('./reasons/de.ts')]),
  fr: () => Promise.all([import('./codes/fr.ts'), import('./reasons/fr.ts')]),
  es: () => Promise.all([import('./codes/es.ts'), import('./reasons/es.ts')]),
  ja: () => Promise.all([import('./codes/ja.ts'), import('./reasons/ja.ts')]),
  ar: () => Promise.all([import('./codes/ar.ts'), import('./reasons/ar.ts')]),
}

/** Fetches the texts of refusals in the page's language. Null in English, which shows the server's messages. */
export async function loadRefusalTexts(): Promise<RefusalTexts | null> {
  const language = pageLanguage()
  if (language === 'en') return null
  const [{ codes, fields }, { reasons, further }] = await catalogues[language]()
  const { unrenderable, throttled } = further
  return {
    codes: { ...codes, ...further.codes },
    fields: { ...fields, unrenderable },
    reasons,
    throttled,
  }
}

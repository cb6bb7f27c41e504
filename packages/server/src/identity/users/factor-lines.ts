import type { Language } from '@vestibule/api-client/contract'
import { mailTexts } from '../../platform/languages/mails/mail-texts.ts'
import { momentInWords } from '../../platform/languages/moment-in-words.ts'
import type { OtherFactor } from './other-factors.ts'

/** Writes one line about each factor, such as a passkey with its name, for a mail or a page. */
export function factorLines(language: Language, factors: readonly OtherFactor[]): string[] {
  const texts = mailTexts[language].otherFactors
  return factors.map(({ kind, name, at }) => {
    const text = texts[kind]
    const when = at === null ? '' : momentInWords(language, at)
    return typeof text === 'string' ? text : text({ name, when })
  })
}

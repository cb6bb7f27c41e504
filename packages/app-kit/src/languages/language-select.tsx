import './language-select.css'
import { isLanguage, languageNames, type Language } from '@vestibule/api-client/contract'
import { pageLanguage } from '../page-language.ts'
import { languageTexts } from './language-texts.ts'

export interface LanguageSelectProps {
  /** The languages of the platform. */
  readonly languages: readonly Language[]
  /** Null: that of the browser. */
  readonly chosen: Language | null
  readonly onChoose: (language: Language | null) => void
  /** `quiet`: without a frame, in a footer. Default: as the fields of a form. */
  readonly tone?: 'field' | 'quiet'
}

/** The choice of a language, each in its own tongue. The browser draws the list, so that it is right on every phone. */
export function LanguageSelect({
  languages,
  chosen,
  onChoose,
  tone = 'field',
}: LanguageSelectProps) {
  const texts = languageTexts[pageLanguage()]
  return (
    <select
      className="vb-language-select"
      data-tone={tone}
      aria-label={texts.label}
      value={chosen ?? ''}
      onChange={({ target: { value } }) => onChoose(isLanguage(value) ? value : null)}
    >
      <option value="">{texts.ofBrowser}</option>
      {languages.map((language) => (
        <option key={language} value={language} lang={language}>
          {languageNames[language]}
        </option>
      ))}
    </select>
  )
}

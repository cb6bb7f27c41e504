import './language-select.css'
import { isLanguage, languageNames, type Language } from '@vestibule/api-client/contract'
import { pageLanguage } from '../page-language.ts'
import { languageTexts } from './language-texts.ts'

export interface LanguageSelectProps {
  /** The languages to choose from. */
  readonly languages: readonly Language[]
  /** The language that the user has chosen. Null: none, so that the language of the browser is used. */
  readonly chosen: Language | null
  readonly onChoose: (language: Language | null) => void
  /** `quiet`: without a border, for a footer. `field`, the default: like a field of a form. */
  readonly tone?: 'field' | 'quiet'
}

/**
 * Lets the user choose a language; each is written in itself. It is a native select, which works well on every phone.
 */
export function LanguageSelect({
  languages,
  chosen,
  onChoose,
  tone = 'field',
}: LanguageSelectProps) {
  const inUse = pageLanguage()
  const texts = languageTexts[inUse]
  return (
    <select
      className="ak-language-select"
      data-tone={tone}
      aria-label={texts.label}
      value={chosen ?? ''}
      onChange={({ target: { value } }) => onChoose(isLanguage(value) ? value : null)}
    >
      {/* If the user has chosen no language, this option names the browser's language. */}
      <option value="">
        {chosen === null ? `${texts.automatic} (${languageNames[inUse]})` : texts.ofBrowser}
      </option>
      {languages.map((language) => (
        <option key={language} value={language} lang={language}>
          {languageNames[language]}
        </option>
      ))}
    </select>
  )
}

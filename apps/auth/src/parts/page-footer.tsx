import './page-footer.css'
import { updateProfile } from '@vestibule/api-client'
import { directionOf, findLanguage, type Language } from '@vestibule/api-client/contract'
import {
  keepLanguageChoice,
  readLanguageChoice,
} from '@vestibule/app-kit/languages/language-choice'
import { LanguageSelect } from '@vestibule/app-kit/languages/language-select'
import { useState } from 'react'
import { addressWithEmail } from '../boot/early.ts'
import type { Settings } from '@vestibule/app-kit/screens/auth-settings'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { basePath, paths } from '@vestibule/app-kit/auth-paths'
import type { ChosenTexts } from '../texts/chosen-texts.ts'
import { loadChosenTexts } from '../texts/load-chosen-texts.ts'
import { wantedNext } from '@vestibule/app-kit/screens/use-handover'
import { useStartTexts } from '../texts/use-start-texts.ts'

/**
 * Refusals because the user is not signed in, or not completely. The language can then not be saved in the account,
 * only in this browser.
 */
const unsaved: ReadonlySet<string> = new Set([
  'notSignedIn',
  'eulaRequired',
  'session_locked',
  'two_factors_required',
])

/**
 * Screens that the language menu reloads, because the server sends them in the chosen language. Their address contains
 * what the user has typed, except a code, a password and the answers to terms, which a reload loses.
 */
const reloaded: ReadonlySet<string> = new Set([
  paths.home,
  paths.start,
  paths.eula,
  paths.unlock,
  paths.passkeyOffer,
  paths.account,
])

export interface PageFooterProps {
  /** Called with the texts in the chosen language if the screen is not reloaded. */
  readonly onChosen: (texts: ChosenTexts) => void
}

/** The language menu below every screen except the account pages. */
export default function PageFooter({ onChosen }: PageFooterProps) {
  const { errors } = useStartTexts()
  const { client, leave, settings } = useWorld()
  const [chosen, setChosen] = useState(() => readLanguageChoice(document))
  const [hasFailed, setFailed] = useState(false)
  async function choose(language: Language | null) {
    setChosen(language)
    setFailed(false)
    // If the user is signed in, save the language in the account too, because it takes precedence over the browser's
    // choice.
    const outcome = await updateProfile(client, { language })
    const isForBrowser =
      'error' in outcome && (unsaved.has(outcome.kind) || unsaved.has(outcome.error.code ?? ''))
    if (outcome.kind === 'saved' || isForBrowser) {
      keepLanguageChoice(window, language)
      if (reloaded.has(routeOf(window.location))) return leave(sameScreen())
      const shown =
        language ??
        findLanguage(navigator.languages.join(), settings.languages) ??
        firstOf(settings)
      const texts = await loadChosenTexts(shown).catch(() => null)
      if (texts) {
        document.documentElement.lang = shown
        document.documentElement.dir = directionOf(shown)
        return onChosen(texts)
      }
    }
    setChosen(chosen)
    setFailed(true)
  }
  return (
    <footer className="au-page-footer">
      {hasFailed && <p role="alert">{errors.generic}</p>}
      <LanguageSelect
        tone="quiet"
        languages={settings.languages}
        chosen={chosen}
        onChoose={(language) => void choose(language)}
      />
    </footer>
  )
}

/**
 * The address that loads the present screen again. It has no fragment, because with one the browser would only scroll;
 * a fragment that belongs to `next` is moved into `next`.
 */
function sameScreen(): string {
  const address = addressWithEmail()
  const next = wantedNext(address.searchParams)
  if (next !== null) address.searchParams.set('next', next)
  address.hash = ''
  return address.href
}

/**
 * The platform's first language. It is used if the browser asks for none of the platform's languages; the server has
 * the same rule.
 */
const firstOf = ({ languages }: Pick<Settings, 'languages'>): Language => languages[0] ?? 'en'

const routeOf = ({ pathname }: Location) =>
  pathname.replace(/\/$/, '').slice(basePath.length) || paths.home

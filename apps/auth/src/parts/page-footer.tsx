import './page-footer.css'
import { updateProfile } from '@vestibule/api-client'
import type { Language } from '@vestibule/api-client/contract'
import {
  keepLanguageChoice,
  readLanguageChoice,
} from '@vestibule/app-kit/languages/language-choice'
import { LanguageSelect } from '@vestibule/app-kit/languages/language-select'
import { useState } from 'react'
import { useWorld } from '../boot/world.ts'
import { useStartTexts } from '../texts/use-start-texts.ts'

/** Nobody is signed in, or not yet as far as the account: the browser's choice is the one that counts. */
const unsaved: ReadonlySet<string> = new Set(['notSignedIn', 'eulaRequired'])

/** Below every screen: the language, for whoever has not signed in yet. */
export default function PageFooter() {
  const { errors } = useStartTexts()
  const { client, leave, settings } = useWorld()
  const [chosen, setChosen] = useState(() => readLanguageChoice(document))
  const [hasFailed, setFailed] = useState(false)
  async function choose(language: Language | null) {
    setChosen(language)
    setFailed(false)
    // Whoever is signed in already has the choice in the account, which counts before that of the browser.
    const { kind } = await updateProfile(client, { language })
    if (kind === 'saved' || unsaved.has(kind)) {
      keepLanguageChoice(window, language)
      leave(addressWithEmail(window))
    } else {
      setChosen(chosen)
      setFailed(true)
    }
  }
  return (
    <footer className="auth-page-footer">
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

/** The page comes again with the address that somebody has typed so far. */
function addressWithEmail({ document: page, location }: Window): string {
  const typed = page.querySelector<HTMLInputElement>('input[name=email]')?.value
  const address = new URL(location.href)
  if (typed) address.searchParams.set('email', typed)
  return address.href
}

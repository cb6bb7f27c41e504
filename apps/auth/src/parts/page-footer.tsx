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

/** Outcomes for users who are not, or not fully, signed in: only the browser's choice of language counts then. */
const unsaved: ReadonlySet<string> = new Set(['notSignedIn', 'eulaRequired'])

/** The language menu below every screen, for users who have not signed in. */
export default function PageFooter() {
  const { errors } = useStartTexts()
  const { client, leave, settings } = useWorld()
  const [chosen, setChosen] = useState(() => readLanguageChoice(document))
  const [hasFailed, setFailed] = useState(false)
  async function choose(language: Language | null) {
    setChosen(language)
    setFailed(false)
    // For a signed-in user, also save the language in the account: it takes precedence over the browser's choice.
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

/** The address of the page with the email that the user has typed so far, so that it survives the reload. */
function addressWithEmail({ document: page, location }: Window): string {
  const typed = page.querySelector<HTMLInputElement>('input[name=email]')?.value
  const address = new URL(location.href)
  if (typed) address.searchParams.set('email', typed)
  return address.href
}

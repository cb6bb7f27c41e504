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

/** Below every screen: the language, for whoever has not signed in yet. */
export default function PageFooter() {
  const { client, leave, settings } = useWorld()
  const [chosen, setChosen] = useState(() => readLanguageChoice(document))
  async function choose(language: Language | null) {
    setChosen(language)
    // Whoever is signed in already has the choice in the account, which counts before that of the browser.
    const outcome = await updateProfile(client, { language })
    const isOffline = outcome.kind === 'failed' && outcome.error.kind === 'network'
    if (isOffline) return setChosen(chosen)
    keepLanguageChoice(window, language)
    leave(addressWithEmail(window))
  }
  return (
    <footer className="auth-page-footer">
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

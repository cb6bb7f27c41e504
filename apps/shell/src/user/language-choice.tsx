import { updateProfile } from '@vestibule/api-client'
import type { Language } from '@vestibule/api-client/contract'
import { readLanguageChoice } from '@vestibule/app-kit/languages/language-choice'
import { LanguageSelect } from '@vestibule/app-kit/languages/language-select'
import { useToast } from '@vestibule/ui/toast'
import { useState } from 'react'
import { useShell } from '../shell.ts'
import { useTexts } from '../texts/use-texts.ts'

/** Lets the user choose a language. The choice is saved, and the page is reloaded in that language. */
export function LanguageChoice({ languages }: { readonly languages: readonly Language[] }) {
  const texts = useTexts().chrome
  const { client, leave } = useShell()
  const toast = useToast()
  // Read the choice from its cookie: if the user has saved one in the account, the server has written that one into the
  // cookie.
  const [chosen, setChosen] = useState(() => readLanguageChoice(document))

  const choose = async (language: Language | null) => {
    setChosen(language)
    const outcome = await updateProfile(client, { language })
    if (outcome.kind === 'saved') return leave(here(window.location))
    setChosen(chosen)
    toast.error(outcome.error.userMessage ?? texts.languageFailed)
  }
  return (
    <LanguageSelect
      tone="quiet"
      languages={languages}
      chosen={chosen}
      onChoose={(language) => void choose(language)}
    />
  )
}

/** The current URL without its fragment. If it had one, the browser would only scroll instead of reloading. */
const here = ({ href }: Location) => href.replace(/#.*/, '')

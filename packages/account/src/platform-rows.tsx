import '@vestibule/ui/radio-group.css'
import { updateProfile } from '@vestibule/api-client'
import { isLanguage, type Language, type UserProfile } from '@vestibule/api-client/contract'
import { readLanguageChoice } from '@vestibule/app-kit/languages/language-choice'
import { LanguageSelect } from '@vestibule/app-kit/languages/language-select'
import { readTheme, themeKey, themeToShow } from '@vestibule/app-kit/theme-choice'
import { Heading } from '@vestibule/ui/heading'
import { RadioGroup } from '@vestibule/ui/radio-group'
import { applyTheme } from '@vestibule/ui/theme'
import { useState } from 'react'
import { usePlatform } from '@vestibule/app-kit/screens/platform'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { problemOf, type Problem } from '@vestibule/app-kit/problems/problem'
import { AccountProblem } from './account-problem.tsx'
import { Row, Rows } from './rows.tsx'
import { useAccountTexts } from './texts/use-account-texts.ts'

/** The user's preferences on this platform. A change takes effect at once. */
export function PlatformRows({ profile }: { readonly profile: UserProfile }) {
  const { overview } = useAccountTexts()
  const { languages } = useWorld().settings
  return (
    <section className="acc-section">
      <Heading level={2} size="sm">
        {overview.platform}
      </Heading>
      <Rows>
        {languages.length > 1 && (
          <LanguageRow
            chosen={isLanguage(profile.language) ? profile.language : readLanguageChoice(document)}
          />
        )}
        <ThemeRow />
      </Rows>
    </section>
  )
}

/** The row with the language of the pages. Choosing a language reloads the page. */
function LanguageRow({ chosen }: { readonly chosen: Language | null }) {
  const texts = useAccountTexts()
  const { client, clock, leave, settings } = useWorld()
  const [language, setLanguage] = useState(chosen)
  const [problem, setProblem] = useState<Problem>()
  async function choose(choice: Language | null) {
    setLanguage(choice)
    setProblem(undefined)
    const outcome = await updateProfile(client, { language: choice })
    if (outcome.kind === 'saved') leave(window.location.pathname + window.location.search)
    else {
      setLanguage(language)
      setProblem(problemOf(outcome, clock.now()))
    }
  }
  return (
    <Row label={texts.overview.language}>
      <LanguageSelect
        languages={settings.languages}
        chosen={language}
        onChoose={(choice) => void choose(choice)}
      />
      <AccountProblem problem={problem} />
    </Row>
  )
}

const themes = ['light', 'dark', 'system'] as const

function ThemeRow() {
  const { overview } = useAccountTexts()
  const { localStorage } = useWorld()
  const pinned = usePlatform().branding?.theme
  const [theme, setTheme] = useState(() => readTheme(localStorage.getItem(themeKey)))
  return (
    <Row label={overview.theme}>
      <RadioGroup
        variant="segmented"
        label={overview.theme}
        labelHidden
        description={pinned && overview.themePinned}
        disabled={pinned !== undefined}
        options={themes.map((value) => ({ value, label: overview.themes[value] }))}
        value={pinned ?? theme}
        onValueChange={(choice) => {
          if (choice === 'system') localStorage.removeItem(themeKey)
          else localStorage.setItem(themeKey, choice)
          setTheme(choice)
          applyTheme(document.documentElement, { theme: themeToShow(localStorage, pinned) })
        }}
      />
    </Row>
  )
}

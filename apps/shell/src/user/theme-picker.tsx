import { ContrastIcon } from '@vestibule/ui/icons'
import { RadioGroup } from '@vestibule/ui/radio-group'
import { useStore } from 'zustand'
import { themeInForce } from '../boot/theme-choice.ts'
import { useShell } from '../shell.ts'
import { useTexts } from '../texts/use-texts.ts'

const themes = ['light', 'dark', 'system'] as const

/**
 * Lets the user choose the light theme, the dark theme or that of the system. Disabled if the branding forces a theme
 * on everyone.
 */
export function ThemePicker() {
  const texts = useTexts().chrome.userMenu
  const { theme } = useShell()
  const state = useStore(theme.store)
  const isPinned = state.pinned !== null
  return (
    <RadioGroup
      className="sh-theme-picker"
      variant="segmented"
      label={
        <span className="sh-theme-name">
          <ContrastIcon size={18} />
          {texts.theme}
        </span>
      }
      options={themes.map((value) => ({ value, label: texts.themes[value] }))}
      value={themeInForce(state)}
      onValueChange={theme.choose}
      disabled={isPinned}
      title={isPinned ? texts.themePinned : undefined}
    />
  )
}

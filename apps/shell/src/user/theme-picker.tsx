import { ContrastIcon } from '@vestibule/ui/icons'
import { RadioGroup } from '@vestibule/ui/radio-group'
import { useStore } from 'zustand'
import { themeInForce } from '../boot/theme-choice.ts'
import { useShell } from '../shell.ts'
import { useTexts } from '../texts/use-texts.ts'

const themes = ['light', 'dark', 'system'] as const

/**
 * Light, dark, or the theme of the system. Disabled if the organisation has set one for everyone.
 */
export function ThemePicker() {
  const texts = useTexts().chrome.userMenu
  const { theme } = useShell()
  const state = useStore(theme.store)
  const isPinned = state.pinned !== null
  return (
    <RadioGroup
      className="vb-theme-picker"
      variant="segmented"
      label={
        <>
          <ContrastIcon size={18} />
          {texts.theme}
        </>
      }
      options={themes.map((value) => ({ value, label: texts.themes[value] }))}
      value={themeInForce(state)}
      onValueChange={theme.choose}
      disabled={isPinned}
      title={isPinned ? texts.themePinned : undefined}
    />
  )
}

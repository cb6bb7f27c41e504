import { isSlashKeyOn, setSlashKeyOn } from '@vestibule/app-kit/page/use-slash-key'
import { Switch } from '@vestibule/ui/switch'
import { useState } from 'react'
import { useTexts } from '../texts/use-texts.ts'

/** A switch for the shortcut `/`, which focuses the search. */
export function SlashKeySwitch() {
  const texts = useTexts().chrome.userMenu
  const [isOn, setOn] = useState(isSlashKeyOn)
  return (
    <Switch
      className="sh-user-switch"
      label={texts.slashKey}
      checked={isOn}
      onChange={({ target: { checked } }) => {
        setSlashKeyOn(checked)
        setOn(checked)
      }}
    />
  )
}

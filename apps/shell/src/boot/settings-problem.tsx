import { FullScreenLoader } from '@vestibule/ui/full-screen-loader'
import type { ShellTexts } from '../texts/shell-texts.ts'

/** Says which setting of this host is invalid. */
export function SettingsProblem({ message, texts }: { message: string; texts: ShellTexts }) {
  return (
    <FullScreenLoader
      status="error"
      texts={{ error: texts.chrome.serverError }}
      message={texts.chrome.settingsWrong(message)}
    />
  )
}

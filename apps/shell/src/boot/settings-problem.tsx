import { FullScreenLoader } from '@vestibule/ui/full-screen-loader'
import { UiTextsProvider } from '@vestibule/ui/texts'
import type { ShellTexts } from '../texts/shell-texts.ts'

/** Tells the operator which setting of this host is invalid. */
export function SettingsProblem({ message, texts }: { message: string; texts: ShellTexts }) {
  return (
    <UiTextsProvider texts={texts.ui}>
      <FullScreenLoader status="error" description={texts.chrome.settingsWrong({ message })} />
    </UiTextsProvider>
  )
}

import { FullScreenLoader } from '@vestibule/ui/full-screen-loader'
import { useTexts } from '../texts/use-texts.ts'

/** Says which setting of this host is invalid. */
export function SettingsProblem({ message }: { message: string }) {
  const texts = useTexts()
  return (
    <FullScreenLoader
      status="error"
      texts={{ error: texts.chrome.serverError }}
      message={texts.chrome.settingsWrong(message)}
    />
  )
}

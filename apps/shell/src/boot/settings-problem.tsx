import { FullScreenLoader } from '@vestibule/ui/full-screen-loader'
import { useTexts } from '../texts/use-texts.ts'

/** A setting of this host is wrong: says which one, instead of a blank page. */
export function SettingsProblem({ message }: { message: string }) {
  const texts = useTexts()
  return (
    <FullScreenLoader
      status="error"
      labels={{ error: texts.chrome.serverError }}
      message={texts.chrome.settingsWrong(message)}
    />
  )
}

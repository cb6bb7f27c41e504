import { useDocumentTitle } from '@vestibule/app-kit/use-document-title'
import { useWorld } from '../../boot/world.ts'
import { fill } from '../../texts/fill.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Names the page after its heading, with 'Error: ' before it after a failure. */
export function useTitle(heading: string, failed: boolean): void {
  const texts = useTexts()
  const { appName } = useWorld().settings
  const title = fill(texts.app.title, { heading, app: appName })
  useDocumentTitle(failed ? fill(texts.app.errorTitle, { title }) : title)
}

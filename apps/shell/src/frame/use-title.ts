import { useDocumentTitle } from '@vestibule/app-kit/use-document-title'
import { useShell } from '../shell.ts'
import { useTexts } from '../texts/use-texts.ts'

/** Sets the title of the page, followed by the platform's name. */
export function useTitle(page: string) {
  const { platformName } = useShell().settings
  useDocumentTitle(useTexts().chrome.pageTitle(page, platformName))
}

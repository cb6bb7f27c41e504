import { useDocumentTitle } from '@vestibule/app-kit/use-document-title'
import { useShell } from '../shell.ts'
import { useTexts } from '../texts/use-texts.ts'

/** The title of the page, with the platform's name after it. */
export function useTitle(page: string) {
  const { platformName } = useShell().settings
  useDocumentTitle(useTexts().chrome.pageTitle(page, platformName))
}

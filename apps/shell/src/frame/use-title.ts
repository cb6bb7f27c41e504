import { useEffect } from 'react'
import { useShell } from '../shell.ts'
import { useTexts } from '../texts/use-texts.ts'

/** The title of the page, with the platform's name after it. */
export function useTitle(page: string) {
  const { platformName } = useShell().settings
  const title = useTexts().chrome.pageTitle(page, platformName)
  useEffect(() => {
    document.title = title
  }, [title])
}

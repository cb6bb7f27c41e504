import { createContext, useContext } from 'react'
import { useDocumentTitle } from '../use-document-title.ts'

/** The name of the platform, which is the end of each page's title. */
export const PlatformNameContext = createContext('')

/** Sets the title of the page, followed by the platform's name. */
export function useTitle(page: string): void {
  const platform = useContext(PlatformNameContext)
  useDocumentTitle(platform === '' ? page : `${page} · ${platform}`)
}

import { useLayoutEffect } from 'react'

/** Sets the title of the page in a layout effect, so that the title changes together with the content. */
export function useDocumentTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = title
  }, [title])
}

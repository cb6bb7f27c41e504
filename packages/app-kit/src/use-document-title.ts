import { useLayoutEffect } from 'react'

/** Names the page, in the moment in which what it names appears. */
export function useDocumentTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = title
  }, [title])
}

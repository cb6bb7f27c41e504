import type { DocsProviderProps } from '@vestibule/docs-panel/react'
import { DocsProvider, useControlledUrlState } from '@vestibule/docs-panel/react'
import { useSearchParams } from 'react-router-dom'

export function RoutedDocs(props: DocsProviderProps) {
  const [search, setSearch] = useSearchParams()
  const urlState = useControlledUrlState(search.get('doc'), (id, how) => {
    const next = new URLSearchParams(search)
    if (id === null) next.delete('doc')
    else next.set('doc', id)
    setSearch(next, { replace: how === 'replace' })
  })
  return <DocsProvider {...props} urlState={urlState} />
}

import type { Called } from '@vestibule/base/react/use-call'
import { Failed } from '../loaded.tsx'
import { useAdminTexts } from '../texts/use-admin-texts.ts'

interface SearchStateProps {
  readonly of: Pick<Called<{ readonly items: readonly unknown[] }>, 'state' | 'retry'>
}

/** Says that a search runs, has failed or has found nothing. What it has found is not read out at each letter. */
export function SearchState({ of }: SearchStateProps) {
  const { loading, list } = useAdminTexts()
  const { state } = of
  const isEmpty = state.status === 'loaded' && state.value.items.length === 0
  return (
    <>
      <div role="status" className="vb-admin-muted">
        {state.status === 'loading' && loading}
        {isEmpty && list.noResults}
      </div>
      <Failed of={of} isPart />
    </>
  )
}

import type { ReadOutcome } from '@vestibule/api-client'
import type { Page } from '@vestibule/api-client/contract'
import type { Called } from '@vestibule/base/react/use-call'
import { useEffect, useState } from 'react'
import { Failed } from '../loaded.tsx'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import { useCall } from '../use-call.ts'

/** How long a pause in typing must be before the server is asked, in milliseconds. */
export const settleMs = 300

/**
 * Searches on the server when the user pauses typing, for fields other than the search of a list.
 * @param name What is searched for, such as `search people`.
 */
export function useSearch<Item>(
  name: string,
  load: (query: string) => Promise<ReadOutcome<Page<Item>>>,
) {
  const [typed, setTyped] = useState('')
  const [query, setQuery] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setQuery(typed.trim()), settleMs)
    return () => clearTimeout(timer)
  }, [typed])
  return { typed, setTyped, query, ...useCall(`${name} ${query}`, () => load(query)) }
}

interface SearchStateProps {
  readonly of: Pick<Called<{ readonly items: readonly unknown[] }>, 'state' | 'retry'>
}

/**
 * Says, also to screen readers, that a search runs, has failed or has found nothing. The results are not read out,
 * because they change with each letter.
 */
export function SearchState({ of }: SearchStateProps) {
  const { loading, list } = useAdminTexts()
  const { state } = of
  const isEmpty = state.status === 'loaded' && state.value.items.length === 0
  return (
    <>
      <div role="status" className="adm-muted">
        {state.status === 'loading' && loading}
        {isEmpty && list.noResults}
      </div>
      <Failed of={of} isPart />
    </>
  )
}

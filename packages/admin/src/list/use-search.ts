import type { ReadOutcome } from '@vestibule/api-client'
import type { Page } from '@vestibule/api-client/admin'
import { useEffect, useState } from 'react'
import { useCall } from '../use-call.ts'

/** Debounce: milliseconds without typing before the server is asked. */
export const settleMs = 300

/**
 * A debounced search on the server, for fields other than the search of a list.
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

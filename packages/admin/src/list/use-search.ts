import type { ReadOutcome } from '@vestibule/api-client'
import type { Page } from '@vestibule/api-client/admin'
import { createRead, readAnswer } from '@vestibule/base/read'
import { useRead } from '@vestibule/base/react/use-read'
import { useEffect, useMemo, useState } from 'react'

/** Debounce: milliseconds without typing before the server is asked. */
export const settleMs = 300

/**
 * A debounced search on the server, for fields other than the search of a list.
 * @param load Must be memoised: a new function sends a new request.
 */
export function useSearch<Item>(load: (query: string) => Promise<ReadOutcome<Page<Item>>>) {
  const [typed, setTyped] = useState('')
  const [query, setQuery] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setQuery(typed.trim()), settleMs)
    return () => clearTimeout(timer)
  }, [typed])
  const read = useMemo(
    () => createRead<Page<Item>>(async () => readAnswer(await load(query))),
    [load, query],
  )
  return { typed, setTyped, query, state: useRead(read), retry: () => void read.load() }
}

import type { ReadOutcome } from '@vestibule/api-client'
import type { Page } from '@vestibule/api-client/admin'
import { useCallback, useEffect, useRef, useState } from 'react'

/** Something that a filter can be set to. */
export interface FilterValue {
  readonly value: string
  readonly label: string
}

/** Values that are found by a search, because there are many. */
export interface FilterSource {
  readonly search: string
  /** Must be the same function as long as it asks the same. */
  readonly load: (query: string) => Promise<ReadOutcome<Page<FilterValue>>>
  /** What a value of the address is called; null where nobody knows. */
  readonly nameOf: (value: string) => Promise<string | null>
}

/** One filter of a list. */
export interface ListFilter {
  /** Its name in the address. */
  readonly id: string
  /** Stands before the chosen value. Empty: the value speaks for itself. */
  readonly label: string
  readonly options: readonly FilterValue[]
  /** In place of options. */
  readonly source?: FilterSource
  /** The value that holds where the address has none. */
  readonly standard?: string
}

/** What the chosen values are called. A name that only the server knows is asked for. */
export function useFilterNames(
  filters: readonly ListFilter[],
  chosen: Readonly<Record<string, string>>,
) {
  const [known, setKnown] = useState<Readonly<Record<string, string>>>({})
  const asked = useRef(new Set<string>())
  const remember = useCallback(
    (filter: string, value: string, name: string) =>
      setKnown((before) => ({ ...before, [`${filter} ${value}`]: name })),
    [],
  )
  useEffect(() => {
    for (const { id, source } of filters) {
      const value = chosen[id]
      const key = `${id} ${value ?? ''}`
      if (!source || value === undefined || key in known || asked.current.has(key)) continue
      asked.current.add(key)
      void source.nameOf(value).then((name) => name !== null && remember(id, value, name))
    }
  }, [filters, chosen, known, remember])
  const names: Record<string, string> = {}
  for (const { id, options, standard } of filters) {
    const value = chosen[id] ?? standard
    if (value === undefined) continue
    names[id] =
      options.find((option) => option.value === value)?.label ?? known[`${id} ${value}`] ?? value
  }
  return { names, remember }
}

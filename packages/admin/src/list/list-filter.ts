import type { ReadOutcome } from '@vestibule/api-client'
import type { Page } from '@vestibule/api-client/admin'
import { useCallback, useEffect, useRef, useState } from 'react'

/** A value that a filter can be set to. */
export interface FilterValue {
  readonly value: string
  readonly label: string
}

/** The values of a filter that has too many for a menu. The user searches for them. */
export interface FilterSource {
  readonly search: string
  /** Must be memoised: a new function sends a new request. */
  readonly load: (query: string) => Promise<ReadOutcome<Page<FilterValue>>>
  /** Loads the label of a value in the URL; null if it is unknown. */
  readonly nameOf: (value: string) => Promise<string | null>
}

/** One filter of a list. */
export interface ListFilter {
  /** The filter's parameter in the URL. */
  readonly id: string
  /** Shown before the chosen value. Empty if the value is clear without it. */
  readonly label: string
  readonly options: readonly FilterValue[]
  /** Used instead of `options` if there are many values. */
  readonly source?: FilterSource
  /** The default value, used if the URL sets none. */
  readonly standard?: string
}

/** The labels of the chosen values. Labels that only the server knows are loaded. */
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

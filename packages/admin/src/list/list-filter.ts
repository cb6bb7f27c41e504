import { useCallback, useEffect, useRef, useState } from 'react'
import type { ListAddress } from './list-address.ts'
import type { Source } from './sources.ts'

interface FilterValue {
  readonly value: string
  readonly label: string
}

export interface ListFilter {
  /** The filter's parameter in the URL. */
  readonly id: string
  /** Shown before the chosen value. Empty if the value can be understood without it. */
  readonly label: string
  readonly options?: readonly FilterValue[]
  /**
   * Searches the filter's values on the server; used instead of `options` if there are too many for a menu. `search` is
   * the label of the field.
   */
  readonly source?: Source & { readonly search: string }
  /** The value that applies if the URL sets none. It may depend on other parameters of the URL. */
  readonly standard?: string | ((address: ListAddress) => string)
  /** Whether the filter is shown only while the URL sets it. */
  readonly isRare?: boolean
}

/** A filter with its value at an address of the list: the value that the address sets, otherwise the standard one. */
export interface ShownFilter extends ListFilter {
  readonly standard?: string
  /** Empty if none is chosen and there is no standard value. */
  readonly value: string
}

/** The filters that a list shows at an address, with their values. */
export function filtersAt(filters: readonly ListFilter[], address: ListAddress): ShownFilter[] {
  return filters
    .filter(({ id, isRare }) => !isRare || address.filters[id] !== undefined)
    .map((filter) => {
      const { id, standard: given } = filter
      const standard = typeof given === 'function' ? given(address) : given
      return Object.assign({}, filter, { standard, value: address.filters[id] ?? standard ?? '' })
    })
}

/**
 * Returns the labels of the filters' chosen values, by filter id, and `remember`, which stores a label. A label that
 * only the server knows is loaded; until then the value itself stands for it.
 */
export function useFilterNames(filters: readonly ShownFilter[]) {
  const [known, setKnown] = useState<Readonly<Record<string, string>>>({})
  const asked = useRef(new Set<string>())
  const remember = useCallback(
    (filter: string, value: string, name: string) =>
      setKnown((before) => ({ ...before, [`${filter} ${value}`]: name })),
    [],
  )
  useEffect(() => {
    for (const { id, source, value } of filters) {
      const key = `${id} ${value}`
      if (!source || value === '' || key in known || asked.current.has(key)) continue
      asked.current.add(key)
      void source.nameOf(value).then((name) => name !== null && remember(id, value, name))
    }
  })
  const names: Record<string, string> = {}
  for (const { id, options, value } of filters)
    names[id] =
      options?.find((one) => one.value === value)?.label ?? known[`${id} ${value}`] ?? value
  return { names, remember }
}

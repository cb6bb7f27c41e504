import type { Client, ReadOutcome } from '@vestibule/api-client'
import type { Page } from '@vestibule/api-client/contract'
import type { RequestedState } from '@vestibule/base/read'
import { useMemo } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useCall } from '../use-call.ts'
import { changeListAddress, readListAddress, withParams, type ListAddress } from './list-address.ts'
import { filtersAt, type ListFilter, type ShownFilter } from './list-filter.ts'

/** Number of entries on one page. */
const pageSize = 50

export interface List<Item> {
  readonly address: ListAddress
  readonly filters: readonly ShownFilter[]
  readonly state: RequestedState<Page<Item>>
  /** Loads the current page again after a failure. */
  readonly retry: () => void
  /** Changes search, filters or order. Pass `replace` while the user types, so that no history entry is added. */
  readonly change: (
    change: Readonly<Record<string, string>>,
    options?: { replace: boolean },
  ) => void
  /** Goes to the next page; null on the last page. */
  readonly next: (() => void) | null
  /** Goes to the previous page; null on the first page. */
  readonly previous: (() => void) | null
  /**
   * Number of entries on the pages before; null if that is not known, because the user opened a URL in the middle of
   * the list.
   */
  readonly passed: number | null
}

/**
 * For each list on a page, the cursors of the list's pages before the current one, which the browser's history entry
 * stores. The key is the URL parameter with the list's cursor.
 */
type Trails = Readonly<Record<string, readonly string[]>>

interface ListOptions {
  readonly filters?: readonly ListFilter[]
  /**
   * The URL parameter with the cursor of the page. Its name must begin with `after`, because a new search removes all
   * parameters whose names do. A second list on a page needs one of its own.
   */
  readonly cursor?: string
}

/**
 * Loads the page of a list that the URL names. The server returns only the cursor of the next page, so the history
 * entry stores the cursors of the previous pages.
 * @param name What is listed, with what the answer depends on besides the address, such as `registrations waiting`.
 */
export function useList<Item>(
  name: string,
  load: (
    client: Client,
    page: { readonly q: string | undefined; readonly after: string | undefined },
    address: ListAddress,
  ) => Promise<ReadOutcome<Page<Item>>>,
  { filters = [], cursor = 'after' }: ListOptions = {},
): List<Item> {
  const [params, setAddress] = useSearchParams()
  const navigate = useNavigate()
  const { pathname, state: entry } = useLocation()
  const trails = entry as Trails | null
  const trail = trails?.[cursor]
  const names = filters.map(({ id }) => id)
  const key = JSON.stringify(readListAddress(params, names, cursor))
  const address = useMemo(() => JSON.parse(key) as ListAddress, [key])
  const { q, after } = address
  const { state, retry } = useCall(`${name} ${key}`, (client) =>
    load(client, { q: q || undefined, after: after || undefined }, address),
  )
  const goTo = (page: string, before: readonly string[]) => {
    const search = withParams(params, { [cursor]: page }).toString()
    const kept: Trails = { ...trails, [cursor]: before }
    void navigate({ pathname, search }, { state: kept })
  }
  const nextAfter = state.status === 'loaded' ? state.value.next : null
  return {
    address,
    filters: filtersAt(filters, address),
    state,
    retry,
    change: (change, { replace } = { replace: false }) =>
      setAddress(changeListAddress(params, change), { replace, preventScrollReset: true }),
    next: nextAfter === null ? null : () => goTo(nextAfter, [...(trail ?? []), after]),
    previous: after === '' ? null : () => goTo(trail?.at(-1) ?? '', trail?.slice(0, -1) ?? []),
    passed: after === '' ? 0 : trail ? trail.length * pageSize : null,
  }
}

import type { Client, ReadOutcome } from '@vestibule/api-client'
import type { Page } from '@vestibule/api-client/admin'
import type { RequestedState } from '@vestibule/base/read'
import { useMemo } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useCall } from '../use-call.ts'
import { changeListAddress, readListAddress, type ListAddress } from './list-address.ts'

/** Number of entries on one page. */
export const pageSize = 50

export interface List<Item> {
  readonly address: ListAddress
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
  /** Number of entries on the previous pages; null if the user opened a URL in the middle of the list. */
  readonly passed: number | null
}

/** The cursors of the pages before the current one, stored in the state of its history entry. */
interface Trail {
  readonly before?: readonly string[]
}

/**
 * One page of a list, as its URL says. The server returns only the cursor of the next page, so the cursors of the
 * previous pages are kept in the history state.
 * @param name What is listed, with what is asked beside the address, such as `registrations waiting`.
 */
export function useList<Item>(
  name: string,
  load: (client: Client, address: ListAddress) => Promise<ReadOutcome<Page<Item>>>,
  filterNames: readonly string[] = [],
): List<Item> {
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const { pathname, state: entry } = useLocation()
  const trail = (entry as Trail | null)?.before
  const key = JSON.stringify(readListAddress(params, filterNames))
  const address = useMemo(() => JSON.parse(key) as ListAddress, [key])
  const { state, retry } = useCall(`${name} ${key}`, (client) => load(client, address))

  const goTo = (after: string, before: readonly string[]) => {
    const next = changeListAddress(params, { after })
    void navigate({ pathname, search: next.toString() }, { state: { before } satisfies Trail })
  }
  const nextAfter = state.status === 'loaded' ? state.value.next : null
  return {
    address,
    state,
    retry,
    change: (change, { replace } = { replace: false }) =>
      setParams(changeListAddress(params, change), { replace, preventScrollReset: true }),
    next: nextAfter === null ? null : () => goTo(nextAfter, [...(trail ?? []), address.after]),
    previous:
      address.after === '' ? null : () => goTo(trail?.at(-1) ?? '', trail?.slice(0, -1) ?? []),
    passed: address.after === '' ? 0 : trail ? trail.length * pageSize : null,
  }
}

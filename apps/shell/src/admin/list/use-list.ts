import type { ReadOutcome } from '@vestibule/api-client'
import type { Page } from '@vestibule/api-client/admin'
import { createRead, readAnswer, type RequestedState } from '@vestibule/base/read'
import { useRead } from '@vestibule/base/react/use-read'
import { useMemo } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { changeListAddress, readListAddress, type ListAddress } from './list-address.ts'

/** Entries on one page. */
export const pageSize = 50

export interface List<Item> {
  readonly address: ListAddress
  readonly state: RequestedState<Page<Item>>
  /** Asks again for the page in view; what is shown stays meanwhile. */
  readonly refresh: () => void
  /** Changes search, filters or order. Typing replaces the entry of the history. */
  readonly change: (
    change: Readonly<Record<string, string>>,
    options?: { replace: boolean },
  ) => void
  /** Goes to the next page; null on the last one. */
  readonly next: (() => void) | null
  /** Goes to the page before; null on the first one. */
  readonly previous: (() => void) | null
  /** How many entries are on the pages before; null where the address was opened in the middle of the list. */
  readonly passed: number | null
}

/** The pages that lead to the present one, kept with its entry of the history. */
interface Trail {
  readonly before?: readonly string[]
}

/**
 * One page of a list, as its address says. The server names where the next page begins, and nothing names the page
 * before: the way to the present page is kept in the history.
 * @param load Must be the same function as long as it asks the same.
 */
export function useList<Item>(
  load: (address: ListAddress) => Promise<ReadOutcome<Page<Item>>>,
  filterNames: readonly string[],
): List<Item> {
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const { pathname, state: entry } = useLocation()
  const trail = (entry as Trail | null)?.before
  const key = JSON.stringify(readListAddress(params, filterNames))
  const address = useMemo(() => JSON.parse(key) as ListAddress, [key])
  const read = useMemo(
    () => createRead<Page<Item>>(async () => readAnswer(await load(address))),
    [load, address],
  )
  const state = useRead(read)

  const goTo = (after: string, before: readonly string[]) => {
    const next = changeListAddress(params, { after })
    void navigate({ pathname, search: next.toString() }, { state: { before } satisfies Trail })
  }
  const nextAfter = state.status === 'loaded' ? state.value.next : null
  return {
    address,
    state,
    refresh: () => void read.refresh(),
    change: (change, { replace } = { replace: false }) =>
      setParams(changeListAddress(params, change), { replace, preventScrollReset: true }),
    next: nextAfter === null ? null : () => goTo(nextAfter, [...(trail ?? []), address.after]),
    previous:
      address.after === '' ? null : () => goTo(trail?.at(-1) ?? '', trail?.slice(0, -1) ?? []),
    passed: address.after === '' ? 0 : trail ? trail.length * pageSize : null,
  }
}

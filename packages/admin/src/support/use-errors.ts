import { listErrorReports, type ErrorGroup } from '@vestibule/api-client/admin'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readListAddress, type ListAddress } from '../list/list-address.ts'
import { pageSize, type List } from '../list/use-list.ts'
import { useCall } from '../use-call.ts'

const filterNames = ['app']

/**
 * The list of errors, the second list on the page. Its search and filter are in the URL like those of the first list,
 * but its current page is not.
 */
export function useErrors(change: List<ErrorGroup>['change']): List<ErrorGroup> {
  const [params] = useSearchParams()
  const { q, filters } = readListAddress(params, filterNames)
  const app = filters['app']
  const key = JSON.stringify([q, app])
  const [trail, setTrail] = useState({ key, pages: [''] })
  const { pages } = trail.key === key ? trail : { pages: [''] }
  const after = pages.at(-1) ?? ''
  const { state, retry } = useCall(`errors ${key} ${after}`, (client) =>
    listErrorReports(client, { ...(q && { q }), app, ...(after && { after }) }),
  )
  const address = useMemo(
    (): ListAddress => ({ q, filters: app ? { app } : {}, sort: '', after }),
    [q, app, after],
  )
  const next = state.status === 'loaded' ? state.value.next : null
  return {
    address,
    state,
    retry,
    change,
    next: next === null ? null : () => setTrail({ key, pages: [...pages, next] }),
    previous: pages.length < 2 ? null : () => setTrail({ key, pages: pages.slice(0, -1) }),
    passed: (pages.length - 1) * pageSize,
  }
}

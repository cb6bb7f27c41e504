import { listErrorReports, type ErrorGroup, type Page } from '@vestibule/api-client/admin'
import { createRead, readAnswer } from '@vestibule/base/read'
import { useRead } from '@vestibule/base/react/use-read'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useServices } from '../services.ts'
import { readListAddress } from '../list/list-address.ts'
import { pageSize, type List } from '../list/use-list.ts'

const filterNames = ['app']

/**
 * The list of errors, the second list on the page. Its search and filter are in the URL like those of the first list,
 * but its current page is not.
 */
export function useErrors(change: List<ErrorGroup>['change']): List<ErrorGroup> {
  const { client } = useServices()
  const [params] = useSearchParams()
  const { q, filters } = readListAddress(params, filterNames)
  const app = filters['app']
  const key = JSON.stringify([q, app])
  const [trail, setTrail] = useState({ key, pages: [''] })
  const { pages } = trail.key === key ? trail : { pages: [''] }
  const after = pages.at(-1) ?? ''
  const read = useMemo(
    () =>
      createRead<Page<ErrorGroup>>(async () =>
        readAnswer(
          await listErrorReports(client, { ...(q && { q }), app, ...(after && { after }) }),
        ),
      ),
    [client, q, app, after],
  )
  const state = useRead(read)
  const next = state.status === 'loaded' ? state.value.next : null
  return {
    address: { q, filters, sort: '', after },
    state,
    refresh: () => void read.refresh(),
    change,
    next: next === null ? null : () => setTrail({ key, pages: [...pages, next] }),
    previous: pages.length < 2 ? null : () => setTrail({ key, pages: pages.slice(0, -1) }),
    passed: (pages.length - 1) * pageSize,
  }
}

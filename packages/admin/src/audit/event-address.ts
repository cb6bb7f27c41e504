import type { InputOf } from '@vestibule/api-client/contract'
import type { ListAddress } from '../list/list-address.ts'

export const periods = ['1d', '7d', '30d', '365d', 'all'] as const
export type Period = (typeof periods)[number]

const dayMs = 86_400_000

/** The default period: seven days, but all time for a search, a request or a session, which may be of any age. */
export function standardPeriod({ q, filters }: Pick<ListAddress, 'q' | 'filters'>): Period {
  return q !== '' || filters['request'] || filters['session'] ? 'all' : '7d'
}

/**
 * The filters that a URL asks the server for. URLs hold periods such as `7d`, not dates, so that a link stays useful.
 * `what` is the kind of event, because the parameter `event` holds the id of the open event.
 */
export function eventFilters(
  address: Pick<ListAddress, 'q' | 'filters'>,
  now: number,
): InputOf<'exportEvents'> {
  const { q, filters } = address
  const { period: asked, what, result, ...others } = filters
  const period = periods.find((one) => one === asked) ?? standardPeriod(address)
  const from =
    period === 'all' ? undefined : new Date(now - Number.parseInt(period, 10) * dayMs).toISOString()
  return {
    ...others,
    q: q || undefined,
    event: what,
    result: result === 'done' || result === 'refused' ? result : undefined,
    from,
  }
}

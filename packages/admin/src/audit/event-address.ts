import type { InputOf } from '@vestibule/api-client/contract'
import type { ListAddress } from '../list/list-address.ts'

export const periods = ['1d', '7d', '30d', '365d', 'all'] as const
export type Period = (typeof periods)[number]

const dayMs = 86_400_000

/**
 * The period of the list of audit events if the URL names none: seven days. If the user looks for a text, a request or
 * a session, it is all time, because what is looked for may be of any age.
 */
export function standardPeriod({ q, filters }: Pick<ListAddress, 'q' | 'filters'>): Period {
  return q !== '' || filters['request'] || filters['session'] ? 'all' : '7d'
}

/**
 * Converts the filters in a URL to those that the server takes. URLs contain periods such as `7d`, not dates, so that a
 * link stays useful. The kind of event is in the parameter `what`, because `event` is the id of the event that is open.
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

import type { EventFilters } from '@vestibule/api-client/admin'
import type { ListAddress } from '../list/list-address.ts'

/** The filters of the address. `what` is the kind of event: `event` names the one that is open. */
export const eventFilterNames = [
  'period',
  'who',
  'whom',
  'what',
  'resource',
  'organization',
  'result',
  'request',
  'session',
] as const

export const periods = ['1d', '7d', '30d', '365d', 'all'] as const
export type Period = (typeof periods)[number]

const dayMs = 86_400_000

/** The period that holds where none is chosen. Whoever looks for one code or request does not know when it was. */
export function standardPeriod({ q, filters }: Pick<ListAddress, 'q' | 'filters'>): Period {
  return q !== '' || filters['request'] || filters['session'] ? 'all' : '7d'
}

/** What of all events an address asks for. Nothing is written into the address that grows old, such as a day. */
export function eventFilters(
  address: Pick<ListAddress, 'q' | 'filters'>,
  now: number,
): EventFilters {
  const { q, filters } = address
  const { who, whom, what, resource, organization, request, session, result } = filters
  const period = periods.find((one) => one === filters['period']) ?? standardPeriod(address)
  return {
    ...(q && { q }),
    ...(who && { who }),
    ...(whom && { whom }),
    ...(what && { event: what }),
    ...(resource && { resource }),
    ...(organization && { organization }),
    ...(request && { request }),
    ...(session && { session }),
    ...((result === 'done' || result === 'refused') && { result }),
    ...(period !== 'all' && {
      from: new Date(now - Number.parseInt(period, 10) * dayMs).toISOString(),
    }),
  }
}

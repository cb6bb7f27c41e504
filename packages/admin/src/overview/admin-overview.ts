import { adminOf } from '@vestibule/api-client/admin'
import type { ValueFrom } from '@vestibule/api-client/contract'
import { useCall } from '../use-call.ts'

/** Reads the tasks that wait for administrators. The overview shows them, and the navigation their numbers. */
export const useOverview = () => useCall('overview', (client) => adminOf(client).getAdminOverview())

/** Whether the mail server refuses mails. Mails that wait without an answer of the mail server are only being sent. */
export const mailsFail = ({ mails }: ValueFrom<'getAdminOverview'>) =>
  mails !== undefined && mails.waiting > 0 && mails.last_answer !== null

/** What the navigation shows beside the names of sections: the number of waiting tasks, or `failed`. */
export function marksOf(
  overview: ValueFrom<'getAdminOverview'>,
): Readonly<Record<string, number | 'failed'>> {
  const { registrations, tickets, jobs } = overview
  const hasFailed = mailsFail(overview) || (jobs?.failed ?? 0) > 0
  return {
    ...(registrations && registrations.waiting > 0 && { registrations: registrations.waiting }),
    ...(tickets && tickets.open > 0 && { support: tickets.open }),
    ...(hasFailed && { health: 'failed' }),
  }
}

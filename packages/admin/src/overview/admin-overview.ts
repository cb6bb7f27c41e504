import { adminOf } from '@vestibule/api-client/admin'
import type { ValueFrom } from '@vestibule/api-client/contract'
import { useCall } from '../use-call.ts'

/** The tasks that wait for administrators: for the overview and for the numbers beside the sections. */
export const useOverview = () => useCall('overview', (client) => adminOf(client).getAdminOverview())

/** Whether mails are refused. Waiting mails without an answer from the mail server are still in flight. */
export const mailsFail = ({ mails }: ValueFrom<'getAdminOverview'>) =>
  mails !== undefined && mails.waiting > 0 && mails.last_answer !== null

/** The marks beside section names: the number of waiting tasks, or `failed`. */
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

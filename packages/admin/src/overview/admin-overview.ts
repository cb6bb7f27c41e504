import type { Client } from '@vestibule/api-client'
import { getAdminOverview, type AdminOverview } from '@vestibule/api-client/admin'
import { createRead, readAnswer, type Read } from '@vestibule/base/read'

const readByClient = new WeakMap<Client, Read<AdminOverview>>()

/** The tasks that wait for administrators: one cached read per client, for the overview and the section numbers. */
export function adminOverviewOf(client: Client): Read<AdminOverview> {
  const known = readByClient.get(client)
  if (known) return known
  const made = createRead<AdminOverview>(async () => readAnswer(await getAdminOverview(client)))
  readByClient.set(client, made)
  return made
}

/** Loads the numbers beside the sections again, if they are shown. */
export function refreshAdminOverview(client: Client) {
  const read = readByClient.get(client)
  if (read && read.getSnapshot().status !== 'idle') void read.refresh()
}

/** Whether mails are refused. Waiting mails without an answer from the mail server are still in flight. */
export const mailsFail = ({ mails }: AdminOverview) =>
  mails !== undefined && mails.waiting > 0 && mails.last_answer !== null

/** The marks beside section names: the number of waiting tasks, or `failed`. */
export function marksOf(overview: AdminOverview): Readonly<Record<string, number | 'failed'>> {
  const { registrations, tickets, jobs } = overview
  const hasFailed = mailsFail(overview) || (jobs?.failed ?? 0) > 0
  return {
    ...(registrations && registrations.waiting > 0 && { registrations: registrations.waiting }),
    ...(tickets && tickets.open > 0 && { support: tickets.open }),
    ...(hasFailed && { health: 'failed' }),
  }
}

import type { Client } from '@vestibule/api-client'
import { getAdminOverview, type AdminOverview } from '@vestibule/api-client/admin'
import { createRead, readAnswer, type Read } from '@vestibule/base/read'

const readByClient = new WeakMap<Client, Read<AdminOverview>>()

/** What waits for somebody: one read for each client, for the overview and the numbers beside the sections. */
export function adminOverviewOf(client: Client): Read<AdminOverview> {
  const known = readByClient.get(client)
  if (known) return known
  const made = createRead<AdminOverview>(async () => readAnswer(await getAdminOverview(client)))
  readByClient.set(client, made)
  return made
}

/** Asks again for the numbers beside the sections, where they are shown. */
export function refreshAdminOverview(client: Client) {
  const read = readByClient.get(client)
  if (read && read.getSnapshot().status !== 'idle') void read.refresh()
}

/** Whether mails are refused. Mails that wait without an answer are on their way. */
export const mailsFail = ({ mails }: AdminOverview) =>
  mails !== undefined && mails.waiting > 0 && mails.last_answer !== null

/** What stands beside the name of a section: how many wait for somebody, or that something has failed. */
export function marksOf(overview: AdminOverview): Readonly<Record<string, number | 'failed'>> {
  const { registrations, tickets, jobs } = overview
  const hasFailed = mailsFail(overview) || (jobs?.failed ?? 0) > 0
  return {
    ...(registrations && registrations.waiting > 0 && { registrations: registrations.waiting }),
    ...(tickets && tickets.open > 0 && { support: tickets.open }),
    ...(hasFailed && { health: 'failed' }),
  }
}

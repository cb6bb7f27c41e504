import { listTickets, type Client } from '@vestibule/api-client'

export async function openTickets(client: Client): Promise<string> {
  const outcome = await listTickets(client)
  if (outcome.kind === 'loaded') return `${outcome.value.length} open tickets`
  if (outcome.kind === 'throttled') return `Try again in ${outcome.retryAfterS} seconds.`
  return outcome.error.userMessage ?? 'Something went wrong. Try again later.'
}

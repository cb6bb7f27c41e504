import { createFakeClient, refuse } from '@vestibule/api-client/testing'
import { expect, it } from 'vitest'
import { openTickets } from './open-tickets.ts'

it('counts the tickets', async () => {
  const { client, transport } = createFakeClient({ listTickets: [] })
  expect(await openTickets(client)).toBe('0 open tickets')
  expect(transport.callsTo('listTickets')).toHaveLength(1)
  expect(transport.problems).toEqual([])
})

it('says how long to wait', async () => {
  const { client } = createFakeClient({ listTickets: refuse('rate_limited', { retryAfterS: 30 }) })
  expect(await openTickets(client)).toBe('Try again in 30 seconds.')
})

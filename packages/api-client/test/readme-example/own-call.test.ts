import { createClient } from '@vestibule/api-client'
import { createFakeTransport } from '@vestibule/api-client/testing'
import { expect, it } from 'vitest'
import { sizeOf } from './own-call.ts'

it('answers a call of your own beside those of the contract', async () => {
  const transport = createFakeTransport({ listTickets: [] })
  const client = createClient({
    origin: 'https://platform.example',
    cookies: transport.cookies,
    fetch: async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input)
      if (pathname !== '/cohort_api/v1/cohorts/c1/') return transport.fetch(input, init)
      return Response.json({ success: true, result: { id: 'c1', size: 42 } })
    },
  })
  expect(await sizeOf(client, 'c1')).toBe(42)
})

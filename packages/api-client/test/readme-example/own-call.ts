import type { Client } from '@vestibule/api-client'
import * as v from 'valibot'

const getCohort = {
  method: 'GET',
  path: '/cohort_api/v1/cohorts/:id/',
  answer: v.object({ id: v.string(), size: v.number() }),
} as const

/** The README's example of a call to the reader's own server, which the contract does not have. */
export async function sizeOf(client: Client, id: string): Promise<number> {
  const cohort = await client.request(getCohort, { params: { id }, query: { detail: true } })
  return cohort.size
}

import type { Client } from '@vestibule/api-client'
import * as v from 'valibot'

const getCohort = {
  method: 'GET',
  path: '/cohort_api/v1/cohorts/:id/',
  answer: v.object({ id: v.string(), size: v.number() }),
} as const

/** The README's call of one's own. */
export async function sizeOf(client: Client, id: string): Promise<number> {
  const cohort = await client.request(getCohort, { params: { id }, query: { detail: true } })
  return cohort.size
}

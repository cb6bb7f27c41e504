import type { TermsPerson } from '@vestibule/api-client/contract'
import type { AdminWorld } from '../admin-world.ts'
import { csvOf, type CsvColumns } from '../csv.ts'
import { recordChange, type AdminCaller } from '../record-change.ts'
import { listTermsPeople } from './terms-people.ts'

interface Filters {
  readonly terms: string
  readonly q?: string | undefined
  readonly state: 'accepted' | 'not_yet'
  readonly organization?: string | undefined
}

const columns: CsvColumns<TermsPerson> = {
  'First name': (person) => person.first_name,
  'Last name': (person) => person.last_name,
  Address: ({ email }) => email,
  Organisation: ({ organization }) => organization.name,
  State: ({ state }) => state,
  'Last sign-in': (person) => person.last_signed_in_at,
  Accepted: (person) => person.accepted_at,
}

/** CSV of who has accepted terms, or of who has not. Throws ApiError `not_found`. */
export async function exportAcceptances(
  app: AdminWorld,
  call: AdminCaller,
  { terms, ...filters }: Filters,
) {
  const { count, ...file } = await csvOf(columns, (page) =>
    listTermsPeople(app, terms, { ...filters, ...page }),
  )
  await recordChange(app, app.db, call, {
    event: 'acceptances_exported',
    userId: null,
    detail: { eula: terms },
    after: { count, ...JSON.parse(JSON.stringify(filters)) },
  })
  return { count, ...file }
}

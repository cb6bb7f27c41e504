import type { ItemOf } from '@vestibule/api-client/contract'
import { and, asc, eq, sql } from 'drizzle-orm'
import { eulaAcceptances, eulas } from '../../platform/db/schema/eulas.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { AdminWorld } from '../admin-world.ts'
import { csvOf, type CsvColumns } from '../../platform/http/csv.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { AdminCaller } from '../../identity/administrators/administrator.ts'
import { listTermsPeople } from './terms-people.ts'

interface Filters {
  readonly terms: string
  readonly q?: string | undefined
  readonly state: 'accepted' | 'not_yet' | 'signatures'
  readonly organization?: string | undefined
}

const columns: CsvColumns<ItemOf<'listTermsPeople'>> = {
  'First name': (person) => person.first_name,
  'Last name': (person) => person.last_name,
  Address: ({ email }) => email,
  Organisation: ({ organization }) => organization.name,
  State: ({ state }) => state,
  'Last sign-in': (person) => person.last_signed_in_at,
  Accepted: (person) => person.accepted_at,
}

type Signature = typeof eulaAcceptances.$inferSelect

const signatureColumns: CsvColumns<Signature> = {
  Name: (one) => one.name,
  Address: (one) => one.email,
  'Signed as': (one) => one.signedName,
  Version: (one) => String(one.version),
  Language: (one) => one.language,
  Accepted: (one) => one.acceptedAt.toISOString(),
  'SHA-256': (one) => one.sha256,
  Account: (one) => one.userId,
}

/** Reads one page of all acceptances of terms, the earliest first. */
async function listSignatures(
  { db }: Pick<AdminWorld, 'db'>,
  terms: string,
  { limit, after }: { readonly limit: string; readonly after?: string },
) {
  if ((await db.$count(eulas, eq(eulas.id, terms))) === 0) throw new ApiError('not_found')
  const { acceptedAt, userId, version, eulaId } = eulaAcceptances
  const [at, id, of] = after?.split(' ') ?? []
  const items = await db
    .select()
    .from(eulaAcceptances)
    .where(
      and(
        eq(eulaId, terms),
        at === undefined
          ? undefined
          : sql`(${acceptedAt}, ${userId}, ${version}) > (${at}::timestamptz, ${id}, ${of}::int)`,
      ),
    )
    .orderBy(asc(acceptedAt), asc(userId), asc(version))
    .limit(Number(limit))
  const last = items.length < Number(limit) ? undefined : items.at(-1)
  const next = last ? `${last.acceptedAt.toISOString()} ${last.userId} ${last.version}` : null
  return { items, next }
}

/**
 * Exports as CSV who has accepted terms, who has not, or every acceptance of every version. Throws ApiError `not_found`
 * if there are no such terms.
 */
export async function exportAcceptances(
  app: AdminWorld,
  call: AdminCaller,
  { terms, ...filters }: Filters,
) {
  const { state } = filters
  const { count, ...file } =
    state === 'signatures'
      ? await csvOf(signatureColumns, (page) => listSignatures(app, terms, page))
      : await csvOf(columns, (page) => listTermsPeople(app, terms, { ...filters, state, ...page }))
  await recordChange(app, app.db, call, {
    event: 'acceptances_exported',
    userId: null,
    detail: { eula: terms },
    after: { count, ...JSON.parse(JSON.stringify(filters)) },
  })
  return { count, ...file }
}

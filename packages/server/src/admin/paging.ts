import { sql, type SQL } from 'drizzle-orm'
import { ApiError } from '../platform/http/api-error.ts'

const perPage = 50
const mostPerPage = 100
/** Most rows counted: counting more would take longer than loading the page. */
export const mostCounted = 10_000

/** A column or expression to sort by, and the format of its values as text. */
export interface SortKey {
  readonly by: SQL
  readonly is: 'text' | 'whole' | 'moment' | 'uuid'
}

/** The last key must be unique. An index must have the same keys in the same order. */
export interface Sort {
  readonly keys: readonly SortKey[]
  readonly isDescending?: boolean
}

interface PageQuery {
  readonly after?: string | undefined
  readonly limit?: string | undefined
}

/** The parts of a query for one page, starting after the end of the previous page. */
export interface Keyset {
  /** Whether this is the first page. */
  readonly isFirst: boolean
  readonly where: SQL | undefined
  readonly orderBy: readonly SQL[]
  /** One more than the page shows: an extra row means that another page follows. */
  readonly limit: number
  /** The query has to select this as `cursor`. */
  readonly cursor: SQL<string>
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const moment =
  /^([1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.\d{1,6})?(?:[+-](?:0\d|1[0-4]):[0-5]\d)?$/

/** Whether the database can read a value of a cursor as this. Anything else would be a server error. */
const isA: Readonly<Record<SortKey['is'], (text: string) => boolean>> = {
  text: (text) => !text.includes('\0'),
  uuid: (text) => uuid.test(text),
  whole: (text) => /^\d{1,18}$/.test(text),
  moment: (text) => {
    const [, second] = moment.exec(text) ?? []
    const at = second === undefined ? Number.NaN : Date.parse(`${second}Z`)
    // A date such as 30 February is read as another one.
    return !Number.isNaN(at) && new Date(at).toISOString().startsWith(second ?? '')
  },
}

/** Throws ApiError `validation_failed` if `after` is no valid cursor for this sort. */
export function keysetOf(
  { keys, isDescending = false }: Sort,
  { after, limit = String(perPage) }: PageQuery,
): Keyset {
  const row = sql.join(
    keys.map(({ by }) => by),
    sql`, `,
  )
  const last = after === undefined ? undefined : readCursor(after, keys)
  return {
    isFirst: last === undefined,
    where: last && (isDescending ? sql`(${row}) < (${last})` : sql`(${row}) > (${last})`),
    orderBy: keys.map(({ by }) => (isDescending ? sql`${by} desc` : sql`${by} asc`)),
    limit: Math.min(Math.max(Number(limit), 1), mostPerPage) + 1,
    cursor: sql<string>`json_build_array(${row})::text`,
  }
}

/** The items of one page, converted by `toItems`, and the cursor of the next page. */
export async function toPage<Row extends { readonly cursor: string }, Item>(
  rows: readonly Row[],
  { limit }: Keyset,
  toItems: (rows: readonly Row[]) => Promise<Item[]> | Item[],
): Promise<{ items: Item[]; next: string | null }> {
  const shown = rows.slice(0, limit - 1)
  const cursor = rows.length < limit ? undefined : shown.at(-1)?.cursor
  return {
    items: await toItems(shown),
    next: cursor === undefined ? null : Buffer.from(cursor).toString('base64url'),
  }
}

function readCursor(after: string, keys: readonly SortKey[]): SQL {
  const values = parse(Buffer.from(after, 'base64url').toString())
  const texts = Array.isArray(values) ? values.map(String) : []
  const isCursor =
    texts.length === keys.length && keys.every(({ is }, index) => isA[is](texts[index] ?? ''))
  if (!isCursor) throw new ApiError('validation_failed', 'There is no such page')
  return sql.join(
    // Compared as a long integer, which holds more digits than some columns.
    texts.map((text, index) => (keys[index]?.is === 'whole' ? sql`${text}::bigint` : sql`${text}`)),
    sql`, `,
  )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

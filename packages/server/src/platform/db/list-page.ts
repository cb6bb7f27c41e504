import type { allCalls } from '@vestibule/api-client/contract'
import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type * as v from 'valibot'
import type { Database } from './database.ts'
import { ApiError } from '../http/api-error.ts'

const perPage = 50
const mostPerPage = 100
/**
 * Maximum number of rows that are counted for a list's total: counting more would take longer than loading the page. A
 * longer list has no total.
 */
export const mostCounted = 10_000

/** A column or expression to sort by, and how its values are written as text in a cursor. */
export interface SortKey {
  readonly by: SQL
  readonly is: 'text' | 'whole' | 'moment' | 'uuid'
}

/**
 * The order of a list. The last key must be unique, or rows with equal keys could be missing between two pages. An
 * index must have the same keys in the same order, or pages are slow.
 */
export interface Sort {
  readonly keys: readonly SortKey[]
  readonly isDescending?: boolean
}

interface PageQuery {
  readonly after?: string | undefined
  readonly limit?: string | undefined
}

/** The parts of a query for one page, which starts after the last row of the previous page. */
export interface Keyset {
  readonly where: SQL | undefined
  readonly orderBy: readonly SQL[]
  /** Number of rows to read: one more than the page shows. If that row exists, another page follows. */
  readonly limit: number
  /**
   * Column with the row's sort keys as text. That of the last row of a page is the cursor from which the next page
   * starts.
   */
  readonly cursor: SQL<string>
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const moment =
  /^([1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.\d{1,6})?(?:[+-](?:0\d|1[0-4]):[0-5]\d)?$/

/**
 * For each type of sort key, whether the database can read a value of a cursor as this type. Clients may send any text
 * as a cursor, and a text that the database cannot read would cause a server error.
 */
const isA: Readonly<Record<SortKey['is'], (text: string) => boolean>> = {
  text: (text) => !text.includes('\0'),
  uuid: (text) => uuid.test(text),
  whole: (text) => /^\d{1,18}$/.test(text),
  moment: (text) => {
    const [, second] = moment.exec(text) ?? []
    const at = second === undefined ? Number.NaN : Date.parse(`${second}Z`)
    // Compare the result with the text, because `Date` reads 30 February as a day in March.
    return !Number.isNaN(at) && new Date(at).toISOString().startsWith(second ?? '')
  },
}

function keysetOf(
  { keys, isDescending = false }: Sort,
  { after, limit = String(perPage) }: PageQuery,
): Keyset {
  const row = sql.join(
    keys.map(({ by }) => by),
    sql`, `,
  )
  const last = after === undefined ? undefined : readCursor(after, keys)
  return {
    where: last && (isDescending ? sql`(${row}) < (${last})` : sql`(${row}) > (${last})`),
    orderBy: keys.map(({ by }) => (isDescending ? sql`${by} desc` : sql`${by} asc`)),
    limit: Math.min(Math.max(Number(limit), 1), mostPerPage) + 1,
    cursor: sql<string>`json_build_array(${row})::text`,
  }
}

/**
 * The query parameters of the API call `Name`, which lists something, as the contract in `@vestibule/api-client`
 * defines them.
 */
export type ListQuery<Name extends keyof typeof allCalls> = (typeof allCalls)[Name] extends {
  readonly query: infer Query extends v.GenericSchema
}
  ? v.InferOutput<Query>
  : never

/** A drizzle query to which the conditions, the order and the limit have yet to be added. */
interface Rows<Row> {
  where(condition: SQL | undefined): {
    orderBy(...keys: SQL[]): { limit(most: number): PromiseLike<Row[]> }
    limit(most: number): SQLWrapper
  }
}

interface Page<Item> {
  readonly items: Item[]
  readonly next: string | null
  readonly total?: number
}

interface List<Row extends { readonly cursor: string }, Item> {
  /**
   * Selects the rows of the list from its tables. The columns must include `cursor`, the row's sort keys as text, from
   * which the next page starts.
   */
  readonly from: (cursor: SQL<string>) => Rows<Row>
  readonly sort: Sort
  readonly filter?: SQL | undefined
  readonly toItems: (rows: readonly Row[]) => Promise<Item[]> | Item[]
  /** The database in which to count the rows, for the total of the first page. Absent: the list has no total. */
  readonly countIn?: Database
}

/**
 * Reads one page of a list. `next` in the result is the parameter `after` for the following page, null on the last one.
 * Throws ApiError `validation_failed` if `after` in the query is no valid cursor.
 */
export async function listPage<Row extends { readonly cursor: string }, Item>(
  query: PageQuery,
  { from, sort, filter, toItems, countIn }: List<Row, Item>,
): Promise<Page<Item>> {
  const page = await readPage(
    query,
    sort,
    ({ cursor, where, orderBy, limit }) =>
      from(cursor)
        .where(and(filter, where))
        .orderBy(...orderBy)
        .limit(limit),
    toItems,
  )
  if (countIn === undefined || query.after !== undefined) return page
  if (page.next === null) return { ...page, total: page.items.length }
  const counted = from(sql<string>`''`)
    .where(filter)
    .limit(mostCounted + 1)
  const total = await countIn.$count(sql`(${counted}) as counted`)
  return total > mostCounted ? page : { ...page, total }
}

/**
 * Reads one page of a list whose query drizzle cannot build: `read` runs the query. `next` in the result is the
 * parameter `after` for the following page, null on the last one. Throws ApiError `validation_failed` if `after` in the
 * query is no valid cursor.
 */
export async function readPage<Row extends { readonly cursor: string }, Item>(
  query: PageQuery,
  sort: Sort,
  read: (keyset: Keyset) => PromiseLike<Row[]>,
  toItems: List<Row, Item>['toItems'],
): Promise<Page<Item>> {
  const keyset = keysetOf(sort, query)
  const rows = await read(keyset)
  const shown = rows.slice(0, keyset.limit - 1)
  const last = rows.length < keyset.limit ? undefined : shown.at(-1)?.cursor
  return {
    items: await toItems(shown),
    next: last === undefined ? null : Buffer.from(last).toString('base64url'),
  }
}

function readCursor(after: string, keys: readonly SortKey[]): SQL {
  const values = parse(Buffer.from(after, 'base64url').toString())
  const texts = Array.isArray(values) ? values.map(String) : []
  const isCursor =
    texts.length === keys.length && keys.every(({ is }, index) => isA[is](texts[index] ?? ''))
  if (!isCursor) throw new ApiError('validation_failed', 'There is no such page')
  return sql.join(
    // Compare as bigint, because a number in a cursor may have more digits than the column's type.
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

import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import { CasingCache } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'

const casing = new CasingCache('snake_case')

/** The `set` of an upsert, by which each of these columns gets the value that would have been inserted. */
export function importedSet<T extends PgTable>(
  table: T,
  names: readonly (keyof T['_']['columns'] & string)[],
): Record<string, SQL> {
  const columns = getTableColumns(table)
  return Object.fromEntries(
    names.flatMap((name) => {
      const column = columns[name]
      return column === undefined
        ? []
        : [[name, sql`excluded.${sql.identifier(casing.getColumnCasing(column))}`]]
    }),
  )
}

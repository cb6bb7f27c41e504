import { sql, type SQL } from 'drizzle-orm'

/**
 * SQL for the form in which searches compare a text: in lower case and without accents, like the result of `searchForm`
 * in `@vestibule/api-client`. A migration defines the SQL function.
 */
export const searchFormOf = (text: SQL): SQL => sql`search_form(${text})`

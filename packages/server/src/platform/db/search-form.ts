import { sql, type SQL } from 'drizzle-orm'

/**
 * SQL: the form of a text by which searches compare, without accents and in lower case: as `searchForm` of the contract
 * makes it. A migration defines the SQL function.
 */
export const searchFormOf = (text: SQL): SQL => sql`search_form(${text})`

import { sql, type SQL } from 'drizzle-orm'

/**
 * SQL: the form of a text by which searches compare, like `searchForm` of the contract. A migration defines the
 * function.
 */
export const searchFormOf = (text: SQL): SQL => sql`search_form(${text})`

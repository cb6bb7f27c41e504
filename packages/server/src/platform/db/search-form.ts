import { sql, type SQL } from 'drizzle-orm'

/**
 * SQL for the form in which searches compare texts, like `searchForm` of the contract. A migration defines the
 * function.
 */
export const searchFormOf = (text: SQL): SQL => sql`search_form(${text})`

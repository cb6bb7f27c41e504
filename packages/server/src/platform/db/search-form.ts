import { sql, type SQL } from 'drizzle-orm'

/** An expression in the form that searches compare, as `searchForm` of the contract. A migration defines the function. */
export const searchFormOf = (text: SQL): SQL => sql`search_form(${text})`

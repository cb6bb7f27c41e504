import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { bytea, moment } from '../columns.ts'
import { users } from './accounts.ts'
import { identityProviders } from './identity-providers.ts'

/** Tokens with which programs of a person pass the gate of one app. */
export const appTokens = pgTable(
  'app_tokens',
  {
    /** Public id, which grants no access. */
    id: text().primaryKey(),
    tokenHash: bytea().notNull().unique(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What it is for, in the words of the person. */
    name: text().notNull(),
    /** The app's address without surrounding slashes. No foreign key: the gate asks whether the app is open. */
    app: text().notNull(),
    /** The name of the only dataset that it opens. Null: each that is open to the person, and addresses without one. */
    dataset: text(),
    createdAt: moment().notNull(),
    endsAt: moment().notNull(),
    /** Null: never. Written at most every five minutes. */
    lastUsedAt: moment(),
    /** The organisation's identity provider that had opened the session in which it was made. Null: none. */
    providerId: text().references(() => identityProviders.id, { onDelete: 'set null' }),
  },
  (table) => [index().on(table.userId), index().on(table.endsAt), index().on(table.providerId)],
)

import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytea, moment } from '../columns.ts'
import { users } from './accounts.ts'
import { sessions } from './sessions.ts'

/** The confirmed authenticator of an account. */
export const authenticators = pgTable('authenticators', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The key in base32, sealed for its user with the purpose `totp`. */
  sealedSecret: bytea().notNull(),
  /** The last time step whose code was accepted: no code is accepted twice. */
  lastStep: bigint({ mode: 'number' }),
  confirmedAt: moment().notNull(),
})

/** An authenticator that is being set up. It lives and dies with the browser's session. */
export const authenticatorSetups = pgTable('authenticator_setups', {
  sessionHash: bytea()
    .primaryKey()
    .references(() => sessions.idHash, { onDelete: 'cascade', onUpdate: 'cascade' }),
  userId: text()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  sealedSecret: bytea().notNull(),
  createdAt: moment().notNull(),
})

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Keyed hash of the user's id and the code without its separator. */
    codeHash: bytea().notNull(),
    createdAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

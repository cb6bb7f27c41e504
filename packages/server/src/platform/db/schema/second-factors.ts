import { bigint, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { bytea, moment } from '../columns.ts'
import { ofUser } from './accounts.ts'
import { sessions } from './sessions.ts'

/** The confirmed authenticator of an account. */
export const authenticators = pgTable('authenticators', {
  userId: ofUser().primaryKey(),
  /** The TOTP key in base32, sealed with its user as owner and the purpose `totp`. */
  sealedSecret: bytea().notNull(),
  /** Time step of the last accepted code: no code is accepted twice. */
  lastStep: bigint({ mode: 'number' }),
  confirmedAt: moment().notNull(),
})

/** Authenticators being set up. Each row is deleted with the browser's session. */
export const authenticatorSetups = pgTable('authenticator_setups', {
  sessionHash: bytea()
    .primaryKey()
    .references(() => sessions.idHash, { onDelete: 'cascade', onUpdate: 'cascade' }),
  userId: ofUser(),
  sealedSecret: bytea().notNull(),
  createdAt: moment().notNull(),
})

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: ofUser(),
    /** Cost and salt, a `$`, and a keyed hash of the Argon2id hash: see `recovery-code.ts`. */
    codeHash: bytea().notNull(),
    createdAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

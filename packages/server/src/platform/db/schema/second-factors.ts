import { bigint, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { bytea, moment } from '../columns.ts'
import { ofUser } from './accounts.ts'
import { sessions } from './sessions.ts'

/** The authenticator app of an account, whose owner has confirmed it by a code. */
export const authenticators = pgTable('authenticators', {
  userId: ofUser().primaryKey(),
  /** The TOTP secret in base32, encrypted by `Keys.seal` with the user's id as owner. */
  sealedSecret: bytea().notNull(),
  /**
   * Time step of the last accepted code. Codes of this step and earlier ones are refused, so that none is used twice.
   * Null: none was accepted yet.
   */
  lastStep: bigint({ mode: 'number' }),
  confirmedAt: moment().notNull(),
})

/** Authenticators that users are setting up and have not confirmed. A row is deleted with the browser's session. */
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
    /**
     * Cost and salt of an Argon2id hash of the code, a `$`, and a keyed hash of that hash. In rows of earlier versions:
     * a keyed hash of the code itself.
     */
    codeHash: bytea().notNull(),
    createdAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

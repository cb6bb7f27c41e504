import type { Language, TermsScope, TermsSignature } from '@vestibule/api-client/contract'
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { users } from './accounts.ts'
import { ofResource } from './resources.ts'

/** Name and text of terms in other languages. `content` is sanitised HTML. */
export type EulaTranslations = Readonly<
  Partial<Record<Language, { readonly name: string; readonly content: string }>>
>

export const eulas = pgTable(
  'eulas',
  {
    id: text().primaryKey(),
    /** Version of the text, increased when an import changes it. People must accept each version anew. */
    version: integer().notNull(),
    name: text().notNull(),
    /** The text in its original language, as sanitised HTML. */
    content: text().notNull(),
    /** The text in other languages. Accepting the text in any language accepts the terms. */
    translations: jsonb().$type<EulaTranslations>().notNull().default({}),
    /**
     * Who must accept the terms. `platform`: everybody before they may open anything. `resources`: only people who open
     * a resource that is tied to the terms.
     */
    scope: text().$type<TermsScope>().notNull().default('platform'),
    /** How users accept the terms: by ticking a box (`accept`), or by writing their name (`name`). */
    signature: text().$type<TermsSignature>().notNull().default('accept'),
    position: integer().notNull(),
    /** Time from which users must accept the terms. Null: always. */
    validFrom: moment(),
    /** Id of older terms that these terms replace from `validFrom` on. Null: they replace none. */
    replacesId: text().references((): AnyPgColumn => eulas.id),
    /** Whether `vestibule import` manages the terms. They can then only be changed in the import file. */
    imported: boolean().notNull().default(false),
    publishedAt: moment(),
    publishedById: text().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index().on(table.replacesId)],
)

/** Which datasets require which terms: only people who have accepted the terms may open the dataset. */
export const resourceTerms = pgTable(
  'resource_terms',
  {
    resourceId: ofResource(),
    eulaId: text()
      .notNull()
      .references(() => eulas.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.resourceId, table.eulaId] }), index().on(table.eulaId)],
)

/**
 * Every text of terms that was ever published. Rows are never deleted, even if the terms are, because they prove what
 * people have accepted.
 */
export const eulaTexts = pgTable(
  'eula_texts',
  {
    eulaId: text().notNull(),
    version: integer().notNull(),
    /** Language of the text. Empty: the original. */
    language: text().$type<Language | ''>().notNull(),
    name: text().notNull(),
    /** The text as sanitised HTML. */
    content: text().notNull(),
    /** SHA-256 of `content` in UTF-8, in hexadecimal digits. */
    sha256: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.eulaId, table.version, table.language, table.sha256] })],
)

export const eulaAcceptances = pgTable(
  'eula_acceptances',
  {
    /** Id of the user. No foreign key, because acceptances stay stored when the account is erased. */
    userId: text().notNull(),
    eulaId: text().notNull(),
    version: integer().notNull(),
    acceptedAt: moment().notNull(),
    /** The name that the person wrote to accept the terms. Null: the terms required none. */
    signedName: text(),
    /**
     * Mail address and name of the account at the time of acceptance. Null: the acceptance is imported, or older than
     * these columns.
     */
    email: text(),
    name: text(),
    /** Language of the text that the person was shown. Empty: the original language. Null: not stored. */
    language: text().$type<Language | ''>(),
    sha256: text(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.eulaId, table.version] }),
    foreignKey({ columns: [table.eulaId], foreignColumns: [eulas.id] }),
    index().on(table.eulaId, table.version, table.userId),
  ],
)

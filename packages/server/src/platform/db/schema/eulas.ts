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

/** Translations of terms. `content` is sanitised HTML. */
export type EulaTranslations = Readonly<
  Partial<Record<Language, { readonly name: string; readonly content: string }>>
>

export const eulas = pgTable(
  'eulas',
  {
    id: text().primaryKey(),
    /** Increased when the content changes; each version needs a new acceptance. */
    version: integer().notNull(),
    name: text().notNull(),
    /** Original text as sanitised HTML. */
    content: text().notNull(),
    /** Translations by language; accepting one of the texts accepts the terms. */
    translations: jsonb().$type<EulaTranslations>().notNull().default({}),
    /**
     * Whether everybody must accept the terms before anything opens, or only those who open a resource that the terms
     * are tied to.
     */
    scope: text().$type<TermsScope>().notNull().default('platform'),
    /** Whether the terms are accepted by a tick, or by a name that the person writes. */
    signature: text().$type<TermsSignature>().notNull().default('accept'),
    position: integer().notNull(),
    /** Time from which users must accept the terms. Null: always. */
    validFrom: moment(),
    /** Older terms that these replace from `validFrom` on. */
    replacesId: text().references((): AnyPgColumn => eulas.id),
    /** The import owns the terms: they can only be changed in the import file. */
    imported: boolean().notNull().default(false),
    publishedAt: moment(),
    publishedById: text().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index().on(table.replacesId)],
)

/** The datasets whose data opens only to those who have accepted the terms. */
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
 * Every published text of terms. The texts prove what was accepted, so they are never deleted, even with their terms.
 */
export const eulaTexts = pgTable(
  'eula_texts',
  {
    eulaId: text().notNull(),
    version: integer().notNull(),
    /** Language of the text. Empty: the original. */
    language: text().$type<Language | ''>().notNull(),
    name: text().notNull(),
    /** Sanitised HTML. */
    content: text().notNull(),
    /** SHA-256 of `content` in UTF-8, in hexadecimal digits. */
    sha256: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.eulaId, table.version, table.language, table.sha256] })],
)

export const eulaAcceptances = pgTable(
  'eula_acceptances',
  {
    /** No foreign key: acceptances stay when the account is erased. */
    userId: text().notNull(),
    eulaId: text().notNull(),
    version: integer().notNull(),
    acceptedAt: moment().notNull(),
    /** What the person wrote as their signature. Null: the terms ask for none. */
    signedName: text(),
    /** Address and name of the account at that time. Null: accepted before these were stored, or imported. */
    email: text(),
    name: text(),
    /** Language of the text that was shown: see `eulaTexts`. Null: not stored. */
    language: text().$type<Language | ''>(),
    sha256: text(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.eulaId, table.version] }),
    foreignKey({ columns: [table.eulaId], foreignColumns: [eulas.id] }),
    index().on(table.eulaId, table.version, table.userId),
  ],
)

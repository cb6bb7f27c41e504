import type { Language } from '@vestibule/api-client/contract'
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

/** `content` is sanitised HTML. */
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
    /** Sanitised HTML. */
    content: text().notNull(),
    /** Translations by language; accepting one of the texts accepts the terms. */
    translations: jsonb().$type<EulaTranslations>().notNull().default({}),
    position: integer().notNull(),
    /** From then on users must accept the terms. Null: always. */
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

export const eulaAcceptances = pgTable(
  'eula_acceptances',
  {
    /** No foreign key: what was accepted stays when the account is erased. */
    userId: text().notNull(),
    eulaId: text().notNull(),
    version: integer().notNull(),
    acceptedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.eulaId, table.version] }),
    foreignKey({ columns: [table.eulaId], foreignColumns: [eulas.id] }),
    index().on(table.eulaId, table.version, table.userId),
  ],
)

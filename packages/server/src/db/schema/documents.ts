import type { AdditionalMeta, Language } from '@vestibule/api-client/contract'
import { integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'

export const sellers = pgTable('sellers', {
  id: text().primaryKey(),
  name: text().notNull(),
})

export const dataPartners = pgTable('data_partners', {
  id: text().primaryKey(),
  name: text().notNull(),
})

export const sellerDataPartners = pgTable(
  'seller_data_partners',
  {
    sellerId: text()
      .notNull()
      .references(() => sellers.id, { onDelete: 'cascade' }),
    dataPartnerId: text()
      .notNull()
      .references(() => dataPartners.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.sellerId, table.dataPartnerId] })],
)

/** The texts of a document in another language than those that it was written with. */
export interface DocumentTranslation {
  readonly title?: string
  readonly miniContent: string
  readonly mainContent: string
  /** Rendered when the texts are saved. */
  readonly miniHtml: string
  readonly mainHtml: string
}
export type DocumentTranslations = Readonly<Partial<Record<Language, DocumentTranslation>>>

export const documents = pgTable(
  'documents',
  {
    id: text().primaryKey(),
    elementId: text().notNull(),
    appName: text().notNull(),
    /** The data partner to whose scope the document belongs. Empty: the whole platform's. */
    dataPartnerId: text().notNull().default(''),
    miniContent: text().notNull(),
    mainContent: text().notNull(),
    /** Rendered when the text is saved. Null: not yet, for it was saved before there was this column. */
    miniHtml: text(),
    mainHtml: text(),
    /** The same texts in other languages. */
    translations: jsonb().$type<DocumentTranslations>().notNull().default({}),
    additionalMeta: jsonb().$type<AdditionalMeta>().notNull(),
    audience: jsonb().$type<readonly string[]>().notNull(),
    environmentType: jsonb().$type<readonly string[]>().notNull(),
    sellers: jsonb().$type<readonly string[]>().notNull(),
    dataPartners: jsonb().$type<readonly string[]>().notNull(),
    version: integer().notNull(),
    updatedById: text(),
    updatedAt: moment().notNull(),
  },
  (table) => [unique().on(table.appName, table.elementId, table.dataPartnerId)],
)

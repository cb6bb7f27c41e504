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

/** A document's texts translated into another language. */
export interface DocumentTranslation {
  readonly title?: string
  readonly miniContent: string
  readonly mainContent: string
  /** `miniContent` and `mainContent` as HTML, rendered when the texts are saved. */
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
    /**
     * The data partner for which this version of the document is. Empty: the platform's version, for all data partners
     * that have none of their own.
     */
    dataPartnerId: text().notNull().default(''),
    miniContent: text().notNull(),
    mainContent: text().notNull(),
    /** `miniContent` and `mainContent` as HTML. Null: the text was last saved before these columns existed. */
    miniHtml: text(),
    mainHtml: text(),
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

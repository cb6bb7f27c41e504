import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { organizations } from './accounts.ts'

/** Mail domains that organisations claim as their own. */
export const organizationDomains = pgTable(
  'organization_domains',
  {
    /** The domain in lower case and ASCII. Belongs to one organisation only. */
    domain: text().primaryKey(),
    organizationId: text()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    /** Required content of the TXT record. Not a secret: DNS shows it to everybody. */
    dnsToken: text().notNull(),
    /** When the domain was verified. Null: not yet. */
    verifiedAt: moment(),
  },
  (table) => [index().on(table.organizationId)],
)

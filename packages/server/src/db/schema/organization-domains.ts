import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { organizations } from './accounts.ts'

/** The mail domains that organisations say are their own. */
export const organizationDomains = pgTable(
  'organization_domains',
  {
    /** In small letters and ASCII. It stands at one organisation alone. */
    domain: text().primaryKey(),
    organizationId: text()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    /** What the TXT record has to hold. Not a secret: DNS shows it to everybody. */
    dnsToken: text().notNull(),
    /** Null: the record was never found. */
    verifiedAt: moment(),
  },
  (table) => [index().on(table.organizationId)],
)

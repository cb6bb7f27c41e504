import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { organizations } from './accounts.ts'

/** Mail domains that organisations say are theirs. */
export const organizationDomains = pgTable(
  'organization_domains',
  {
    /** The domain in lower case and ASCII. Only one organisation can have it. */
    domain: text().primaryKey(),
    organizationId: text()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    /**
     * Random part of the text `vestibule-domain=…` that the organisation must publish in a TXT record to verify the
     * domain. Not a secret: DNS shows it to everybody.
     */
    dnsToken: text().notNull(),
    /** When the domain was verified. Null: not yet. */
    verifiedAt: moment(),
  },
  (table) => [index().on(table.organizationId)],
)

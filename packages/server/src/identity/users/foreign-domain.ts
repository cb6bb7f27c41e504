import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { organizations } from '../../platform/db/schema/accounts.ts'
import { organizationDomains } from '../../platform/db/schema/organization-domains.ts'
import { domainOfAddress } from '../../platform/mail/mail-domain.ts'

/** The organisation that has verified an address's mail domain; null: none has. */
export async function domainOwnerOf(
  db: Database,
  email: string,
): Promise<{ readonly id: string; readonly name: string } | null> {
  const domain = domainOfAddress(email)
  if (domain === null) return null
  const [owner] = await db
    .select({ id: organizations.id, name: organizations.name })
    .from(organizationDomains)
    .innerJoin(organizations, eq(organizations.id, organizationDomains.organizationId))
    .where(and(eq(organizationDomains.domain, domain), isNotNull(organizationDomains.verifiedAt)))
  return owner ?? null
}

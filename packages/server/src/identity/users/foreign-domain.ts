import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { organizations } from '../../platform/db/schema/accounts.ts'
import { organizationDomains } from '../../platform/db/schema/organization-domains.ts'
import { domainOfAddress } from '../../platform/mail/email-address.ts'
import { fieldError } from '../../platform/http/api-error.ts'

/**
 * The mail domain of a new address. Throws ApiError `validation_failed` if the text after the @ is no domain. Such a
 * text (`north.example/`) could hide which organisation the address belongs to.
 */
export function requireMailDomain(email: string): string {
  const domain = domainOfAddress(email)
  if (domain === null) throw fieldError('email', 'Please enter a valid email', 'email_invalid')
  return domain
}

/**
 * The organisation that has verified the mail domain of a new address. Null: none has. Throws ApiError
 * `validation_failed` if the text after the @ is no domain.
 */
export async function domainOwnerOf(
  db: Database,
  email: string,
): Promise<{ readonly id: string; readonly name: string } | null> {
  const domain = requireMailDomain(email)
  const [owner] = await db
    .select({ id: organizations.id, name: organizations.name })
    .from(organizationDomains)
    .innerJoin(organizations, eq(organizations.id, organizationDomains.organizationId))
    .where(and(eq(organizationDomains.domain, domain), isNotNull(organizationDomains.verifiedAt)))
  return owner ?? null
}

import { and, asc, eq } from 'drizzle-orm'
import type { Organization } from '@vestibule/api-client/contract'
import type { Database } from '../../platform/db/database.ts'
import { organizations } from '../../platform/db/schema/accounts.ts'

const columns = { id: organizations.id, name: organizations.name }
const isCustomer = eq(organizations.isInternal, false)

/** The customers that staff may act for: every organisation except the platform's own. */
export function listCustomers(db: Database): Promise<Organization[]> {
  return db.select(columns).from(organizations).where(isCustomer).orderBy(asc(organizations.name))
}

export async function findCustomer(db: Database, id: string): Promise<Organization | null> {
  const [row] = await db
    .select(columns)
    .from(organizations)
    .where(and(eq(organizations.id, id), isCustomer))
  return row ?? null
}

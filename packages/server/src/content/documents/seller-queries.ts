import type { Seller } from '@vestibule/api-client/contract'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { dataPartners, sellerDataPartners, sellers } from '../../platform/db/schema/documents.ts'

/** All sellers with their data partners, sorted by name. */
export async function listSellers(db: Database): Promise<Seller[]> {
  const rows = await db
    .select({
      id: sellers.id,
      name: sellers.name,
      partner: { id: dataPartners.id, name: dataPartners.name },
    })
    .from(sellers)
    .leftJoin(sellerDataPartners, eq(sellerDataPartners.sellerId, sellers.id))
    .leftJoin(dataPartners, eq(dataPartners.id, sellerDataPartners.dataPartnerId))
    .orderBy(asc(sellers.name), asc(sellers.id), asc(dataPartners.name), asc(dataPartners.id))
  const byId = new Map<string, Seller>()
  for (const { id, name, partner } of rows) {
    const seller = byId.get(id) ?? { id, name, data_partners: [] }
    if (partner !== null) seller.data_partners.push(partner)
    byId.set(id, seller)
  }
  return [...byId.values()]
}

/** Ids of the sellers of any of these data partners. */
export async function sellerIdsOf(db: Database, partnerIds: readonly string[]): Promise<string[]> {
  if (partnerIds.length === 0) return []
  const rows = await db
    .selectDistinct({ id: sellerDataPartners.sellerId })
    .from(sellerDataPartners)
    .where(inArray(sellerDataPartners.dataPartnerId, [...partnerIds]))
  return rows.map((row) => row.id)
}

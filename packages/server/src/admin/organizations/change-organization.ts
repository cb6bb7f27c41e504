import type { SignInMethod } from '@vestibule/api-client/contract'
import { eq } from 'drizzle-orm'
import { organizations } from '../../platform/db/schema/accounts.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { because } from '../../platform/http/because.ts'
import { newId } from '../../platform/random.ts'
import type { AdminWorld } from '../admin-world.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { AdminCaller } from '../../identity/administrators/administrator.ts'
import { findOrganization } from './organizations.ts'

type Row = typeof organizations.$inferSelect

interface Created {
  readonly name: string
  readonly tier: 'premium' | 'explore'
  readonly sign_in_method?: SignInMethod | undefined
  readonly two_factors?: boolean | undefined
}

/**
 * Creates an organisation of a customer, and resolves to its id. Only an import can mark an organisation as the
 * platform's own.
 */
export async function createOrganization(app: AdminWorld, call: AdminCaller, created: Created) {
  const {
    name,
    tier,
    sign_in_method: signInMethod = null,
    two_factors: twoFactors = false,
  } = created
  const row = { id: newId(), name, tier, signInMethod, twoFactors, isInternal: false }
  await app.db.transaction(async (tx) => {
    await tx.insert(organizations).values(row)
    await recordChange(app, tx, call, {
      event: 'organization_created',
      userId: null,
      detail: { organization: row.id },
      after: shown(row),
    })
  })
  return row.id
}

interface Edit {
  readonly name?: string | undefined
  readonly tier?: 'premium' | 'explore' | undefined
  readonly sign_in_method?: SignInMethod | null | undefined
  readonly two_factors?: boolean | undefined
  readonly reason?: string | undefined
}

/**
 * Changes an organisation. Throws ApiError `not_found` if it does not exist, and `conflict` if an import manages the
 * organisation and its name or tier would change.
 */
export async function editOrganization(app: AdminWorld, call: AdminCaller, id: string, edit: Edit) {
  await app.db.transaction(async (tx) => {
    const row = await findOrganization(tx, id, 'update')
    if (row === null) throw new ApiError('not_found')
    const after = {
      name: edit.name ?? row.name,
      tier: edit.tier ?? row.tier,
      signInMethod: edit.sign_in_method === undefined ? row.signInMethod : edit.sign_in_method,
      twoFactors: edit.two_factors ?? row.twoFactors,
    }
    const isOfImport = after.name !== row.name || after.tier !== row.tier
    if (row.imported && isOfImport) {
      throw because('conflict', 'owned_by_import')
    }
    await tx.update(organizations).set(after).where(eq(organizations.id, id))
    await recordChange(app, tx, call, {
      event: 'organization_edited',
      userId: null,
      detail: { organization: id },
      before: shown(row),
      after: shown(after),
      reason: edit.reason,
    })
  })
}

const shown = ({
  name,
  tier,
  signInMethod,
  twoFactors,
}: Pick<Row, 'name' | 'tier' | 'signInMethod' | 'twoFactors'>) => ({
  name,
  tier,
  sign_in_method: signInMethod,
  two_factors: twoFactors,
})

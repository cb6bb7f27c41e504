import { calls } from '@vestibule/api-client/contract'
import { eq } from 'drizzle-orm'
import { audit } from '../../platform/audit/audit.ts'
import { ApiError, fieldError } from '../../platform/http/api-error.ts'
import type { App } from '../../identity/calls/app.ts'
import { mount } from '../../identity/calls/mount.ts'
import type { Database } from '../../platform/db/database.ts'
import { eulaAcceptances, eulas } from '../../platform/db/schema/eulas.ts'

export function eulaRoutes(app: App) {
  mount(app, calls.getEula, async ({ params, visitor }) => {
    const eula = await findEula(app.db, params.id)
    if (eula === null) throw new ApiError('not_found')
    const { id, name, content, translations, version } = eula
    const { language } = visitor
    const translated = translations[language]
    const text = translated ? { ...translated, language } : { name, content, language: null }
    return { data: { id, version, ...text } }
  })

  mount(app, calls.acceptEula, async (call) => {
    const { params, session, body } = call
    if (params.userId !== session.user.id) throw new ApiError('forbidden')
    await app.db.transaction(async (tx) => {
      const eula = await holdEula(tx, params.eulaId)
      if (eula === null) throw new ApiError('not_found')
      const { id: eulaId, version } = eula
      // Without a version nobody knows which text was shown, unless there was only ever one.
      if (body.version === undefined && version > 1) {
        throw fieldError('version', 'Say which version was read', 'required')
      }
      if ((body.version ?? version) !== version) throw new ApiError('terms_changed')
      const acceptedAt = app.clock.now()
      const userId = session.user.id
      if (!(await recordAcceptance(tx, { userId, eulaId, version, acceptedAt }))) return
      const { language } = body
      const detail = { eula: eulaId, version, ...(language && { language }) }
      await audit(app, tx, call, { event: 'eula_accepted', detail })
    })
    return {}
  })
}

/** The current version of the terms. */
async function findEula(db: Database, id: string) {
  const [row] = await db.select().from(eulas).where(eq(eulas.id, id))
  return row ?? null
}

/** The same, and keeps it until the transaction ends. */
async function holdEula(tx: Database, id: string) {
  const [row] = await tx.select().from(eulas).where(eq(eulas.id, id)).for('share')
  return row ?? null
}

/** Records the first acceptance of a version; repeating it changes nothing. */
async function recordAcceptance(
  db: Database,
  acceptance: typeof eulaAcceptances.$inferInsert,
): Promise<boolean> {
  const recorded = await db
    .insert(eulaAcceptances)
    .values(acceptance)
    .onConflictDoNothing()
    .returning({ eulaId: eulaAcceptances.eulaId })
  return recorded.length > 0
}

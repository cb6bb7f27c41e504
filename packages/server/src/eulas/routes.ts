import { calls } from '@vestibule/api-client/contract'
import { audit } from '../audit/audit.ts'
import { ApiError } from '../http/api-error.ts'
import type { App } from '../http/app.ts'
import { mount } from '../http/mount.ts'
import { findEula, recordAcceptance } from './eula-queries.ts'

export function eulaRoutes(app: App) {
  mount(app, calls.getEula, async ({ params }) => {
    const eula = await findEula(app.db, params.id)
    if (eula === null) throw new ApiError('not_found')
    const { id, name, content } = eula
    return { result: { data: { id, name, content } } }
  })

  mount(app, calls.acceptEula, async (call) => {
    const { params, session } = call
    if (params.userId !== session.user.id) throw new ApiError('forbidden')
    await app.db.transaction(async (tx) => {
      const eula = await findEula(tx, params.eulaId)
      if (eula === null) throw new ApiError('not_found')
      const { id: eulaId, version } = eula
      const acceptedAt = app.clock.now()
      const userId = session.user.id
      if (!(await recordAcceptance(tx, { userId, eulaId, version, acceptedAt }))) return
      await audit(app, tx, call, { event: 'eula_accepted', detail: { eula: eulaId, version } })
    })
    return {}
  })
}

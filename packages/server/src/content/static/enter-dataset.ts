import { safeNext } from '@vestibule/api-client/contract'
import { asLocation } from '../../platform/http/location.ts'
import { hasTermsToAccept } from '../../access/eulas/dataset-terms.ts'
import { authScreen } from '../../identity/auth-screens.ts'
import type { Context } from 'hono'
import type { App } from '../../identity/calls/app.ts'
import { segmentsOf } from '../../access/gate/app-address.ts'
import { kindOf } from '../../access/gate/asked-address.ts'
import type { AppEnv } from '../../platform/http/app-env.ts'
import { isLocked } from '../../identity/sessions/idle-lock.ts'
import { guestOf } from '../../identity/sessions/guest.ts'
import { askerOf } from '../../access/resources/may-open.ts'
import { findDataset } from '../../access/resources/resource-queries.ts'

/**
 * Records that a signed-in user opens the page of a dataset (`/dv/{dataset}/…`) to which they have access. If the user
 * must accept terms of the dataset first, returns a redirect to them. Null: the page may be sent. The page is also sent
 * if recording fails, because it contains no data of the dataset.
 */
export async function enterDataset(app: App, c: Context<AppEnv>): Promise<Response | null> {
  const [, first, dataset] = segmentsOf(c.env.incoming.url ?? '') ?? []
  if (first !== 'dv' || !dataset || !kindOf(c, c.req.method).isPage) return null
  try {
    const { ip, session: find } = guestOf(app, c)
    const session = await find()
    if (session === null || isLocked(app.clock, session)) return null
    if ((await app.pendingEulas(session.user.id)).length > 0) return null
    const now = app.clock.now()
    const found = await findDataset(app.db, askerOf(session, now), dataset)
    if (found?.isOpen !== true) return null
    if (await hasTermsToAccept(app.db, { name: dataset, userId: session.user.id, now })) {
      const next = safeNext(c.env.incoming.url)
      const terms = app.settings.publicOrigin + authScreen('eula', { dataset, next })
      return c.redirect(asLocation(terms), 302)
    }
    const request = { requestId: c.get('requestId'), visitor: { ip, session } }
    await app.recordOpened(request, { app: null, dataset })
  } catch (error) {
    app.log.warn({ requestId: c.get('requestId'), err: error }, 'an opened dataset is not recorded')
  }
  return null
}

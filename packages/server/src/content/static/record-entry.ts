import type { Context } from 'hono'
import type { App } from '../../identity/calls/app.ts'
import { segmentsOf } from '../../access/gate/app-address.ts'
import { kindOf } from '../../access/gate/asked-address.ts'
import type { AppEnv } from '../../platform/http/app-env.ts'
import { guestOf } from '../../identity/sessions/guest.ts'
import { askerOf } from '../../access/resources/may-open.ts'
import { findDataset } from '../../access/resources/resource-queries.ts'

/**
 * Records that somebody has opened the page of a dataset that is open to them. Failing to record does not keep the page
 * from being sent, as it holds no data of the dataset.
 */
export async function recordEntry(app: App, c: Context<AppEnv>): Promise<void> {
  const [, first, dataset] = segmentsOf(c.env.incoming.url ?? '') ?? []
  if (first !== 'dv' || !dataset || !kindOf(c, c.req.method).isPage) return
  try {
    const { ip, session: find } = guestOf(app, c)
    const session = await find()
    if (session === null || (await app.pendingEulas(session.user.id)).length > 0) return
    const found = await findDataset(app.db, askerOf(session, app.clock.now()), dataset)
    if (found?.isOpen !== true) return
    const request = { requestId: c.get('requestId'), visitor: { ip, session } }
    await app.recordOpened(request, { app: null, dataset })
  } catch (error) {
    app.log.warn({ requestId: c.get('requestId'), err: error }, 'an opened dataset is not recorded')
  }
}

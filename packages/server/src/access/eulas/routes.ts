import { calls } from '@vestibule/api-client/contract'
import { eq } from 'drizzle-orm'
import type { App } from '../../identity/calls/app.ts'
import { mount } from '../../identity/calls/mount.ts'
import { eulas } from '../../platform/db/schema/eulas.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { askerOf } from '../resources/may-open.ts'
import { acceptEula } from './accept-eula.ts'
import { canFindDatasetOfTerms } from '../requests/catalogue.ts'
import { isAskedFor } from './dataset-terms.ts'
import { textIn } from './eula-text.ts'
import { sendReceipt } from './receipt-page.ts'

export function eulaRoutes(app: App) {
  const { db, clock } = app

  mount(app, calls.getEula, async ({ params, session, visitor }) => {
    const [terms] = await db.select().from(eulas).where(eq(eulas.id, params.id))
    if (terms === undefined) throw new ApiError('not_found')
    const { id, version, scope, signature } = terms
    const asker = askerOf(session, clock.now())
    const mayRead =
      scope === 'platform' ||
      (await isAskedFor(db, asker, id)) ||
      (await canFindDatasetOfTerms(db, asker, id))
    if (!mayRead) throw new ApiError('not_found')
    return { data: { id, version, scope, signature, ...textIn(terms, visitor.language) } }
  })

  mount(app, calls.acceptEula, async (call) => {
    const { params, session, body } = call
    if (params.userId !== session.user.id) throw new ApiError('forbidden')
    await acceptEula(app, call, session, { eulaId: params.eulaId, ...body })
  })

  mount(app, calls.getReceipt, async ({ params, session, context }) => {
    const { eulaId, version } = params
    return sendReceipt(app, context, { userId: session.user.id, eulaId, version: Number(version) })
  })
}

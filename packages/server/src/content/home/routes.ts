import { hasTermsToAccept } from '../../access/eulas/dataset-terms.ts'
import { calls } from '@vestibule/api-client/contract'
import type { App } from '../../identity/calls/app.ts'
import { mount } from '../../identity/calls/mount.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { appIdOf } from '../../access/resources/app-id.ts'
import { dismissAnnouncement, listAnnouncements } from './announcements.ts'
import { addRecent, listPins, listRecent, savePins } from './used-apps.ts'

/** Routes of the home page: announcements, and the apps that the user has opened last or pinned. */
export function homeRoutes(app: App) {
  mount(app, calls.listAnnouncements, async ({ session }) => ({
    data: await listAnnouncements(app.db, session.user.id, app.clock.now()),
  }))

  mount(app, calls.dismissAnnouncement, async ({ session, params }) => {
    const isKnown = await dismissAnnouncement(app.db, session.user.id, params.announcementId)
    if (!isKnown) throw new ApiError('not_found')
  })

  mount(app, calls.listRecent, async ({ session }) => ({
    data: await listRecent(app.db, session, app.clock.now()),
  }))

  mount(app, calls.addRecent, async ({ session, body, visitor: { ip }, requestId }) => {
    const now = app.clock.now()
    const { dataset: name } = body
    const asked = name !== null && { name, userId: session.user.id, now }
    const hasToAccept = asked !== false && (await hasTermsToAccept(app.db, asked))
    const isOpen = await addRecent(app.db, session, body, { now, isStored: !hasToAccept })
    if (!isOpen) throw new ApiError('not_found')
    if (hasToAccept) {
      throw new ApiError('dataset_terms_required', undefined, { info: { dataset: name } })
    }
    const opened = { app: appIdOf(body.app), dataset: body.dataset }
    await app.recordOpened({ requestId, visitor: { ip, session } }, opened)
  })

  mount(app, calls.listPins, async ({ session }) => ({
    data: await listPins(app.db, session, app.clock.now()),
  }))

  mount(app, calls.savePins, async ({ session, body }) => {
    const now = app.clock.now()
    await savePins(app.db, session, body.apps, now)
    return { data: await listPins(app.db, session, now) }
  })
}

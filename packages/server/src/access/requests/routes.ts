import { dataCalls } from '@vestibule/api-client/contract'
import { and, ne } from 'drizzle-orm'
import type { App } from '../../identity/calls/app.ts'
import { mount } from '../../identity/calls/mount.ts'
import { resources } from '../../platform/db/schema/resources.ts'
import { listOrganizationGrants, listUserGrants } from '../grants/list-grants.ts'
import { askerOf } from '../resources/may-open.ts'
import { listCatalogue } from './catalogue.ts'
import { changeDataAccess } from './change-data-access.ts'
import { findDataRequest, listDataRequests } from './data-requests.ts'
import { approve, refuse, returnRequest } from './decide-request.ts'
import { answerRequest, listOwnRequests, withdrawRequest } from './own-requests.ts'
import { requestAccess } from './request-access.ts'
import { listStewardedDatasets, stewardFacts } from './steward-lists.ts'
import { listStewardedTerms, publishDatasetTerms } from './steward-terms.ts'
import { decidesOn, nobody, partnerOf } from './who-decides.ts'

/** Routes for finding datasets and requesting access to them. */
export function accessRequestRoutes(app: App) {
  mount(app, dataCalls.listCatalogue, async ({ session, query }) => {
    const now = app.clock.now()
    const { user } = session
    const asker = { ...askerOf(session, now), userId: user.id, now: now.toISOString() }
    return { data: await listCatalogue(app.db, asker, query) }
  })

  mount(app, dataCalls.requestAccess, async (call) => ({
    data: await requestAccess(app, call, call.session, call.body),
  }))

  mount(app, dataCalls.listOwnRequests, async ({ session }) => ({
    data: await listOwnRequests(app, app.db, session.user.id),
  }))

  mount(app, dataCalls.answerRequest, async (call) => {
    await answerRequest(app, call, call.session, call.params.requestId, call.body.text)
  })

  mount(app, dataCalls.withdrawRequest, async (call) => {
    await withdrawRequest(app, call, call.session, call.params.requestId)
  })
}

/** Routes by which data stewards decide on requests, and change access to their datasets and the terms of these. */
export function dataStewardRoutes(app: App) {
  mount(app, dataCalls.getDataSteward, async ({ session, steward }) => ({
    data: await stewardFacts(app, session, steward),
  }))

  mount(app, dataCalls.listDataRequests, async ({ steward, query }) => ({
    data: await listDataRequests(app, steward, query),
  }))

  mount(app, dataCalls.getDataRequest, async ({ steward, params }) => ({
    data: await findDataRequest(app, steward, params.requestId),
  }))

  mount(app, dataCalls.approveDataRequest, async (call) => ({
    data: await approve(app, call, call.steward, call.params.requestId, call.body),
  }))

  mount(app, dataCalls.returnDataRequest, async (call) => {
    await returnRequest(app, call, call.steward, call.params.requestId, call.body.text)
  })

  mount(app, dataCalls.refuseDataRequest, async (call) => {
    await refuse(app, call, call.steward, call.params.requestId, call.body.text)
  })

  mount(app, dataCalls.listStewardedDatasets, async ({ steward, query }) => ({
    data: await listStewardedDatasets(app, steward, query),
  }))

  mount(app, dataCalls.giveDataAccess, async (call) => {
    await changeDataAccess(app, call, call.steward, call.params.datasetId, {
      ...call.body,
      action: 'give',
    })
  })

  mount(app, dataCalls.extendDataAccess, async (call) => {
    await changeDataAccess(app, call, call.steward, call.params.datasetId, {
      ...call.body,
      action: 'extend',
    })
  })

  mount(app, dataCalls.endDataAccess, async (call) => {
    await changeDataAccess(app, call, call.steward, call.params.datasetId, {
      ...call.body,
      action: 'end',
    })
  })

  mount(app, dataCalls.listDataGrants, async ({ steward, query }) => {
    const list = query.to === 'organization' ? listOrganizationGrants : listUserGrants
    const isOwn = and(
      ne(resources.resourcetype, 'AppResource'),
      decidesOn(steward, { partner: partnerOf, but: nobody, needed: 1 }),
    )
    return { data: await list(app, isOwn, query) }
  })
  mount(app, dataCalls.listStewardedTerms, async ({ steward, params, query }) => ({
    data: await listStewardedTerms(app, steward, params.datasetId, query),
  }))

  mount(app, dataCalls.publishDatasetTerms, async (call) => ({
    data: {
      id: await publishDatasetTerms(app, call, call.steward, call.params.datasetId, call.body),
    },
  }))
}

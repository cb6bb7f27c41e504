import { calls } from '@vestibule/api-client/contract'
import { sql } from 'drizzle-orm'
import { ApiError, fieldError } from '../http/api-error.ts'
import type { App } from '../http/app.ts'
import { mount } from '../http/mount.ts'
import { documentPage, documentPageHeaders } from './document-page.ts'
import {
  asDocument,
  createDocument,
  placeOf,
  removeDocument,
  updateDocument,
  visibleDocuments,
} from './document-service.ts'
import { renderMarkdown, unrenderable } from './render-markdown.ts'
import { listSellers } from './seller-queries.ts'

/** A text of 500,000 characters, also as a form in which each of them takes nine bytes. */
const bodyLimit = 5 * 1024 * 1024

export function documentRoutes(app: App) {
  mount(app, calls.listDocuments, async (call) => {
    const { app_name, data_partner_id, element_ids, main_content } = call.body
    const place = placeOf(call, app_name, data_partner_id)
    const found = await visibleDocuments(app, call.session, place, element_ids)
    return { result: found.map((document) => asDocument(document, main_content)) }
  })

  mount(
    app,
    calls.saveDocument,
    async (call) => {
      const result = asDocument(await createDocument(app, call), true)
      return { result, status: 201, message: 'Document saved successfully' }
    },
    { bodyLimit },
  )

  mount(
    app,
    calls.updateDocument,
    async (call) => {
      const result = asDocument(await updateDocument(app, call), true)
      return { result, message: 'Document saved successfully' }
    },
    { bodyLimit },
  )

  mount(app, calls.deleteDocument, async (call) => {
    await removeDocument(app, call)
    return { message: 'Document deleted successfully' }
  })

  mount(
    app,
    calls.previewDocument,
    async ({ body }) => {
      const html = renderMarkdown(body.content)
      if (html === null) throw fieldError('content', unrenderable)
      return { result: { html } }
    },
    { bodyLimit },
  )

  mount(app, calls.readDocument, async (call) => {
    const { appName, elementId } = call.params
    const place = placeOf(call, appName, call.query.data_partner_id)
    const [document] = await visibleDocuments(app, call.session, place, [elementId])
    if (document === undefined) throw new ApiError('not_found')
    return call.context.html(documentPage(document, call.query.theme), 200, documentPageHeaders)
  })

  mount(app, calls.listSellers, async () => ({ result: await listSellers(app.db) }))

  mount(app, calls.documentationHealth, async () => {
    await app.db.execute(sql`select 1`)
    return { message: 'Documentation is available' }
  })
}

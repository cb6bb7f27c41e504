import { calls, findLanguage, type Language } from '@vestibule/api-client/contract'
import { sql } from 'drizzle-orm'
import { ApiError } from '../../platform/http/api-error.ts'
import type { App } from '../../identity/calls/app.ts'
import { mount } from '../../identity/calls/mount.ts'
import type { Visitor } from '../../identity/sessions/visitor.ts'
import { succeedInParts } from '../../platform/http/envelope.ts'
import { asDocument, placeOf } from './document-place.ts'
import { documentPages } from './document-page.ts'
import { createDocument, renderField, removeDocument, updateDocument } from './document-service.ts'
import { htmlOf } from './stored-html.ts'
import { visibleDocument, visibleDocuments } from './visible-documents.ts'
import { listSellers } from './seller-queries.ts'
import { immutable, sendFile } from '../static/static-files.ts'
import type { FontFile } from '../static/built-app.ts'

/**
 * Maximum size of a request body in bytes: the longest full text and a short text fit in, even in a form where each
 * character takes nine bytes.
 */
const bodyLimit = 2 * 1024 * 1024

/**
 * The path of the fonts, below that of the documentation calls: a web server that forwards only those to the platform
 * then also forwards the fonts.
 */
const fontsPath = '/documentation_api/v1/fonts'

export function documentRoutes(app: App, { font }: { font: FontFile | null }) {
  const pages = documentPages(font && `${fontsPath}/${font.name}`, app.settings.languages[0])
  if (font) {
    app.hono.get(`${fontsPath}/${font.name}`, (c) =>
      sendFile(c, font.file, { cacheControl: immutable }),
    )
  }

  const languageOf = (visitor: Visitor, asked: string | null | undefined): Language =>
    findLanguage(asked, app.settings.languages) ?? visitor.language

  mount(app, calls.listDocuments, async (call) => {
    const { app_name, data_partner_id, element_ids, main_content } = call.body
    const place = placeOf(call, app_name, data_partner_id)
    const language = languageOf(call.visitor, call.body.language)
    const wanted = { elementIds: element_ids, withText: main_content, language }
    return succeedInParts(call.context, visibleDocuments(app, call.session, place, wanted))
  })

  mount(
    app,
    calls.saveDocument,
    async (call) => {
      const result = asDocument({ ...(await createDocument(app, call)), language: null })
      return { result, status: 201, message: 'Document saved successfully' }
    },
    { bodyLimit },
  )

  mount(
    app,
    calls.updateDocument,
    async (call) => {
      const result = asDocument(await updateDocument(app, call))
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
    async ({ body, session }) => ({
      result: { html: await renderField('content', body.content, session) },
    }),
    { bodyLimit },
  )

  mount(app, calls.readDocument, async (call) => {
    const { appName, elementId } = call.params
    const place = placeOf(call, appName, call.query.data_partner_id)
    const language = languageOf(call.visitor, call.query.language)
    const document = await visibleDocument(app, call.session, place, { elementId, language })
    if (document === null) throw new ApiError('not_found')
    const { miniHtml, miniContent, mainHtml, mainContent } = document
    const html =
      mainContent.trim() === ''
        ? await htmlOf(app.db, document, 'miniHtml', miniHtml, miniContent)
        : await htmlOf(app.db, document, 'mainHtml', mainHtml, mainContent)
    return call.context.html(pages.page(document, html, call.query.theme), 200, pages.headers)
  })

  mount(app, calls.listSellers, async () => ({ result: await listSellers(app.db) }))

  mount(app, calls.documentationHealth, async () => {
    await app.db.execute(sql`select 1`)
    return { message: 'Documentation is available' }
  })
}

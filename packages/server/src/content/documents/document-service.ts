import type { calls, Language } from '@vestibule/api-client/contract'
import { audit } from '../../platform/audit/audit.ts'
import type { Database } from '../../platform/db/database.ts'
import { ApiError, fieldError } from '../../platform/http/api-error.ts'
import type { App } from '../../identity/calls/app.ts'
import type { Incoming } from '../../identity/calls/mount.ts'
import { newId } from '../../platform/random.ts'
import type { Session } from '../../identity/sessions/session.ts'
import {
  deleteDocument,
  deleteTranslation,
  findDocumentById,
  findDocuments,
  inLanguage,
  insertDocument,
  replaceDocument,
  type InLanguage,
  type StoredDocument,
} from './document-queries.ts'
import { asDocument, nearest, placeOf, platform, type Place } from './document-place.ts'
import { contentColumns } from './document-row.ts'
import { administeredPartners, administersPartner } from './reader.ts'
import { renderText, UnrenderableError } from './render-text.ts'

type Save = Incoming<typeof calls.saveDocument>
type Update = Incoming<typeof calls.updateDocument>
type Remove = Incoming<typeof calls.deleteDocument>

/**
 * Saves a new document about an element of an app's page, such as a field. If the data partner has a document about the
 * element already, throws ApiError `conflict`, which contains the stored document.
 */
export async function createDocument(app: App, call: Save): Promise<StoredDocument> {
  const { body } = call
  const { appName, partnerId } = placeOf(call, body.app_name, body.data_partner_id)
  await requireAdmin(app.db, call.session, appName, partnerId)
  const content = await contentOf(app, call)
  return app.db.transaction(async (tx) => {
    const key = { appName, elementId: body.element_id, dataPartnerId: partnerId }
    const row = { id: newId(), ...key, ...content, version: 1 }
    const stored = await insertDocument(tx, row)
    if (stored === null) {
      const [current] = await findDocuments(tx, appName, [body.element_id], [partnerId])
      throw conflict(current, null)
    }
    await auditSave(app, tx, call, stored)
    return stored
  })
}

/**
 * Replaces the version of a document that readers get for the data partner in the call. With `language`, replaces the
 * texts and title of that translation, and the other fields for all languages. If the call's `version` is outdated,
 * changes nothing and throws ApiError `conflict`, which contains the stored document.
 */
export async function updateDocument(app: App, call: Update): Promise<InLanguage<StoredDocument>> {
  const { body } = call
  const language = body.language ?? null
  // Render the texts before the transaction begins, so that it does not stay open meanwhile.
  const content = await contentOf(app, call)
  return app.db.transaction(async (tx) => {
    const place = placeOf(call, body.app_name, body.data_partner_id)
    const found = await findToChange(tx, call.session, place, body.element_id)
    const expected = { id: found.id, version: body.version ?? found.version }
    const columns = language === null ? content : translationOf(found, content, language)
    const stored = await replaceDocument(tx, expected, columns)
    if (stored === null) {
      const current = await findDocumentById(tx, found.id)
      throw current === null ? new ApiError('not_found') : conflict(current, language)
    }
    await auditSave(app, tx, call, stored, language)
    return inLanguage(stored, language)
  })
}

/**
 * Deletes the version of a document that readers get for the data partner in the call, or only one translation of it.
 */
export async function removeDocument(app: App, call: Remove): Promise<void> {
  const { element_id, app_name, language } = call.query
  await app.db.transaction(async (tx) => {
    const place = placeOf(call, app_name, null)
    const { id } = await findToChange(tx, call.session, place, element_id)
    const isDeleted = await (language
      ? deleteTranslation(tx, id, language)
      : deleteDocument(tx, id))
    if (!isDeleted) throw new ApiError('not_found')
    const detail = { document: id, ...(language ? { language } : {}) }
    await audit(app, tx, call, { event: 'document_deleted', detail })
  })
}

async function findToChange(
  db: Database,
  session: Session,
  { appName, partnerId }: Place,
  elementId: string,
): Promise<StoredDocument> {
  // Check the role before looking for the document: somebody without it must not learn what exists.
  const administers = await administeredPartners(db, session, appName)
  if (administers.length === 0) throw new ApiError('forbidden')
  if (partnerId !== platform && !administersPartner(administers, partnerId)) {
    throw new ApiError('forbidden')
  }
  const found = await findDocuments(db, appName, [elementId], [platform, partnerId])
  const document = nearest(found, partnerId)
  if (document === undefined) throw new ApiError('not_found')
  if (!administersPartner(administers, document.dataPartnerId)) throw new ApiError('forbidden')
  return document
}

async function requireAdmin(db: Database, session: Session, appName: string, partnerId: string) {
  const administers = await administeredPartners(db, session, appName)
  if (!administersPartner(administers, partnerId)) throw new ApiError('forbidden')
}

/**
 * Maximum length, in characters, of a document's additional fields as JSON. Lists contain these fields of each
 * document, and would otherwise become too large.
 */
const maxMetaLength = 10_000

async function contentOf(app: App, { body, session }: Save | Update) {
  if (body.mini_content.trim() === '' && body.main_content.trim() === '') {
    throw fieldError('mini_content', 'Write a note or a full text', 'required')
  }
  if (JSON.stringify(body.additional_meta).length > maxMetaLength) {
    throw fieldError('additional_meta', `Use at most ${maxMetaLength} characters`, 'too_long')
  }
  const miniHtml = await renderField('mini_content', body.mini_content, session)
  const mainHtml = await renderField('main_content', body.main_content, session)
  return {
    miniHtml,
    mainHtml,
    ...contentColumns(body),
    updatedById: session.user.id,
    updatedAt: app.clock.now(),
  }
}

type Content = Awaited<ReturnType<typeof contentOf>>

/**
 * Returns the columns of a document whose texts in `language` are replaced by those in `content`. The title in the
 * original language stays.
 */
function translationOf(found: StoredDocument, content: Content, language: Language) {
  const { miniContent, mainContent, miniHtml, mainHtml, additionalMeta, ...shared } = content
  const { title, ...meta } = additionalMeta
  const texts = { miniContent, mainContent, miniHtml, mainHtml }
  const translation = title === undefined ? texts : { ...texts, title }
  const ownTitle = found.additionalMeta.title
  return {
    ...shared,
    additionalMeta: ownTitle === undefined ? meta : { ...meta, title: ownTitle },
    translations: { ...found.translations, [language]: translation },
  }
}

/** Renders a text to HTML. If that is impossible, throws ApiError `validation_failed` that names `field`. */
export async function renderField(
  field: string,
  markdown: string,
  { user }: Session,
): Promise<string> {
  try {
    return await renderText(markdown, user.id)
  } catch (error) {
    throw error instanceof UnrenderableError
      ? fieldError(field, error.message, 'unrenderable')
      : error
  }
}

function conflict(current: StoredDocument | undefined, language: Language | null): ApiError {
  const info = current === undefined ? {} : { current: asDocument(inLanguage(current, language)) }
  return new ApiError('conflict', undefined, { info })
}

async function auditSave(
  app: App,
  tx: Database,
  call: Save | Update,
  { id, version }: StoredDocument,
  language: Language | null = null,
) {
  const detail = { document: id, version, ...(language === null ? {} : { language }) }
  await audit(app, tx, call, { event: 'document_saved', detail })
}

import { attempt } from '@vestibule/base/attempt'
import { createSafeStorage } from '@vestibule/base/safe-storage'
import { isDraft, type DocumentDraft } from './document-draft.ts'
import { forgetForeignDrafts, ownPrefix } from './foreign-drafts.ts'

/** Unsaved text, with the version of the document that it is based on. */
export interface KeptDraft {
  readonly draft: DocumentDraft
  /** The values that were loaded before the user began to type. */
  readonly base: DocumentDraft
  /** The version of the document that was loaded before the user began to type; null for a new document. */
  readonly version: number | null
  /** When the draft was stored, in milliseconds since 1970. */
  readonly keptAtMs: number
}

/** Stores unsaved text, so that neither a reload nor an expired session nor a failed save loses it. */
export interface DraftStorage {
  read(elementId: string): KeptDraft | null
  keep(elementId: string, draft: KeptDraft): void
  forget(elementId: string): void
}

/** Where {@link createDraftStorage} keeps drafts, and the user and the app to which the drafts belong. */
export interface DraftStorageOptions {
  /** The web storage for drafts. Null if the browser blocks it: then drafts are lost when the page is left. */
  storage: Storage | null
  userId: string
  appName: string
  /** The data partner to whose documents the drafts belong; null or undefined for the platform's own documents. */
  dataPartnerId?: string | null | undefined
}

/**
 * Creates a storage that keeps drafts in web storage, one per user, app, data partner and element, and removes other
 * users' drafts at once, so that the next person at the same browser cannot read them. Falls back to memory if web
 * storage is blocked or full, and never throws.
 */
export function createDraftStorage({
  storage,
  userId,
  appName,
  dataPartnerId,
}: DraftStorageOptions): DraftStorage {
  const own = ownPrefix(userId)
  const place = `${encodeURIComponent(appName)}:${encodeURIComponent(dataPartnerId ?? '')}`
  const keyOf = (elementId: string) => `${own}${place}:${elementId}`
  forgetForeignDrafts(storage, userId)
  const safe = createSafeStorage(() => storage)

  return {
    read(elementId) {
      const kept = attempt(() => JSON.parse(safe.getItem(keyOf(elementId)) ?? '') as unknown)
      return isKeptDraft(kept) ? kept : null
    },
    keep: (elementId, kept) => safe.setItem(keyOf(elementId), JSON.stringify(kept)),
    forget: (elementId) => safe.removeItem(keyOf(elementId)),
  }
}

/** Whether a stored value is a draft. Another version of the package, or a person, may have written something else. */
function isKeptDraft(value: unknown): value is KeptDraft {
  if (!(value instanceof Object)) return false
  const { draft, base, version, keptAtMs } = value as Record<keyof KeptDraft, unknown>
  const isVersion = version === null || typeof version === 'number'
  return isDraft(draft) && isDraft(base) && isVersion && typeof keptAtMs === 'number'
}

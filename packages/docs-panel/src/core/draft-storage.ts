import { attempt } from '@vestibule/base/attempt'
import { createSafeStorage } from '@vestibule/base/safe-storage'
import { isDraft, type DocumentDraft } from './document-draft.ts'
import { forgetForeignDrafts, ownPrefix } from './foreign-drafts.ts'

/** Unsaved text with what it was written over. */
export interface KeptDraft {
  readonly draft: DocumentDraft
  /** The loaded values that the draft started from. */
  readonly base: DocumentDraft
  /** The version that the draft started from; null for a new document. */
  readonly version: number | null
  /** Milliseconds since 1970. */
  readonly keptAtMs: number
}

/** Keeps unsaved text over a reload, so that neither an ended session nor a failed save loses it. */
export interface DraftStorage {
  read(elementId: string): KeptDraft | null
  keep(elementId: string, draft: KeptDraft): void
  forget(elementId: string): void
}

/** What {@link createDraftStorage} takes. */
export interface DraftStorageOptions {
  /** Web storage, or null where it is blocked: then drafts live as long as the page. */
  storage: Storage | null
  userId: string
  appName: string
  /** In whose scope the text is written; none for the platform's own documents. */
  dataPartnerId?: string | null | undefined
}

/**
 * Drafts in web storage, one per user, app, data partner and element. Drafts of other users are removed when it is
 * made: the next person at the same browser must not find them. Storage that is blocked or full falls
 * back to memory and never throws.
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

/** Whether a stored value is a draft: another version of the package may have written it, or a person. */
function isKeptDraft(value: unknown): value is KeptDraft {
  if (!(value instanceof Object)) return false
  const { draft, base, version, keptAtMs } = value as Record<keyof KeptDraft, unknown>
  const isVersion = version === null || typeof version === 'number'
  return isDraft(draft) && isDraft(base) && isVersion && typeof keptAtMs === 'number'
}

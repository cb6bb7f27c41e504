import type { DocsDocument } from '@vestibule/api-client/contract'
import { useCallback, useEffect } from 'react'
import { useStore } from '@vestibule/base/react/use-read'
import { visibleDocument, type NoteState } from '../core/docs-store.ts'
import { useDocsContext } from './docs-context.ts'

/** What {@link useDocNote} returns. */
export interface UseDocNoteResult {
  /** `none`: not asked for, as for users without documentation. */
  readonly status: NoteState['status'] | 'none'
  /** The note as the reader sees it; null where there is none to see. Holds no full text. */
  readonly document: DocsDocument | null
  /** Coverage is shown, and this element has no note. */
  readonly isMissing: boolean
  /** Opens the panel at this element. */
  readonly open: () => void
}

/** The note of an element, fetched in one call with all others of the page. */
export function useDocNote(elementId: string): UseDocNoteResult {
  const { docs } = useDocsContext()
  useEffect(() => docs.watch(elementId), [docs, elementId])
  const note = useStore(docs.store, ({ notes }) => notes[elementId])
  const isCoverageShown = useStore(docs.store, ({ isCoverageShown }) => isCoverageShown)
  return {
    status: note?.status ?? 'none',
    document: useStore(docs.store, (state) => visibleDocument(state, elementId)),
    isMissing: isCoverageShown && note?.status === 'absent',
    open: useCallback(() => docs.open(elementId), [docs, elementId]),
  }
}

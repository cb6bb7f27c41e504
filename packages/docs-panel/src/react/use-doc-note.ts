import type { Document } from '@vestibule/api-client/contract'
import { useCallback, useEffect } from 'react'
import { useStore } from 'zustand'
import { visibleDocument, type NoteState } from '../core/docs-store.ts'
import { useDocsContext } from './docs-context.ts'

/** What {@link useDocNote} returns. */
export interface UseDocNote {
  /** `none`: not asked for, as for users without documentation. */
  readonly status: NoteState['status'] | 'none'
  /** The note as the reader sees it; null where there is none to see. Holds no full text. */
  readonly document: Document | null
  /** Coverage is shown, and this element has no note. */
  readonly isMissing: boolean
  /** Opens the panel at this element. */
  readonly open: () => void
}

/** The note of an element, fetched in one call with all others of the page. */
export function useDocNote(elementId: string): UseDocNote {
  const { docs } = useDocsContext()
  useEffect(() => docs.watch(elementId), [docs, elementId])
  const note = useStore(docs.state, ({ notes }) => notes[elementId])
  const isCoverageShown = useStore(docs.state, ({ isCoverageShown }) => isCoverageShown)
  return {
    status: note?.status ?? 'none',
    document: useStore(docs.state, (state) => visibleDocument(state, elementId)),
    isMissing: isCoverageShown && note?.status === 'absent',
    open: useCallback(() => docs.open(elementId), [docs, elementId]),
  }
}

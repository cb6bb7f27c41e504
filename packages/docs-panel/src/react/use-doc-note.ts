import type { DocsDocument } from '@vestibule/api-client/contract'
import { useCallback, useEffect } from 'react'
import { useStore } from '@vestibule/base/react/use-read'
import { visibleDocument, type NoteState } from '../core/docs-store.ts'
import { useDocsContext } from './docs-context.ts'

/** The note of an element, as {@link useDocNote} returns it. */
export interface UseDocNoteResult {
  /**
   * Whether the note is loaded. `none`: it is not requested yet, or is never requested, because the user has no access
   * to documentation.
   */
  readonly status: NoteState['status'] | 'none'
  /**
   * The document with the note. Null if there is none, if it is not loaded, or if the reader whom an admin previews
   * does not see it. Without the full text, unless the panel has loaded that.
   */
  readonly document: DocsDocument | null
  /** Whether the page marks this element as one without a note, because an admin has such elements marked. */
  readonly isMissing: boolean
  /** Opens the element's document in the panel. */
  readonly open: () => void
}

/**
 * Fetches and returns the note of an element. One call fetches the notes of up to 500 elements that are mounted
 * together.
 */
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

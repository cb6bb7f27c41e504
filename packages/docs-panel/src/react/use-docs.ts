import { useStore } from '@vestibule/base/react/use-read'
import type { DocsAccess } from '../core/access.ts'
import { viewOf, type Reader } from '../core/audience.ts'
import { useDocsContext } from './docs-context.ts'

/** The documentation of a page and what can be done with it, as {@link useDocs} returns it. */
export interface UseDocsResult {
  /** What the user may do with documentation. `none`: nothing is loaded, shown or opened. */
  readonly access: DocsAccess
  /** Id of the element whose document is open; null if none is. */
  readonly openedId: string | null
  /** Whether the panel has text that is not saved. */
  readonly hasUnsavedText: boolean
  readonly open: (elementId: string) => void
  readonly close: () => void
  /** Whether the page marks elements without a note. Always false for users who are not docs-admins. */
  readonly isCoverageShown: boolean
  readonly setCoverageShown: (isShown: boolean) => void
  /** The reader as whom an admin previews the page; null for the user's own view. */
  readonly viewedAs: Reader | null
  readonly viewAs: (reader: Reader | null) => void
  /**
   * Tells the panel that the user has signed in again: it then offers to repeat a save that the server refused because
   * the session had ended.
   */
  readonly signedInAgain: () => void
  /** Asks the user what to do with unsaved text, if there is any. Resolves to true if the page may be left. */
  readonly confirmLeave: () => Promise<boolean>
}

/**
 * Returns functions that open and close the panel from anywhere in the app and protect unsaved text when the page is
 * left, and the state of the documentation.
 */
export function useDocs(): UseDocsResult {
  const { docs } = useDocsContext()
  return {
    access: useStore(docs.store, ({ access }) => access),
    openedId: useStore(docs.store, ({ opened }) => opened?.elementId ?? null),
    hasUnsavedText: useStore(docs.store, ({ hasUnsavedText }) => hasUnsavedText),
    isCoverageShown: useStore(docs.store, ({ isCoverageShown }) => isCoverageShown),
    viewedAs: useStore(docs.store, ({ view }) => view?.reader ?? null),
    open: docs.open,
    setCoverageShown: docs.setCoverageShown,
    viewAs: (reader) => docs.viewAs(reader && viewOf(reader)),
    close: docs.close,
    signedInAgain: docs.signedInAgain,
    confirmLeave: docs.confirmLeave,
  }
}

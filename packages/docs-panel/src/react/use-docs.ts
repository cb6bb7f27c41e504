import { useStore } from '@vestibule/base/react/use-read'
import type { DocsAccess } from '../core/access.ts'
import { viewOf, type Reader } from '../core/audience.ts'
import { useDocsContext } from './docs-context.ts'

/** What {@link useDocs} returns. */
export interface UseDocsResult {
  /** `none`: nothing is loaded, shown or opened. */
  readonly access: DocsAccess
  /** The element whose document is open. */
  readonly openedId: string | null
  /** The panel holds text that is not saved. */
  readonly hasUnsavedText: boolean
  readonly open: (elementId: string) => void
  readonly close: () => void
  /** Marks elements without a note. Admins only. */
  readonly isCoverageShown: boolean
  readonly setCoverageShown: (isShown: boolean) => void
  /** The reader as whom notes are shown; null for one's own view. Admins only. */
  readonly viewedAs: Reader | null
  readonly viewAs: (reader: Reader | null) => void
  /** Say that the user has signed in again: a refused save asks to be repeated. */
  readonly signedInAgain: () => void
  /** Asks about unsaved text, if there is any; true when the page may be left. */
  readonly confirmLeave: () => Promise<boolean>
}

/** Opens and closes the panel from anywhere, and guards what a page does with unsaved text. */
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

import { useStore } from 'zustand'
import type { DocsAccess } from '../core/access.ts'
import { viewOf, type Reader } from '../core/aim.ts'
import { useDocsContext } from './docs-context.ts'

/** What {@link useDocs} returns. */
export interface UseDocs {
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
  readonly showCoverage: (isShown: boolean) => void
  /** The reader as whom notes are shown; null for one's own view. Admins only. */
  readonly viewedAs: Reader | null
  readonly viewAs: (reader: Reader | null) => void
  /** Say that the user has signed in again: a refused save asks to be repeated. */
  readonly signedInAgain: () => void
  /** Asks about unsaved text, if there is any; true when the page may be left. */
  readonly confirmLeave: () => Promise<boolean>
}

/** Opens and closes the panel from anywhere, and guards what a page does with unsaved text. */
export function useDocs(): UseDocs {
  const { docs } = useDocsContext()
  return {
    access: useStore(docs.state, ({ access }) => access),
    openedId: useStore(docs.state, ({ opened }) => opened?.elementId ?? null),
    hasUnsavedText: useStore(docs.state, ({ hasUnsavedText }) => hasUnsavedText),
    isCoverageShown: useStore(docs.state, ({ isCoverageShown }) => isCoverageShown),
    viewedAs: useStore(docs.state, ({ view }) => view?.reader ?? null),
    open: docs.open,
    showCoverage: docs.showCoverage,
    viewAs: (reader) => docs.viewAs(reader && viewOf(reader)),
    close: docs.close,
    signedInAgain: docs.signedInAgain,
    confirmLeave: docs.confirmLeave,
  }
}

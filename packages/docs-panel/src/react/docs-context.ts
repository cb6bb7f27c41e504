import { createContext, useContext } from 'react'
import type { Option } from '../core/partner-options.ts'
import type { Clock } from '@vestibule/base/clock'
import type { Docs } from '../core/docs-store.ts'
import type { Log } from '@vestibule/base/log'
import type { NoteTexts } from '../core/note-texts.ts'
import type { DocsPlace } from '../core/note-calls.ts'
import type { Panel } from '../core/panel-store.ts'
import type { DocsTextChanges } from '../core/texts.ts'

/**
 * Holds the one panel that all components share. The first component that needs the panel creates it, so that its code
 * is not loaded earlier.
 */
export interface PanelSlot {
  get(make: () => Panel): Panel
}

export interface DocsContextValue {
  readonly docs: Docs
  readonly place: DocsPlace
  readonly userId: string
  /** Environments that the editor offers as a document's audience. Null: restricted and premium. */
  readonly environments: readonly Option[] | null
  /**
   * Texts that replace those of the package. Null: only the package's English texts, which are loaded with the panel.
   */
  readonly texts: DocsTextChanges | null
  readonly noteTexts: NoteTexts
  /** The storage for unsaved text. Null: text is kept only until the page is left; undefined: session storage. */
  readonly storage: Storage | null | undefined
  readonly clock: Clock
  readonly log: Log
  readonly panelSlot: PanelSlot
}

export const DocsContext = createContext<DocsContextValue | null>(null)

/**
 * Returns the documentation that the nearest `DocsProvider` provides.
 * @throws if there is no `DocsProvider` above the component.
 */
export function useDocsContext(): DocsContextValue {
  const value = useContext(DocsContext)
  if (!value) throw new Error('Documentation needs a <DocsProvider> around it.')
  return value
}

/** Returns the texts that some icons of notes show: the labels "Info" and "New". */
export function iconTexts(texts: NoteTexts) {
  return { infoTag: texts['note.infoTag'], newTag: texts['note.newTag'] }
}

import { createContext, useContext } from 'react'
import type { Option } from '../core/partner-options.ts'
import type { Clock } from '@vestibule/base/clock'
import type { Docs } from '../core/docs-store.ts'
import type { Log } from '@vestibule/base/log'
import type { NoteTexts } from '../core/note-texts.ts'
import type { DocsPlace } from '../core/note-calls.ts'
import type { Panel } from '../core/panel-store.ts'
import type { DocsTextChanges } from '../core/texts.ts'

/** One panel for all that use it, made by the first: its code is not loaded before. */
export interface PanelSlot {
  get(make: () => Panel): Panel
}

export interface DocsContextValue {
  readonly docs: Docs
  readonly place: DocsPlace
  readonly userId: string
  /** Null: those that the editor knows. */
  readonly environments: readonly Option[] | null
  /** Null: the texts of the package, which the panel brings along. */
  readonly texts: DocsTextChanges | null
  readonly noteTexts: NoteTexts
  /** Where unsaved text is kept; null: nowhere; undefined: session storage. */
  readonly storage: Storage | null | undefined
  readonly clock: Clock
  readonly log: Log
  readonly panelSlot: PanelSlot
}

export const DocsContext = createContext<DocsContextValue | null>(null)

/** @throws where there is no provider. */
export function useDocsContext(): DocsContextValue {
  const value = useContext(DocsContext)
  if (!value) throw new Error('Documentation needs a <DocsProvider> around it.')
  return value
}

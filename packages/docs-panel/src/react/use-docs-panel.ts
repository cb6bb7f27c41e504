import { documentPath } from '@vestibule/api-client'
import { useEffect, useMemo } from 'react'
import { useStore } from '@vestibule/base/react/use-read'
import { createDocumentCalls, type DocumentCalls } from '../core/document-calls.ts'
import type { SaveBlock } from '../core/document-draft.ts'
import type { Docs } from '../core/docs-store.ts'
import { createDraftStorage } from '../core/draft-storage.ts'
import { storageOr } from '../core/foreign-drafts.ts'
import type { DocsPlace } from '../core/note-calls.ts'
import { createPanel, type Panel, type PanelSnapshot } from '../core/panel-store.ts'
import { panelSaveBlock } from '../core/panel-state.ts'
import { useDocsContext, type DocsContextValue } from './docs-context.ts'

/** What {@link useDocsPanel} returns: the panel's state and its actions. */
export interface UseDocsPanelResult extends PanelSnapshot, Omit<Panel, 'store' | 'start'> {
  /** Whether the user may write the open document, or create it if there is none. */
  readonly canEdit: boolean
  /**
   * Whether the user is a docs-admin who may not write the open document, because it, or this page, belongs to the
   * platform or to a data partner that is not in the `docsPartners` of the user.
   */
  readonly isOthers: boolean
  /** Why the form cannot be saved now; null if it can, or if no form is open. */
  readonly saveBlock: SaveBlock | null
  /**
   * Address of the open document's page, for a sandboxed frame; null while the panel shows no document, or the form.
   */
  readonly frameUrl: string | null
  readonly calls: DocumentCalls
  readonly close: () => void
}

/** Returns the state and the actions of the panel, for building your own interface. */
export function useDocsPanel(): UseDocsPanelResult {
  const context = useDocsContext()
  const { docs, place } = context
  const calls = useMemo(() => createDocumentCalls(place), [place])
  const panel = context.panelSlot.get(() => panelOf(context, calls))
  useEffect(() => panel.start(), [panel])
  const snapshot = useStore(panel.store)
  const canEdit = canEditIn(snapshot, docs)
  const isAdmin = docs.store.getSnapshot().access === 'admin'
  return {
    ...panel,
    ...snapshot,
    calls,
    canEdit,
    isOthers: isAdmin && !canEdit,
    saveBlock: snapshot.panel.status === 'editing' ? panelSaveBlock(snapshot.panel) : null,
    frameUrl: frameUrlOf(snapshot, place),
    close: docs.close,
  }
}

function canEditIn({ panel }: PanelSnapshot, docs: Docs): boolean {
  if (panel.status === 'editing') return docs.mayWrite(panel.stored)
  return docs.mayWrite(panel.status === 'viewing' ? panel.document : null)
}

function frameUrlOf({ panel }: PanelSnapshot, { appName, language }: DocsPlace): string | null {
  if (panel.status !== 'viewing' || !panel.document) return null
  const { elementId, document } = panel
  const dataPartnerId = document.data_partner_id
  return documentPath({ elementId, appName, dataPartnerId, language, theme: chosenTheme() })
}

/**
 * Returns the theme that the user has chosen for the page; undefined if the user has chosen none. It is sent with the
 * address of the document, because the sandboxed frame knows only the theme of the system.
 */
function chosenTheme(): 'light' | 'dark' | undefined {
  const scheme = getComputedStyle(document.documentElement).colorScheme
  return scheme === 'dark' || scheme === 'light' ? scheme : undefined
}

const noPage = { addEventListener: () => {}, removeEventListener: () => {} }

function panelOf(context: DocsContextValue, calls: DocumentCalls): Panel {
  const { docs, place, userId, clock, log } = context
  const storage = storageOr(context.storage)
  const { client, appName, dataPartnerId = client.scope.dataPartnerId } = place
  const drafts = createDraftStorage({ storage, userId, appName, dataPartnerId })
  const page = typeof window === 'undefined' ? noPage : window
  return createPanel({ docs, calls, drafts, clock, window: page, log })
}

import type { Log } from '@vestibule/base/log'
import type { Clock } from '@vestibule/base/clock'
import type { Docs } from './docs-store.ts'
import type { DocumentCalls } from './document-calls.ts'
import { documentData } from './document-draft.ts'
import type { DraftKeeper } from './draft-keeper.ts'
import type { DraftStorage } from './draft-storage.ts'
import type { PanelEvent } from './panel-machine.ts'
import { panelSaveBlock, type PanelState } from './panel-state.ts'

/** How long the panel says that its document was deleted, in milliseconds. */
export const deleteResetDelay = 1000

/** The result of a save or delete, as a toast tells it to the user. */
export type Notice = 'saved' | 'saveFailed' | 'deleted' | 'deleteFailed'

export interface PanelWrites {
  save(): Promise<void>
  remove(): Promise<void>
}

/**
 * Creates the actions that save and delete the open document. An answer that arrives after the panel was closed, or
 * another document opened, does not change the panel.
 */
export function createPanelWrites(options: {
  docs: Docs
  calls: DocumentCalls
  drafts: DraftStorage
  keeper: DraftKeeper
  clock: Clock
  log: Log
  current: () => PanelState
  /** Returns a dispatch function that does nothing once another document is opened or the panel is closed. */
  dispatchWhileOpen: () => (event: PanelEvent) => void
  tell: (notice: Notice) => void
}): PanelWrites {
  const { docs, calls, drafts, keeper, clock, log, current, tell } = options

  return {
    async save() {
      const panel = current()
      if (panel.status !== 'editing' || panelSaveBlock(panel)) return
      const { elementId, stored, draft } = panel
      const dispatch = options.dispatchWhileOpen()
      keeper.keepNow()
      dispatch({ type: 'saveStarted' })
      const { isTranslation } = draft
      const data = documentData(draft, stored)
      const outcome = await calls.save(elementId, { data, stored, isTranslation })
      if (outcome.kind === 'saved') {
        drafts.forget(elementId)
        docs.put(outcome.document)
        dispatch({ type: 'saved', document: outcome.document })
        return tell('saved')
      }
      log('Failed to save document', outcome.error)
      tell('saveFailed')
      if (outcome.kind === 'refused') return dispatch({ type: 'refused', problem: outcome.problem })
      try {
        dispatch({ type: 'conflictFound', theirs: await calls.load(elementId) })
      } catch (error) {
        log('Failed to fetch documents', error)
        dispatch({ type: 'refused', problem: { kind: 'unavailable' } })
      }
    },

    async remove() {
      const panel = current()
      if (panel.status !== 'editing' || !panel.stored || panel.work !== 'idle') return
      const { elementId, stored } = panel
      const dispatch = options.dispatchWhileOpen()
      dispatch({ type: 'deleteStarted' })
      const outcome = await calls.remove(elementId, stored)
      if (outcome.kind === 'refused') {
        log('Failed to delete document', outcome.error)
        dispatch({ type: 'refused', problem: outcome.problem })
        return tell('deleteFailed')
      }
      drafts.forget(elementId)
      if (stored.language === null) docs.remove(elementId)
      else docs.reload(elementId)
      dispatch({ type: 'deleted' })
      tell('deleted')
      const deleted = current()
      if (deleted.status !== 'deleted') return
      // While the panel says that the document was deleted, the user may open another document, which must stay open.
      clock.after(deleteResetDelay, () => {
        if (current() === deleted) docs.close()
      })
    },
  }
}

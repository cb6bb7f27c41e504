import type { Docs, LeaveGuard } from './docs-store.ts'
import type { DraftStorage } from './draft-storage.ts'
import type { PanelEvent } from './panel-machine.ts'
import { hasUnsavedText, type Destination, type PanelState } from './panel-state.ts'

export interface Leaving {
  readonly guard: LeaveGuard
  readonly stay: () => void
  readonly discard: () => void
}

/**
 * Creates the guard that asks the user about unsaved text before the panel closes, opens another document or the page
 * is left, and the user's two answers: `stay` keeps the text, `discard` drops it.
 */
export function createLeaving(options: {
  docs: Docs
  drafts: DraftStorage
  current: () => PanelState
  dispatch: (event: PanelEvent) => void
}): Leaving {
  const { docs, drafts, current, dispatch } = options
  const askers = new Set<(mayLeave: boolean) => void>()
  const answer = (mayLeave: boolean) => {
    for (const asker of askers) asker(mayLeave)
    askers.clear()
  }

  const mayGo = (next: string | null) => {
    if (!hasUnsavedText(current())) return true
    const destination: Destination = next ? { to: 'document', elementId: next } : { to: 'close' }
    dispatch({ type: 'leaveAsked', destination })
    return false
  }
  const confirmLeave = () => {
    if (!hasUnsavedText(current())) return Promise.resolve(true)
    dispatch({ type: 'leaveAsked', destination: { to: 'page' } })
    return new Promise<boolean>((resolve) => askers.add(resolve))
  }

  return {
    guard: { mayGo, confirmLeave },
    stay() {
      dispatch({ type: 'stayed' })
      answer(false)
    },
    discard() {
      const panel = current()
      if (panel.status !== 'editing' || !panel.leaving) return
      const { elementId, leaving } = panel
      dispatch({ type: 'closed' })
      drafts.forget(elementId)
      if (leaving.to === 'document') docs.open(leaving.elementId)
      else docs.close()
      answer(leaving.to === 'page')
    },
  }
}

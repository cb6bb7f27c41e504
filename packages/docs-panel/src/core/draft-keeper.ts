import type { Clock } from '@vestibule/base/clock'
import { draftOf } from './document-draft.ts'
import type { DraftStorage } from './draft-storage.ts'
import { hasUnsavedText, type PanelState } from './panel-state.ts'

/**
 * How long after the first unsaved change the text is stored, in milliseconds. Changes in that time are stored with it.
 */
export const keepDelay = 300

/** The parts of `window` that the panel uses. */
export type PageEvents = Pick<Window, 'addEventListener' | 'removeEventListener'>

export interface DraftKeeper {
  /**
   * To be called after each change of the panel's state: stores unsaved text within {@link keepDelay}, and removes
   * stored text if the user has undone the changes.
   */
  follow(): void
  /** Stores unsaved text at once. */
  keepNow(): void
  /**
   * From now on, unsaved text is also stored when the page is left, and the browser asks before it leaves a page with
   * unsaved text. Returns a function that stores the text once more and ends both.
   */
  start(): () => void
}

/**
 * Stores the unsaved text of the panel so that it survives a reload, and makes the browser ask before a page with such
 * text is left.
 */
export function createDraftKeeper(options: {
  drafts: DraftStorage
  clock: Clock
  window: PageEvents
  current: () => PanelState
}): DraftKeeper {
  const { drafts, clock, window, current } = options
  let cancel: (() => void) | null = null
  let isAsking = false
  let isStarted = false

  const keepNow = () => {
    cancel?.()
    cancel = null
    const panel = current()
    if (panel.status !== 'editing' || !hasUnsavedText(panel)) return
    const { elementId, draft, stored } = panel
    const version = stored?.version ?? null
    drafts.keep(elementId, { draft, base: draftOf(stored), version, keptAtMs: clock.now() })
  }

  const ask = (event: Event) => event.preventDefault()
  // Add the listener only while there is unsaved text: browsers do not put a page with this listener into the
  // back-forward cache.
  const askBeforeUnload = (isNeeded: boolean) => {
    if (isNeeded === isAsking) return
    isAsking = isNeeded
    if (isNeeded) window.addEventListener('beforeunload', ask)
    else window.removeEventListener('beforeunload', ask)
  }

  const follow = () => {
    const panel = current()
    const isUnsaved = hasUnsavedText(panel)
    askBeforeUnload(isUnsaved && isStarted)
    if (isUnsaved) cancel ??= clock.after(keepDelay, keepNow)
    else {
      cancel?.()
      cancel = null
      if (panel.status === 'editing') drafts.forget(panel.elementId)
    }
  }

  return {
    follow,
    keepNow,
    start() {
      isStarted = true
      follow()
      window.addEventListener('pagehide', keepNow)
      return () => {
        keepNow()
        isStarted = false
        askBeforeUnload(false)
        window.removeEventListener('pagehide', keepNow)
      }
    },
  }
}

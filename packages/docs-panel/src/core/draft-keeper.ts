import type { Clock } from '@vestibule/base/clock'
import { draftOf } from './document-draft.ts'
import type { DraftStorage } from './draft-storage.ts'
import { hasUnsavedText, type PanelState } from './panel-state.ts'

/** How long typing must pause before the text is kept, in milliseconds. */
export const keepDelay = 300

/** What the panel uses of a window. */
export type PageEvents = Pick<Window, 'addEventListener' | 'removeEventListener'>

export interface DraftKeeper {
  /** Looks at the panel again: keeps unsaved text, forgets text that was changed back. */
  follow(): void
  /** Keeps unsaved text at once. */
  keepNow(): void
  /** Keeps text and asks before the page is left. Returns a function that stops. */
  start(): () => void
}

/** Keeps unsaved text over a reload, and lets the browser ask before the page is left. */
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
  // Only while it is needed: browsers do not put a page with this listener into the back-forward cache.
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

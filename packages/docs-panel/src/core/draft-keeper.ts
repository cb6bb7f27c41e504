import type { Clock } from './clock.ts'
import { draftOf } from './document-draft.ts'
import type { DraftStorage } from './draft-storage.ts'
import { hasUnsavedText, type PanelState } from './panel-state.ts'

/** How long typing rests before the text is kept, in milliseconds. */
export const keepDelay = 300

export type PageEvents = Pick<Window, 'addEventListener' | 'removeEventListener'>

export interface DraftKeeper {
  /** Looks at the panel again: keeps unsaved text, forgets text that was changed back. */
  follow(): void
  /** Keeps unsaved text at once. */
  keepNow(): void
  /** Keeps text and asks before the page is left. Returns what ends it. */
  start(): () => void
}

/** Sees to it that unsaved text outlives the page, and that leaving the page asks first. */
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
    drafts.keep(elementId, { draft, base: draftOf(stored), version, keptAt: clock.now() })
  }

  const ask = (event: Event) => event.preventDefault()
  // A listener that is always there would keep the page out of the back-forward cache.
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

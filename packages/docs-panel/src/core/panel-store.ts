import type { Seller } from '@vestibule/api-client/contract'
import { createRead, loadedValue } from '@vestibule/base/read'
import { readonlyStore, type ReadonlyStore } from '@vestibule/base/readonly-store'
import { createStore } from 'zustand/vanilla'
import type { Log } from '@vestibule/base/log'
import type { Clock } from '@vestibule/base/clock'
import type { Docs } from './docs-store.ts'
import type { DocumentCalls } from './document-calls.ts'
import { withSellers, type DocumentDraft, type DraftField } from './document-draft.ts'
import { createDraftKeeper, type PageEvents } from './draft-keeper.ts'
import type { DraftStorage } from './draft-storage.ts'
import { createLeaving } from './leaving.ts'
import { panelTransition, type PanelEvent } from './panel-machine.ts'
import { hasUnsavedText, type PanelState } from './panel-state.ts'
import { createPanelWrites, type Notice } from './panel-writes.ts'

/** What the panel shows: its state, whether it fills the window, and the sellers that its form offers. */
export interface PanelSnapshot {
  readonly panel: PanelState
  readonly isFullScreen: boolean
  /** The sellers to choose from. Empty until they are loaded, and if loading fails. */
  readonly sellers: readonly Seller[]
}

/** The state of the open document, and its actions. */
export interface Panel {
  readonly store: ReadonlyStore<PanelSnapshot>
  /**
   * Starts following which document is open. Returns a function that stops following; the panel stops when all callers
   * have stopped.
   */
  readonly start: () => () => void
  /** Loads the document again after a failure. */
  readonly retry: () => void
  readonly edit: () => void
  readonly change: (change: Partial<Omit<DocumentDraft, 'sellers'>>) => void
  /** Sets the sellers, and clears the data partners, which belong to the earlier sellers. */
  readonly chooseSellers: (sellers: readonly string[]) => void
  /** Discards the user's changes and shows the document as it was last loaded or saved. */
  readonly cancelChanges: () => void
  readonly save: () => Promise<void>
  /** Deletes the open translation; if the open texts are no translation, the document. */
  readonly remove: () => Promise<void>
  /** Chooses, for fields that someone else has changed too, the values of this user or of the other person. */
  readonly decide: (fields: readonly DraftField[], take: 'mine' | 'theirs') => void
  /** The user's answer to the question about unsaved text: keep editing. */
  readonly stay: () => void
  /** The user's answer to the question about unsaved text: drop it, and continue to where the user wanted to go. */
  readonly discard: () => void
  readonly toggleFullScreen: () => void
  readonly onNotice: (listener: (notice: Notice) => void) => () => void
}

/** What {@link createPanel} uses of the page and the server. */
export interface PanelOptions {
  docs: Docs
  calls: DocumentCalls
  drafts: DraftStorage
  clock: Clock
  /** The window whose `beforeunload` and `pagehide` events the panel listens to. */
  window: PageEvents
  log: Log
}

/**
 * Creates the panel, which reads and writes the open document. `DocsPanel` creates one when the first document is
 * opened.
 */
export function createPanel(options: PanelOptions): Panel {
  const { docs, calls, drafts, log } = options
  const store = createStore<PanelSnapshot>(() => ({
    panel: { status: 'closed' },
    isFullScreen: false,
    sellers: [],
  }))
  const current = () => store.getState().panel
  let opening = 0
  const dispatch = (event: PanelEvent) => {
    if (event.type === 'opened' || event.type === 'closed') opening += 1
    store.setState(({ panel }) => ({ panel: panelTransition(panel, event) }))
  }
  const dispatchWhileOpen = () => {
    const mine = opening
    return (event: PanelEvent) => mine === opening && dispatch(event)
  }
  const noticed = new Set<(notice: Notice) => void>()
  const tell = (notice: Notice) => {
    for (const listener of noticed) listener(notice)
  }
  const keeper = createDraftKeeper({ ...options, current })
  const leaving = createLeaving({ docs, drafts, current, dispatch })
  const writes = createPanelWrites({ ...options, keeper, current, dispatchWhileOpen, tell })

  const load = async (elementId: string) => {
    const dispatchHere = dispatchWhileOpen()
    try {
      const document = await calls.load(elementId)
      if (document) docs.put(document)
      else docs.remove(elementId)
      const kept = drafts.read(elementId)
      const canEdit = docs.mayWrite(document)
      dispatchHere({ type: 'documentLoaded', document, canEdit, kept })
    } catch (error) {
      log('Failed to fetch documents', error)
      dispatchHere({ type: 'loadFailed' })
    }
  }

  const follow = () => {
    const { opened } = docs.store.getSnapshot()
    const panel = current()
    if (!opened) return dispatch({ type: 'closed' })
    const isShown = 'elementId' in panel && panel.elementId === opened.elementId
    if (isShown && panel.status !== 'deleted') return
    dispatch({ type: 'opened', elementId: opened.elementId })
    void load(opened.elementId)
  }

  const sellers = createRead(async () => {
    try {
      return { status: 'loaded', value: await calls.listSellers() }
    } catch (error) {
      log('Failed to fetch sellers', error)
      return { status: 'failed' }
    }
  })
  sellers.subscribe((state) => store.setState({ sellers: loadedValue(state) ?? [] }))

  const edited = (draft: DocumentDraft) => dispatch({ type: 'draftChanged', draft })
  store.subscribe(({ panel }, before) => {
    if (panel === before.panel) return
    docs.setUnsaved(hasUnsavedText(panel))
    keeper.follow()
    if (panel.status === 'editing' && before.panel.status !== 'editing') void sellers.load()
  })

  const begin = () => {
    const stops = [
      docs.store.subscribe((now, before) => now.opened !== before.opened && follow()),
      docs.store.subscribe(
        (now, before) => now.signIns !== before.signIns && dispatch({ type: 'signedInAgain' }),
      ),
      docs.guardLeaving(leaving.guard),
      keeper.start(),
    ]
    follow()
    return () => {
      for (const stop of stops) stop()
    }
  }
  let users = 0
  let stop = () => {}

  return {
    store: readonlyStore(store),
    start() {
      if (users === 0) stop = begin()
      users += 1
      return once(() => {
        users -= 1
        if (users === 0) stop()
      })
    },
    retry() {
      const panel = current()
      if (panel.status !== 'failed') return
      dispatch({ type: 'retried' })
      void load(panel.elementId)
    },
    edit() {
      const panel = current()
      if (panel.status === 'viewing' && docs.mayWrite(panel.document))
        dispatch({ type: 'editStarted' })
    },
    change(change) {
      const panel = current()
      if (panel.status === 'editing') edited({ ...panel.draft, ...change })
    },
    chooseSellers(sellers) {
      const panel = current()
      if (panel.status === 'editing') edited(withSellers(panel.draft, sellers))
    },
    cancelChanges() {
      const panel = current()
      dispatch({ type: 'changesCancelled' })
      if (panel.status === 'editing' && current() !== panel) drafts.forget(panel.elementId)
    },
    ...writes,
    decide: (fields, take) => dispatch({ type: 'conflictDecided', fields, take }),
    stay: leaving.stay,
    discard: leaving.discard,
    toggleFullScreen: () => store.setState(({ isFullScreen }) => ({ isFullScreen: !isFullScreen })),
    onNotice(listener) {
      noticed.add(listener)
      return () => void noticed.delete(listener)
    },
  }
}

function once(act: () => void): () => void {
  let isDone = false
  return () => {
    if (!isDone) act()
    isDone = true
  }
}

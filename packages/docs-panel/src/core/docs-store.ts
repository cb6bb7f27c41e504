import type { Document } from '@vestibule/api-client/contract'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Log } from './log.ts'
import type { DocsAccess } from './access.ts'
import type { View } from './aim.ts'
import type { Clock } from './clock.ts'
import { createNoteBatch } from './note-batch.ts'
import type { UrlState } from './url-state.ts'

/** The most element ids that one call may name. */
const batchLimit = 500

/** What is known about the note of one element. */
export type NoteState =
  | { readonly status: 'loading' }
  /** The server has confirmed that there is none. */
  | { readonly status: 'absent' }
  | { readonly status: 'failed' }
  | { readonly status: 'present'; readonly document: Document }

/** What a page knows about its notes. */
export interface DocsState {
  readonly access: DocsAccess
  readonly notes: Readonly<Record<string, NoteState>>
  /** The elements on the page that ask for a note. */
  readonly watched: readonly string[]
  /** The document that the panel shows. A new object for each request to open one. */
  readonly opened: { readonly elementId: string } | null
  /** Marks elements without a note. Admins only. */
  readonly isCoverageShown: boolean
  /** Shows notes as another reader sees them; null for one's own view. Admins only. */
  readonly view: View | null
  /** The panel holds text that is not saved. */
  readonly hasUnsavedText: boolean
  /** How often someone has signed in again on this page. */
  readonly signIns: number
}

/** Stands before unsaved text. */
export interface LeaveGuard {
  /** Whether the panel may leave its document; where not, the guard sees to the rest. */
  readonly mayGo: (next: string | null) => boolean
  /** Whether the page may be left; asks, if there is something to ask. */
  readonly confirmLeave: () => Promise<boolean>
}

/** The store of a page with notes: what it knows, and what can be asked of it. */
export interface Docs {
  readonly state: Pick<StoreApi<DocsState>, 'getState' | 'getInitialState' | 'subscribe'>
  /** Follows the address. Returns what ends it; may be started again. */
  readonly start: () => () => void
  /** Fetches the note of an element with those of the rest of the page. */
  readonly watch: (elementId: string) => () => void
  readonly open: (elementId: string) => void
  readonly close: () => void
  readonly showCoverage: (isShown: boolean) => void
  /** `viewOf(reader)`, or null for one's own view. */
  readonly viewAs: (view: View | null) => void
  /** Takes over a document that was loaded or saved. */
  readonly put: (document: Document) => void
  /** Takes over that an element has no document. */
  readonly remove: (elementId: string) => void
  /** Whether the user may write a document, or a new one where it is null. */
  readonly mayWrite: (document: Document | null) => boolean
  /** The user has signed in again: what was refused for want of a session may be tried again. */
  readonly signedInAgain: () => void
  readonly setUnsaved: (hasUnsavedText: boolean) => void
  /** Asks about unsaved text, if there is any; true when the page may be left. */
  readonly confirmLeave: () => Promise<boolean>
  readonly guardLeaving: (guard: LeaveGuard) => () => void
}

/** The world of a page with notes, given from outside. */
export interface DocsOptions {
  access: DocsAccess
  /** Whether an admin may write a document, or a new one where it is null. Default: any. */
  mayWrite?: (document: Document | null) => boolean
  /** Fetches the notes, without full texts, of at most 500 elements. */
  loadNotes: (elementIds: readonly string[]) => Promise<readonly Document[]>
  urlState: UrlState
  clock: Clock
  log: Log
}

/** All that a page with notes needs before a panel is opened. */
export function createDocs(options: DocsOptions): Docs {
  const { access, mayWrite = () => true, loadNotes, urlState, clock, log } = options
  const store = createStore<DocsState>(() => ({
    access,
    notes: {},
    watched: [],
    opened: null,
    isCoverageShown: false,
    view: null,
    hasUnsavedText: false,
    signIns: 0,
  }))
  const { getState, setState } = store
  let guard: LeaveGuard | null = null

  const setNotes = (elementIds: readonly string[], stateOf: (id: string) => NoteState) =>
    setState(({ notes }) => ({
      notes: { ...notes, ...Object.fromEntries(elementIds.map((id) => [id, stateOf(id)])) },
    }))
  /** What was saved or deleted while the answer was on its way is newer than the answer. */
  const stillLoading = (elementIds: readonly string[]) =>
    elementIds.filter((id) => getState().notes[id]?.status === 'loading')

  const load = async (elementIds: readonly string[]) => {
    setNotes(elementIds, () => ({ status: 'loading' }))
    try {
      const documents = await loadNotes(elementIds)
      const byId = new Map(documents.map((document) => [document.element_id, document]))
      setNotes(stillLoading(elementIds), (id) => {
        const document = byId.get(id)
        return document ? { status: 'present', document } : { status: 'absent' }
      })
    } catch (error) {
      log('Failed to fetch documents', error)
      setNotes(stillLoading(elementIds), () => ({ status: 'failed' }))
    }
  }

  const batch = createNoteBatch({
    clock,
    onSettled(watched) {
      setState({ watched })
      const { notes } = getState()
      const missing = watched.filter((id) => !notes[id] || notes[id].status === 'failed')
      for (let from = 0; from < missing.length; from += batchLimit)
        void load(missing.slice(from, from + batchLimit))
    },
  })

  const isAllowed = (next: string | null) => access !== 'none' && (guard?.mayGo(next) ?? true)

  const go = (next: string | null) => {
    if (!isAllowed(next)) return
    const isOpening = getState().opened === null
    setState({ opened: next === null ? null : { elementId: next } })
    urlState.write(next, isOpening ? 'push' : 'replace')
  }

  const followUrl = () => {
    const next = urlState.read()
    const current = getState().opened?.elementId ?? null
    if (next === current) return
    if (isAllowed(next)) setState({ opened: next === null ? null : { elementId: next } })
    // Back has already changed the address: the document that stays open gets it again.
    else if (access !== 'none') urlState.write(current, 'push')
  }

  return {
    state: store,
    start() {
      if (access === 'none') return () => {}
      followUrl()
      const unsubscribe = urlState.subscribe(followUrl)
      return () => {
        unsubscribe()
        batch.stop()
      }
    },
    watch: (elementId) => (access === 'none' ? () => {} : batch.watch(elementId)),
    open: go,
    close: () => go(null),
    showCoverage: (isShown) => setState({ isCoverageShown: isShown && access === 'admin' }),
    viewAs: (view) => setState({ view: access === 'admin' ? view : null }),
    put: (document) => setNotes([document.element_id], () => ({ status: 'present', document })),
    remove: (elementId) => setNotes([elementId], () => ({ status: 'absent' })),
    mayWrite: (document) => access === 'admin' && mayWrite(document),
    signedInAgain: () => setState(({ signIns }) => ({ signIns: signIns + 1 })),
    setUnsaved: (hasUnsavedText) => setState({ hasUnsavedText }),
    confirmLeave: () => guard?.confirmLeave() ?? Promise.resolve(true),
    guardLeaving(next) {
      guard = next
      return () => {
        if (guard === next) guard = null
      }
    },
  }
}

/** The document of an element as the chosen reader sees it; null where there is none to see. */
export function visibleDocument(state: DocsState, elementId: string): Document | null {
  const note = state.notes[elementId]
  if (note?.status !== 'present') return null
  return state.view?.sees(note.document) === false ? null : note.document
}

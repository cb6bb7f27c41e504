import type { DocsDocument } from '@vestibule/api-client/contract'
import { readonlyStore, type ReadonlyStore } from '@vestibule/base/readonly-store'
import { createStore } from 'zustand/vanilla'
import type { Log } from '@vestibule/base/log'
import type { DocsAccess } from './access.ts'
import type { View } from './audience.ts'
import type { Clock } from '@vestibule/base/clock'
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
  | { readonly status: 'present'; readonly document: DocsDocument }

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

/** Asks before unsaved text is lost. */
export interface LeaveGuard {
  /** Whether the panel may leave its document now. If not, the guard asks the user and opens `next` afterwards. */
  readonly mayGo: (next: string | null) => boolean
  /** Whether the page may be left. Asks the user if there is unsaved text. */
  readonly confirmLeave: () => Promise<boolean>
}

/** The store of a page with notes: what it knows, and what can be asked of it. */
export interface Docs {
  readonly store: ReadonlyStore<DocsState>
  /** Follows the address. Returns a function that stops; may be started again. */
  readonly start: () => () => void
  /** Fetches the note of an element with those of the rest of the page. */
  readonly watch: (elementId: string) => () => void
  readonly open: (elementId: string) => void
  readonly close: () => void
  readonly setCoverageShown: (isShown: boolean) => void
  /** `viewOf(reader)`, or null for one's own view. */
  readonly viewAs: (view: View | null) => void
  /** Takes over a document that was loaded or saved. */
  readonly put: (document: DocsDocument) => void
  /** Takes over that an element has no document. */
  readonly remove: (elementId: string) => void
  /** Asks for the note again: it has other texts now. */
  readonly reload: (elementId: string) => void
  /** Whether the user may write a document, or a new one where it is null. */
  readonly mayWrite: (document: DocsDocument | null) => boolean
  /** Tell it that the user has signed in again, so that a refused save can be repeated. */
  readonly signedInAgain: () => void
  readonly setUnsaved: (hasUnsavedText: boolean) => void
  /** Asks about unsaved text, if there is any; true when the page may be left. */
  readonly confirmLeave: () => Promise<boolean>
  readonly guardLeaving: (guard: LeaveGuard) => () => void
}

/** What {@link createDocs} needs. */
export interface DocsOptions {
  access: DocsAccess
  /** Whether an admin may write a document, or a new one where it is null. Default: any. */
  mayWrite?: (document: DocsDocument | null) => boolean
  /** Fetches the notes, without full texts, of at most 500 elements. */
  loadNotes: (elementIds: readonly string[]) => Promise<readonly DocsDocument[]>
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
  /** Leaves out what was saved or deleted during the request, because that is newer than its answer. */
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
    // Back has already changed the address. The document stays open, so that its address is restored.
    else if (access !== 'none') urlState.write(current, 'push')
  }

  return {
    store: readonlyStore(store),
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
    setCoverageShown: (isShown) => setState({ isCoverageShown: isShown && access === 'admin' }),
    viewAs: (view) => setState({ view: access === 'admin' ? view : null }),
    put: (document) => setNotes([document.element_id], () => ({ status: 'present', document })),
    remove: (elementId) => setNotes([elementId], () => ({ status: 'absent' })),
    reload: (elementId) => void load([elementId]),
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
export function visibleDocument(state: DocsState, elementId: string): DocsDocument | null {
  const note = state.notes[elementId]
  if (note?.status !== 'present') return null
  return state.view?.sees(note.document) === false ? null : note.document
}

import type { DocsDocument } from '@vestibule/api-client/contract'
import { readonlyStore, type ReadonlyStore } from '@vestibule/base/readonly-store'
import { createStore } from 'zustand/vanilla'
import type { Log } from '@vestibule/base/log'
import type { DocsAccess } from './access.ts'
import type { View } from './audience.ts'
import type { Clock } from '@vestibule/base/clock'
import { createNoteBatch } from './note-batch.ts'
import type { UrlState } from './url-state.ts'

/** The maximum number of element ids that the server accepts in one call. */
const batchLimit = 500

/** Whether the note about one element of the page is loaded; if so, with the document that contains the note. */
export type NoteState =
  | { readonly status: 'loading' }
  /** The server has confirmed that the element has no note. */
  | { readonly status: 'absent' }
  | { readonly status: 'failed' }
  | { readonly status: 'present'; readonly document: DocsDocument }

/** The state of the documentation on a page: the notes about its elements, and what the panel shows. */
export interface DocsState {
  readonly access: DocsAccess
  readonly notes: Readonly<Record<string, NoteState>>
  /** Ids of the elements on the page whose notes are fetched. */
  readonly watched: readonly string[]
  /**
   * The element whose document the panel shows. Each request to open a document creates a new object, even for the same
   * element.
   */
  readonly opened: { readonly elementId: string } | null
  /** Whether the page marks elements without a note. Always false for users who are not docs-admins. */
  readonly isCoverageShown: boolean
  /** The page as another kind of reader sees it, which an admin previews; null for the user's own view. */
  readonly view: View | null
  /** Whether the panel has text that is not saved. */
  readonly hasUnsavedText: boolean
  /** How often the user has signed in again since the page was loaded. */
  readonly signIns: number
}

/** Asks the user before unsaved text in the panel is lost. */
export interface LeaveGuard {
  /**
   * Whether the panel may leave its document now. If there is unsaved text, returns false and asks the user. If the
   * user then drops the text, the panel opens the document of the element `next`, or closes if `next` is null.
   */
  readonly mayGo: (next: string | null) => boolean
  /** Whether the page may be left. Asks the user if there is unsaved text. */
  readonly confirmLeave: () => Promise<boolean>
}

/** The notes of a page and what can be done with them. */
export interface Docs {
  readonly store: ReadonlyStore<DocsState>
  /**
   * Opens the document that the page's address names, now and whenever the address changes. Returns a function that
   * stops following the address; then `start` may be called again.
   */
  readonly start: () => () => void
  /**
   * Fetches the note of an element, together with the notes of the other elements of the page. Returns a function to
   * call when the element is removed from the page.
   */
  readonly watch: (elementId: string) => () => void
  readonly open: (elementId: string) => void
  readonly close: () => void
  readonly setCoverageShown: (isShown: boolean) => void
  /** `viewOf(reader)` shows the page as that reader sees it; null shows the user's own view. */
  readonly viewAs: (view: View | null) => void
  /** Stores a document that was loaded or saved, so that the page shows it. */
  readonly put: (document: DocsDocument) => void
  /** Stores that an element has no document any more. */
  readonly remove: (elementId: string) => void
  /** Fetches the note of an element again, for instance because its texts have changed on the server. */
  readonly reload: (elementId: string) => void
  /** Whether the user may write a document; for null, whether the user may create one. */
  readonly mayWrite: (document: DocsDocument | null) => boolean
  /**
   * Records that the user has signed in again, so that the panel offers to repeat a save that the server refused
   * because the session had ended.
   */
  readonly signedInAgain: () => void
  readonly setUnsaved: (hasUnsavedText: boolean) => void
  /** Asks the user what to do with unsaved text, if there is any. Resolves to true if the page may be left. */
  readonly confirmLeave: () => Promise<boolean>
  readonly guardLeaving: (guard: LeaveGuard) => () => void
}

/** The user's rights, and the parts of the page and the server that {@link createDocs} uses. */
export interface DocsOptions {
  access: DocsAccess
  /** Whether an admin may write a document, or create one if it is null. Default: always. */
  mayWrite?: (document: DocsDocument | null) => boolean
  /** Fetches the notes of at most 500 elements, without full texts. */
  loadNotes: (elementIds: readonly string[]) => Promise<readonly DocsDocument[]>
  urlState: UrlState
  clock: Clock
  log: Log
}

/**
 * Creates the store of a page with notes. It contains all that the page needs before a panel is opened.
 * @throws {TypeError} if a required option is missing.
 */
export function createDocs(options: DocsOptions): Docs {
  checkOptions(options)
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
  /**
   * Returns the ids of the elements that still wait for the server's answer. It leaves out those whose document was
   * saved or deleted meanwhile, because their state in the store is newer than the answer.
   */
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
    // The Back button has already changed the address, but the guard keeps the document with unsaved text open: put its
    // address back.
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

/**
 * Returns the document of an element if it is loaded, exists, and is not hidden from the reader whom an admin previews;
 * otherwise null.
 */
export function visibleDocument(state: DocsState, elementId: string): DocsDocument | null {
  const note = state.notes[elementId]
  if (note?.status !== 'present') return null
  return state.view?.sees(note.document) === false ? null : note.document
}

const required = ['access', 'loadNotes', 'urlState', 'clock', 'log'] as const

function checkOptions(options: Partial<DocsOptions> | undefined): void {
  for (const name of required) {
    if (options?.[name] === undefined) throw new TypeError(`createDocs needs the option ${name}.`)
  }
}

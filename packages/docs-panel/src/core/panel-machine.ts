import type { DocsDocument } from '@vestibule/api-client/contract'
import {
  draftOf,
  emptyDraft,
  isDirty,
  type DocumentDraft,
  type DraftField,
} from './document-draft.ts'
import { mergeDrafts, takeFields } from './draft-merge.ts'
import type { KeptDraft } from './draft-storage.ts'
import type { Destination, Editing, PanelState, Problem } from './panel-state.ts'

/** Events that change the state of the panel, in which users read and write documents. */
export type PanelEvent =
  | { type: 'opened'; elementId: string }
  | { type: 'closed' }
  | {
      type: 'documentLoaded'
      document: DocsDocument | null
      canEdit: boolean
      kept: KeptDraft | null
    }
  | { type: 'loadFailed' }
  | { type: 'retried' }
  | { type: 'editStarted' }
  | { type: 'draftChanged'; draft: DocumentDraft }
  | { type: 'changesCancelled' }
  | { type: 'saveStarted' }
  | { type: 'saved'; document: DocsDocument }
  | { type: 'conflictFound'; theirs: DocsDocument | null }
  | { type: 'conflictDecided'; fields: readonly DraftField[]; take: 'mine' | 'theirs' }
  | { type: 'deleteStarted' }
  | { type: 'deleted' }
  | { type: 'refused'; problem: Problem }
  | { type: 'leaveAsked'; destination: Destination }
  | { type: 'stayed' }
  | { type: 'signedInAgain' }

/** Returns the state of the panel after an event. An event that does not apply to the state leaves it unchanged. */
export function panelTransition(state: PanelState, event: PanelEvent): PanelState {
  if (event.type === 'closed') return state.status === 'closed' ? state : { status: 'closed' }
  if (event.type === 'opened') return { status: 'loading', elementId: event.elementId }
  switch (state.status) {
    case 'loading':
      return whenLoading(state, event)
    case 'failed':
      return event.type === 'retried' ? { ...state, status: 'loading' } : state
    case 'viewing':
      return event.type === 'editStarted'
        ? editing(state.elementId, state.document, draftOf(state.document))
        : state
    case 'editing':
      return state.work === 'idle' ? whenIdle(state, event) : whenBusy(state, event)
    default:
      return state
  }
}

function editing(elementId: string, stored: DocsDocument | null, draft: DocumentDraft): Editing {
  return {
    status: 'editing',
    elementId,
    stored,
    draft,
    work: 'idle',
    problem: null,
    conflict: null,
    restoredFromMs: null,
    leaving: null,
  }
}

function whenLoading(
  state: Extract<PanelState, { status: 'loading' }>,
  event: PanelEvent,
): PanelState {
  const { elementId } = state
  if (event.type === 'loadFailed') return { status: 'failed', elementId }
  if (event.type !== 'documentLoaded') return state
  const { document, kept } = event
  if (event.canEdit && kept && isDirty(kept.draft, kept.base))
    return restored(elementId, document, kept)
  // If the element has no document and the user may write one, open the form for a new document.
  return event.canEdit && !document
    ? editing(elementId, null, emptyDraft)
    : { status: 'viewing', elementId, document }
}

/** Puts stored unsaved text into the form of the document, which may have changed on the server since. */
function restored(elementId: string, document: DocsDocument | null, kept: KeptDraft): PanelState {
  const state = { ...editing(elementId, document, kept.draft), restoredFromMs: kept.keptAtMs }
  if (kept.version === (document?.version ?? null)) return state
  return overtaken(state, kept.base, document)
}

/**
 * Returns the state of the form after someone else has changed the document to `theirs`, or deleted it (null). `base`:
 * the version from which this user's changes started.
 */
function overtaken(state: Editing, base: DocumentDraft, theirs: DocsDocument | null): PanelState {
  const idle = { ...state, work: 'idle' as const, stored: theirs }
  if (!theirs) return { ...idle, problem: { kind: 'gone' }, conflict: null }
  const { draft, conflicts } = mergeDrafts(base, state.draft, draftOf(theirs))
  // The server's version already has all changes of this user, for example after a save whose answer was lost.
  if (!isDirty(draft, draftOf(theirs)))
    return { status: 'viewing', elementId: state.elementId, document: theirs }
  return { ...idle, draft, problem: null, conflict: { theirs, undecided: conflicts } }
}

function whenIdle(state: Editing, event: PanelEvent): PanelState {
  const { elementId, stored, conflict } = state
  switch (event.type) {
    case 'draftChanged':
      return { ...state, draft: event.draft }
    case 'changesCancelled':
      return { status: 'viewing', elementId, document: stored }
    case 'saveStarted':
      return { ...state, work: 'saving', problem: null }
    case 'deleteStarted':
      return stored ? { ...state, work: 'deleting', problem: null } : state
    case 'conflictDecided': {
      if (!conflict) return state
      const undecided = conflict.undecided.filter((field) => !event.fields.includes(field))
      const taken = takeFields(state.draft, draftOf(conflict.theirs), event.fields)
      return {
        ...state,
        draft: event.take === 'theirs' ? taken : state.draft,
        conflict: { ...conflict, undecided },
      }
    }
    case 'leaveAsked':
      return { ...state, leaving: event.destination }
    case 'stayed':
      return { ...state, leaving: null }
    case 'signedInAgain':
      return state.problem?.kind === 'signedOut'
        ? { ...state, problem: { kind: 'signedInAgain' } }
        : state
    default:
      return state
  }
}

function whenBusy(state: Editing, event: PanelEvent): PanelState {
  const { elementId, stored, work } = state
  switch (event.type) {
    case 'saved':
      return work === 'saving' ? { status: 'viewing', elementId, document: event.document } : state
    case 'conflictFound':
      return work === 'saving' ? overtaken(state, draftOf(stored), event.theirs) : state
    case 'deleted':
      return work === 'deleting' ? { status: 'deleted', elementId } : state
    case 'refused':
      return { ...state, work: 'idle', problem: event.problem }
    case 'leaveAsked':
      return { ...state, leaving: event.destination }
    case 'stayed':
      return { ...state, leaving: null }
    default:
      return state
  }
}

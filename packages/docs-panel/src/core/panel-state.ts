import type { DocsDocument } from '@vestibule/api-client/contract'
import {
  draftOf,
  isDirty,
  saveBlock,
  type DocumentDraft,
  type DraftField,
} from './document-draft.ts'
import type { SaveBlock } from './document-draft.ts'

/** Why a save or delete was refused. The text stays in the form. */
export interface Problem {
  /**
   * `gone`: someone else deleted the document; saving makes it anew. `signedInAgain`: the user has
   * signed in since the session was missing, and may save again.
   */
  readonly kind: 'signedOut' | 'signedInAgain' | 'forbidden' | 'invalid' | 'gone' | 'unavailable'
  /** What the server says, where it says anything. */
  readonly message?: string
  /** What is wrong with the fields of an `invalid` document. */
  readonly details?: readonly string[]
}

/** Someone else saved first. */
export interface Conflict {
  readonly theirs: DocsDocument
  /** Fields that both changed and that are not decided yet. The rest is merged. */
  readonly undecided: readonly DraftField[]
}

/** Where an admin wants to go who still has to decide about unsaved text. */
export type Destination =
  | { readonly to: 'close' }
  | { readonly to: 'document'; readonly elementId: string }
  /** Leave the page: the answer goes to the caller of `confirmLeave`. */
  | { readonly to: 'page' }

/** The form of a document, with what stands in the way of saving it. */
export interface Editing {
  readonly status: 'editing'
  readonly elementId: string
  /** The document as last loaded or saved; null for a new one. */
  readonly stored: DocsDocument | null
  readonly draft: DocumentDraft
  readonly work: 'idle' | 'saving' | 'deleting'
  readonly problem: Problem | null
  readonly conflict: Conflict | null
  /** When the restored text was kept, in milliseconds since 1970; null when nothing was restored. */
  readonly restoredFromMs: number | null
  readonly leaving: Destination | null
}

/** What the panel shows. */
export type PanelState =
  | { readonly status: 'closed' }
  | { readonly status: 'loading'; readonly elementId: string }
  | { readonly status: 'failed'; readonly elementId: string }
  /** `document` is null when the server has confirmed that there is none. */
  | {
      readonly status: 'viewing'
      readonly elementId: string
      readonly document: DocsDocument | null
    }
  | Editing
  /** For one second after a delete; then the panel resets. */
  | { readonly status: 'deleted'; readonly elementId: string }

/** Whether closing the panel now would lose text. */
export function hasUnsavedText(state: PanelState): boolean {
  return state.status === 'editing' && isDirty(state.draft, draftOf(state.stored))
}

/** Why the form cannot be saved now; null when it can. */
export function panelSaveBlock(state: Editing): SaveBlock | null {
  const block = saveBlock(state.draft, draftOf(state.stored), { isBusy: state.work !== 'idle' })
  if (block) return block
  return state.conflict && state.conflict.undecided.length > 0 ? 'conflict' : null
}

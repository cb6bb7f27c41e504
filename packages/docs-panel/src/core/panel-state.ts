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
   * `gone`: someone else deleted the document, and saving creates it again. `signedInAgain`: the session had
   * expired, but the user has signed in since and may save again.
   */
  readonly kind: 'signedOut' | 'signedInAgain' | 'forbidden' | 'invalid' | 'gone' | 'unavailable'
  /** The server's message, if it sent one. */
  readonly message?: string
  /** For `invalid`: what is wrong with each field. */
  readonly details?: readonly string[]
}

/** Someone else saved the document first. */
export interface Conflict {
  readonly theirs: DocsDocument
  /** Fields that both people changed and that the user must still decide on. All other fields are merged. */
  readonly undecided: readonly DraftField[]
}

/** Where the admin was going when the panel asked about unsaved text. */
export type Destination =
  | { readonly to: 'close' }
  | { readonly to: 'document'; readonly elementId: string }
  /** Leaves the page: the answer is returned by `confirmLeave`. */
  | { readonly to: 'page' }

/** The state of the form, including what prevents saving. */
export interface Editing {
  readonly status: 'editing'
  readonly elementId: string
  /** The document as last loaded or saved; null for a new one. */
  readonly stored: DocsDocument | null
  readonly draft: DocumentDraft
  readonly work: 'idle' | 'saving' | 'deleting'
  readonly problem: Problem | null
  readonly conflict: Conflict | null
  /** When the restored text was stored, in milliseconds since 1970; null if no text was restored. */
  readonly restoredFromMs: number | null
  readonly leaving: Destination | null
}

/** What the panel shows. */
export type PanelState =
  | { readonly status: 'closed' }
  | { readonly status: 'loading'; readonly elementId: string }
  | { readonly status: 'failed'; readonly elementId: string }
  /** `document` is null if the server has confirmed that there is none. */
  | {
      readonly status: 'viewing'
      readonly elementId: string
      readonly document: DocsDocument | null
    }
  | Editing
  /** Shown for one second after a delete; then the panel resets. */
  | { readonly status: 'deleted'; readonly elementId: string }

/** Whether closing the panel now would lose text. */
export function hasUnsavedText(state: PanelState): boolean {
  return state.status === 'editing' && isDirty(state.draft, draftOf(state.stored))
}

/** Why the form cannot be saved now; null if it can. */
export function panelSaveBlock(state: Editing): SaveBlock | null {
  const block = saveBlock(state.draft, draftOf(state.stored), { isBusy: state.work !== 'idle' })
  if (block) return block
  return state.conflict && state.conflict.undecided.length > 0 ? 'conflict' : null
}

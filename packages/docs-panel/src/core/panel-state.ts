import type { DocsDocument } from '@vestibule/api-client/contract'
import {
  draftOf,
  isDirty,
  saveBlock,
  type DocumentDraft,
  type DraftField,
} from './document-draft.ts'
import type { SaveBlock } from './document-draft.ts'

/** Why the server refused to save or delete a document. The text stays in the form. */
export interface Problem {
  /**
   * `signedOut`: the session has ended. `signedInAgain`: the session had ended, but the user has signed in again and
   * can save now. `gone`: someone else has deleted the document; saving creates it again. `unavailable`: the server
   * cannot be reached, or has failed or throttled the request.
   */
  readonly kind: 'signedOut' | 'signedInAgain' | 'forbidden' | 'invalid' | 'gone' | 'unavailable'
  /** The server's message, if it sent one. */
  readonly message?: string
  /** For `invalid`: what is wrong with each field. */
  readonly details?: readonly string[]
}

/** Someone else has saved the document after this user had loaded it. */
export interface Conflict {
  readonly theirs: DocsDocument
  /**
   * Fields that both people have changed, and for which the user must still choose a value. All other fields are
   * merged.
   */
  readonly undecided: readonly DraftField[]
}

/** Where an admin with unsaved text wanted to go when the panel asked about the text. */
export type Destination =
  | { readonly to: 'close' }
  | { readonly to: 'document'; readonly elementId: string }
  /** The admin wanted to go to another page: `confirmLeave` returns the admin's answer to the app. */
  | { readonly to: 'page' }

/** The state of the panel while an admin writes a document in its form, including what prevents that it is saved. */
export interface Editing {
  readonly status: 'editing'
  readonly elementId: string
  /** The document as last loaded or saved; null for a new one. */
  readonly stored: DocsDocument | null
  readonly draft: DocumentDraft
  readonly work: 'idle' | 'saving' | 'deleting'
  readonly problem: Problem | null
  readonly conflict: Conflict | null
  /**
   * When the unsaved text in the form was stored, in milliseconds since 1970; null if the form shows no restored text.
   */
  readonly restoredFromMs: number | null
  readonly leaving: Destination | null
}

/** What the panel shows. */
export type PanelState =
  | { readonly status: 'closed' }
  | { readonly status: 'loading'; readonly elementId: string }
  | { readonly status: 'failed'; readonly elementId: string }
  /** A document that is shown. `document` is null if the server has said that the element has none. */
  | {
      readonly status: 'viewing'
      readonly elementId: string
      readonly document: DocsDocument | null
    }
  | Editing
  /** The document was deleted. The panel says so for one second, and then closes. */
  | { readonly status: 'deleted'; readonly elementId: string }

/** Whether the form has changes that are not saved, so that the panel asks the user before it drops them. */
export function hasUnsavedText(state: PanelState): boolean {
  return state.status === 'editing' && isDirty(state.draft, draftOf(state.stored))
}

/** Why the form cannot be saved now; null if it can. */
export function panelSaveBlock(state: Editing): SaveBlock | null {
  const block = saveBlock(state.draft, draftOf(state.stored), { isBusy: state.work !== 'idle' })
  if (block) return block
  return state.conflict && state.conflict.undecided.length > 0 ? 'conflict' : null
}

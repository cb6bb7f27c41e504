export { docsAccess, type DocsAccess, type DocsUser } from './core/access.ts'
export {
  isMeantFor,
  viewOf,
  type Audience,
  type DocumentAddress,
  type Reader,
  type View,
} from './core/audience.ts'
export { type Clock } from '@vestibule/base/clock'
export {
  createDocs,
  visibleDocument,
  type Docs,
  type DocsOptions,
  type DocsState,
  type LeaveGuard,
  type NoteState,
} from './core/docs-store.ts'
export {
  createDocumentCalls,
  type DocumentCalls,
  type RefusedWrite,
  type RemoveOutcome,
  type SaveOutcome,
} from './core/document-calls.ts'
export {
  documentData,
  draftOf,
  emptyDraft,
  isDirty,
  enabledSections,
  saveBlock,
  withSellers,
  type DocumentDraft,
  type DraftField,
  type NoteIcon,
  type SaveBlock,
  type NotePlacement,
  type NoteWidth,
} from './core/document-draft.ts'
export { mergeDrafts, type DraftMerge } from './core/draft-merge.ts'
export type { PageEvents } from './core/draft-keeper.ts'
export {
  createDraftStorage,
  type DraftStorage,
  type DraftStorageOptions,
  type KeptDraft,
} from './core/draft-storage.ts'
export type { Log } from '@vestibule/base/log'
export { loadDocuments, type DocsPlace, type LoadDocumentsOptions } from './core/note-calls.ts'
export { noteCoverage } from './core/note-coverage.ts'
export type { NoteTexts } from './core/note-texts.ts'
export {
  hasUnsavedText,
  panelSaveBlock,
  type Conflict,
  type Destination,
  type Editing,
  type PanelState,
  type Problem,
} from './core/panel-state.ts'
export {
  createPanel,
  type Panel,
  type PanelOptions,
  type PanelSnapshot,
} from './core/panel-store.ts'
export type { Notice } from './core/panel-writes.ts'
export { partnerOptions, type Option } from './core/partner-options.ts'
export { createPreview, type Preview, type PreviewState } from './core/preview.ts'
export { docsTexts, type DocsTextChanges, type DocsTexts } from './core/texts.ts'
export {
  createHistoryUrlState,
  defaultQueryParameter,
  type HistoryUrlStateOptions,
  type UrlState,
} from './core/url-state.ts'

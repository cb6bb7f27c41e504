export { docsAccess, type DocsAccess, type DocsUser } from './core/access.ts'
export { isAimedAt, viewOf, type Audience, type Reader, type View } from './core/aim.ts'
export { systemClock, type Clock } from './core/clock.ts'
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
  type RemoveOutcome,
  type SaveOutcome,
} from './core/document-calls.ts'
export {
  documentData,
  draftOf,
  emptyDraft,
  isDirty,
  openParts,
  saveBlock,
  withSellers,
  type DocumentDraft,
  type DraftField,
  type IconType,
  type SaveBlock,
  type TooltipPlacement,
  type TooltipWidth,
} from './core/document-draft.ts'
export { mergeDrafts, type DraftMerge } from './core/draft-merge.ts'
export { createDraftStorage, type DraftStorage, type KeptDraft } from './core/draft-storage.ts'
export type { Log } from './core/log.ts'
export { loadDocuments, type DocsPlace } from './core/note-calls.ts'
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
export { docsTexts, type DocsTexts } from './core/texts.ts'
export { createHistoryUrlState, defaultParameter, type UrlState } from './core/url-state.ts'

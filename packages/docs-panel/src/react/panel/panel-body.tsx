import { EmptyState } from '@vestibule/ui/empty-state'
import { ErrorState } from '@vestibule/ui/error-state'
import type { PanelState } from '../../core/panel-state.ts'
import type { UseDocsPanelResult } from '../use-docs-panel.ts'
import { useDocsTexts } from '../use-docs-texts.ts'
import { DocumentView } from './document-view.tsx'
import { PanelSkeleton } from './panel-skeleton.tsx'

interface PanelBodyProps extends UseDocsPanelResult {
  shown: PanelState
  isEditorUnloadable: boolean
  onLoadEditor: () => void
}

/** Content of the drawer while it does not show the form in which an admin writes a document. */
export function PanelBody(props: PanelBodyProps) {
  const { shown, isEditorUnloadable, onLoadEditor, canEdit, isOthers, retry } = props
  const texts = useDocsTexts()
  if (isEditorUnloadable)
    return (
      <ErrorState
        title={texts.panel.failedTitle}
        texts={{ retry: texts.panel.retry }}
        onRetry={onLoadEditor}
      >
        {texts.panel.editorUnloadable}
      </ErrorState>
    )
  switch (shown.status) {
    case 'failed':
      return (
        <ErrorState
          title={texts.panel.failedTitle}
          texts={{ retry: texts.panel.retry }}
          onRetry={retry}
        >
          {texts.panel.failed}
        </ErrorState>
      )
    case 'viewing':
      if (shown.document) return <DocumentView {...props} document={shown.document} />
      return (
        <EmptyState title={texts.panel.emptyTitle} level={3}>
          {canEdit ? texts.panel.emptyForAdmin : texts.panel.emptyForReader}
          {isOthers && ` ${texts.panel.others}`}
        </EmptyState>
      )
    case 'deleted':
      return (
        <EmptyState title={texts.panel.deleted} level={3} role="status">
          {null}
        </EmptyState>
      )
    default:
      return <PanelSkeleton />
  }
}

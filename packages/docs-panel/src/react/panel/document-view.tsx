import type { DocsDocument } from '@vestibule/api-client/contract'
import { EmptyState } from '@vestibule/ui/empty-state'
import { isMeantFor } from '../../core/audience.ts'
import { ViewAs } from '../admin/view-as.tsx'
import { useDocs } from '../use-docs.ts'
import type { UseDocsPanelResult } from '../use-docs-panel.ts'
import { useDocsTexts } from '../use-docs-texts.ts'
import { DocumentFrame } from './document-frame.tsx'

interface DocumentViewProps extends UseDocsPanelResult {
  document: DocsDocument
}

/** A document as its readers see it. An admin who may edit the document can choose as which reader to preview it. */
export function DocumentView(props: DocumentViewProps) {
  const { panel } = useDocsTexts()
  if (props.isOthers) {
    return (
      <>
        <p className="vb-docs-view-bar vb-docs-others">{panel.others}</p>
        <DocumentText {...props} />
      </>
    )
  }
  if (!props.canEdit) return <DocumentText {...props} />
  return (
    <>
      <div className="vb-docs-view-bar">
        <ViewAs />
      </div>
      <DocumentText {...props} />
    </>
  )
}

/** The text of the document: the page that the server renders from the full note, or else from the short note. */
function DocumentText({ document, frameUrl, calls, close }: DocumentViewProps) {
  const { viewedAs } = useDocs()
  const texts = useDocsTexts()
  if (viewedAs && !isMeantFor(document, viewedAs)) {
    const audience = texts.editor.audiences[viewedAs.audience ?? 'internal']
    return (
      <EmptyState title={texts.admin.hidden({ audience })} level={3}>
        {null}
      </EmptyState>
    )
  }
  if (!frameUrl) return null
  const name = texts.panel.frameTitle({
    title: document.additional_meta.title ?? document.element_id,
  })
  // A new version of the document has the same address. With the version in its key, the frame is rendered anew and
  // loads it.
  const version = `${document.id} ${document.version}`
  return <DocumentFrame key={version} url={frameUrl} title={name} calls={calls} close={close} />
}

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

/** A document as its readers see it. An admin may choose which reader. */
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

/** The page that the server renders from the full note, else from the short one. */
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
  // A new version has the same address: a new key makes the frame reload it.
  const version = `${document.id} ${document.version}`
  return <DocumentFrame key={version} url={frameUrl} title={name} calls={calls} close={close} />
}

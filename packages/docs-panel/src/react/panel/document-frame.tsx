import { Button } from '@vestibule/ui/button'
import { ErrorState } from '@vestibule/ui/error-state'
import { useEffect, useState } from 'react'
import type { DocumentCalls } from '../../core/document-calls.ts'
import { useDocsContext } from '../docs-context.ts'
import { useDocsTexts } from '../use-docs-texts.ts'
import { PanelSkeleton } from './panel-skeleton.tsx'

/**
 * Sandbox for a document's page, whose content others have written. Scripts are off, and it has an opaque origin,
 * so it reaches neither this page nor cookies. Its links open in new tabs.
 */
const sandbox = 'allow-popups allow-popups-to-escape-sandbox'

interface DocumentFrameProps {
  url: string
  title: string
  calls: DocumentCalls
  close: () => void
}

/**
 * The rendered document in a frame. While the frame has the focus, this page receives no key events, so Escape
 * cannot close the panel: the Tab stop after the frame is a button that does.
 */
export function DocumentFrame(props: DocumentFrameProps) {
  const [attempt, setAttempt] = useState(0)
  return <Attempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
}

function Attempt(props: DocumentFrameProps & { onRetry: () => void }) {
  const { url, title, calls, close, onRetry } = props
  const texts = useDocsTexts()
  const page = usePageCheck(url, calls)
  const [isLoaded, setLoaded] = useState(false)
  if (page === 'failed') {
    return (
      <ErrorState
        title={texts.panel.failedTitle}
        texts={{ retry: texts.panel.retry }}
        onRetry={onRetry}
      >
        {texts.panel.failed}
      </ErrorState>
    )
  }
  return (
    <>
      {!isLoaded && <PanelSkeleton />}
      {page === 'there' && (
        <>
          <iframe
            className="vb-doc-frame"
            src={url}
            title={title}
            sandbox={sandbox}
            referrerPolicy="no-referrer"
            data-loaded={isLoaded || undefined}
            onLoad={() => setLoaded(true)}
          />
          <Button className="vb-docs-leave" variant="secondary" size="sm" onClick={close}>
            {texts.panel.leaveDocument}
          </Button>
        </>
      )}
    </>
  )
}

/**
 * Requests the page before the frame does: the content of a frame with an opaque origin cannot be read, and it
 * would show a server error as JSON.
 */
function usePageCheck(url: string, calls: DocumentCalls) {
  const { log } = useDocsContext()
  const [page, setPage] = useState<'asked' | 'there' | 'failed'>('asked')
  useEffect(() => {
    const stopping = new AbortController()
    calls.checkPage(url, { signal: stopping.signal }).then(
      () => setPage('there'),
      (error: unknown) => {
        if (stopping.signal.aborted) return
        log('Failed to fetch the page of a document', error)
        setPage('failed')
      },
    )
    return () => stopping.abort()
  }, [url, calls, log])
  return page
}

import { Button } from '@vestibule/ui/button'
import { ErrorState } from '@vestibule/ui/error-state'
import { useEffect, useState } from 'react'
import type { DocumentCalls } from '../../core/document-calls.ts'
import { useDocsContext } from '../docs-context.ts'
import { useDocsTexts } from '../use-docs-texts.ts'
import { PanelSkeleton } from './panel-skeleton.tsx'

/**
 * Sandbox for the page of a document, whose content other people have written. No script runs in it, and its opaque
 * origin keeps it from this page and from cookies. Its links can open new tabs, which are not sandboxed.
 */
const sandbox = 'allow-popups allow-popups-to-escape-sandbox'

interface DocumentFrameProps {
  url: string
  title: string
  calls: DocumentCalls
  close: () => void
}

/**
 * Shows the rendered document in a frame. While the frame has the focus, this page receives no key events, so Escape
 * cannot close the panel. Therefore a button that closes the panel follows the frame in the Tab order.
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
 * Requests the page of the document before the frame does. Otherwise the frame would show a server error as JSON: its
 * content cannot be read from here, because the frame has an opaque origin.
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

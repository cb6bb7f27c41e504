import { Button } from '@vestibule/ui/button'
import { ErrorState } from '@vestibule/ui/error-state'
import { useEffect, useState } from 'react'
import type { DocumentCalls } from '../../core/document-calls.ts'
import { useDocsContext } from '../docs-context.ts'
import { useDocsTexts } from '../use-docs-texts.ts'
import { PanelSkeleton } from './panel-skeleton.tsx'

/**
 * The page of a document, which others have written: no script runs in it and it has no origin, so
 * that it reaches neither this page nor a cookie. Its links open in a tab of their own.
 */
const sandbox = 'allow-popups allow-popups-to-escape-sandbox'

interface DocumentFrameProps {
  url: string
  title: string
  calls: DocumentCalls
  close: () => void
}

/**
 * The rendered document. Tab goes into the frame and out of it again, to a button that closes the
 * panel: while the focus is in the frame this page hears no key, so that Escape closes nothing.
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
 * Asks for the page before the frame does. A frame without an origin cannot be asked what it shows,
 * and would show the JSON of a server's error.
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

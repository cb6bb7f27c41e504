import { useState } from 'react'
import { PanelSkeleton } from './panel-skeleton.tsx'

/**
 * The page of a document, which others have written: no script runs in it and it has no origin, so
 * that it reaches neither this page nor a cookie. Its links open in a tab of their own.
 */
const sandbox = 'allow-popups allow-popups-to-escape-sandbox'

/** The rendered document. Tab goes into the frame and out of it again. */
export function DocumentFrame({ url, title }: { url: string; title: string }) {
  const [isLoaded, setLoaded] = useState(false)
  return (
    <>
      {!isLoaded && <PanelSkeleton />}
      <iframe
        className="vb-doc-frame"
        src={url}
        title={title}
        sandbox={sandbox}
        referrerPolicy="no-referrer"
        data-loaded={isLoaded || undefined}
        onLoad={() => setLoaded(true)}
      />
    </>
  )
}

import { useCallback, useState, type ReactNode } from 'react'
import { BodyPortal } from './body-portal.tsx'

type Spoken = { id: number; text: string }
const silence: Spoken = { id: 0, text: '' }

export type AnnounceOptions = {
  /** Interrupts the screen reader. For urgent messages, such as a rejected code. */
  assertive?: boolean
}
export type Announce = (message: string, options?: AnnounceOptions) => void

/**
 * Returns a polite and an assertive live region, and `announce`, which sets their texts. Render both regions from the
 * start: screen readers often ignore a region that is added together with its text.
 */
export function useLiveRegions(): { announce: Announce; regions: ReactNode } {
  const [polite, setPolite] = useState(silence)
  const [assertive, setAssertive] = useState(silence)

  const announce = useCallback<Announce>((message, options) => {
    const set = options?.assertive ? setAssertive : setPolite
    set((last) => ({ id: last.id + 1, text: message }))
  }, [])

  const regions = (
    <BodyPortal>
      <div className="vb-visually-hidden" role="status" aria-live="polite">
        {/* A new key replaces the node, so that the same text is announced again. */}
        <span key={polite.id}>{polite.text}</span>
      </div>
      <div className="vb-visually-hidden" role="alert" aria-live="assertive">
        <span key={assertive.id}>{assertive.text}</span>
      </div>
    </BodyPortal>
  )
  return { announce, regions }
}

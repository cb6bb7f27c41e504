import { useEffect, useRef, useState } from 'react'
import type { UrlState } from '../core/url-state.ts'

/**
 * Makes the address of a router the place of the open document, out of the router's own hook:
 * the id that stands in the address, and a function that writes one there.
 */
export function useControlledUrlState(
  elementId: string | null,
  write: UrlState['write'],
): UrlState {
  const latest = useRef({ elementId, write })
  const [{ urlState, tell }] = useState(() => {
    const listeners = new Set<() => void>()
    const urlState: UrlState = {
      read: () => latest.current.elementId,
      write(next, how) {
        // The router answers with a render; until then this is what stands there.
        latest.current.elementId = next
        latest.current.write(next, how)
      },
      subscribe(onChange) {
        listeners.add(onChange)
        return () => void listeners.delete(onChange)
      },
    }
    const tell = () => {
      for (const listener of listeners) listener()
    }
    return { urlState, tell }
  })

  useEffect(() => {
    latest.current.write = write
  }, [write])
  // Not at every render: one that comes before the router's answer still says what stood there.
  useEffect(() => {
    latest.current.elementId = elementId
    tell()
  }, [elementId, tell])
  return urlState
}

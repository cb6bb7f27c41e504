import { useEffect, useRef, useState } from 'react'
import type { UrlState } from '../core/url-state.ts'

/**
 * Stores the open document in a router's address, using the router's own hook: takes the id in the address and a
 * function that writes one.
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
        // Until the router renders with the new id, `latest` holds the current one.
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
  // Only when the id changes: a render before the router's update still passes the old id.
  useEffect(() => {
    latest.current.elementId = elementId
    tell()
  }, [elementId, tell])
  return urlState
}

import { useEffect, useRef, useState } from 'react'
import type { UrlState } from '../core/url-state.ts'

/**
 * Returns a `UrlState` that keeps the open document in the address by your router. Pass the element id that the router
 * reads from the address, and a function that writes an id into the address.
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
        // Remember the new id here, because the router still passes the old one until it renders again.
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
  // Run only when the id changes: renders before the router's update still pass the old id, which would undo `write`.
  useEffect(() => {
    latest.current.elementId = elementId
    tell()
  }, [elementId, tell])
  return urlState
}

import { useSyncExternalStore, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

const never = () => () => {}

/**
 * Renders its children at the end of the body, outside of the app. A dialog makes the app inert, with all live regions
 * in it; what stands in the portal stays reachable, and screen readers still announce it.
 */
export function BodyPortal({ children }: { children: ReactNode }) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return inBrowser ? createPortal(children, document.body) : null
}

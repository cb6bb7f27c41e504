import { useSyncExternalStore, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

const never = () => () => {}

/**
 * Renders its children at the end of the body, outside of the app. A dialog makes the app and its live regions
 * inert; the children stay announced and reachable.
 */
export function BodyPortal({ children }: { children: ReactNode }) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return inBrowser ? createPortal(children, document.body) : null
}

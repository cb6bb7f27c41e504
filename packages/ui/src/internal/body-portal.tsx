import { useSyncExternalStore, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

const never = () => () => {}

/**
 * Puts its children at the end of the body, beside the app. A dialog makes the app inert, and with
 * it every live region inside; what stands here is still heard and reached.
 */
export function BodyPortal({ children }: { children: ReactNode }) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return inBrowser ? createPortal(children, document.body) : null
}

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether React has hydrated the prerendered HTML. That HTML contains nothing that depends on the browser, the URL or
 * storage; such things may be rendered only when this is true.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

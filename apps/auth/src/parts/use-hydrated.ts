import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False while the page's prerendered HTML is taken over, then true: what depends on the address or on storage is
 * not in that HTML and appears right after.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

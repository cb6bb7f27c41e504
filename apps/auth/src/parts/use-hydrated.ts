import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether the prerendered HTML was hydrated. What depends on the browser, the URL or storage is not in that HTML, and
 * is rendered after it.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False during hydration of the prerendered HTML, then true. What depends on the browser, the URL or storage is not in
 * that HTML, and is rendered after it.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

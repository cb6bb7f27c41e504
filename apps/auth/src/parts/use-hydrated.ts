import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether React has hydrated the prerendered HTML. That HTML contains nothing that depends on the browser, the URL or
 * storage; render such things only when this is true, or React could not hydrate the HTML.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

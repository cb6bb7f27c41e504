import { createContext, useMemo } from 'react'
import { useProvided } from './use-provided.ts'

/** The current route, and a function that opens another route. */
export interface Address {
  /** The current route, without the query. */
  readonly path: string
  /** The query of the page's address, with its question mark. */
  readonly search: string
  /** Opens another route of the app when its code is loaded; until then the current screen stays. */
  readonly open: (path: string, options?: OpenOptions) => void
}

export interface OpenOptions {
  /** Whether the route replaces the current one in the history. */
  readonly replace?: boolean
}

/**
 * The current route. The router provides it; on the start screen, which has no router, the component `Entrance` does.
 */
export const AddressContext = createContext<Address | null>(null)

const useAddress = () => useProvided(AddressContext, 'Address')

/**
 * Returns a function that opens another route of the app when its code is loaded; until then the current screen stays.
 */
export function useOpen(): Address['open'] {
  return useAddress().open
}

/** The current route, without its query. */
export function usePath(): string {
  return useAddress().path
}

/** The query of the page's address. */
export function useQuery(): URLSearchParams {
  const { search } = useAddress()
  return useMemo(() => new URLSearchParams(search), [search])
}

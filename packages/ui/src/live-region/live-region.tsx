import { createContext, useContext, type ReactNode } from 'react'
import { useLiveRegions, type Announce } from '../internal/use-live-regions.tsx'

export type { Announce } from '../internal/use-live-regions.tsx'

const AnnounceContext = createContext<Announce | undefined>(undefined)

export type LiveRegionProps = {
  /** The content, usually the whole app. */
  children: ReactNode
}

/**
 * Lets every component below announce messages to screen readers, even while a dialog makes the rest of the page inert.
 * Put one `LiveRegion` at the root of the app.
 */
export function LiveRegion({ children }: LiveRegionProps) {
  const { announce, regions } = useLiveRegions()
  return (
    <AnnounceContext.Provider value={announce}>
      {children}
      {regions}
    </AnnounceContext.Provider>
  )
}

/**
 * Returns a function that announces a message to screen readers.
 * @throws Error when there is no `LiveRegion` above the component.
 */
export function useAnnounce(): Announce {
  const announce = useContext(AnnounceContext)
  if (!announce) {
    throw new Error('useAnnounce needs a LiveRegion. Wrap the app in <LiveRegion>.')
  }
  return announce
}

import { createContext, useContext, type ReactNode } from 'react'
import { useLiveRegions, type Announce } from '../internal/use-live-regions.tsx'

export type { Announce, AnnounceOptions } from '../internal/use-live-regions.tsx'

const AnnounceContext = createContext<Announce | undefined>(undefined)

export type LiveRegionProps = {
  /** The app. */
  children: ReactNode
}

/**
 * Lets every component below have a message read out, also while a dialog makes the rest of the
 * page inert. Put one at the root of the app.
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
 * A function that has a message read out by assistive technology.
 * @throws Error when no `LiveRegion` stands above the component.
 */
export function useAnnounce(): Announce {
  const announce = useContext(AnnounceContext)
  if (!announce) {
    throw new Error('useAnnounce needs a LiveRegion. Wrap the app in <LiveRegion>.')
  }
  return announce
}

import { createContext } from 'react'
import type { Announce } from './use-live-regions.tsx'

/** How to announce something; undefined where no `LiveRegion` is above. */
export const AnnounceContext = createContext<Announce | undefined>(undefined)

import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Place, PlaceState } from './place.ts'

export const PlaceContext = createContext<Place | null>(null)

/** @throws {Error} outside of the app. */
export function usePlace(): Place & { readonly state: PlaceState } {
  const place = useContext(PlaceContext)
  if (!place) throw new Error('No place here: render this inside of <App>')
  const state = useSyncExternalStore(place.subscribe, place.getSnapshot)
  return { ...place, state }
}

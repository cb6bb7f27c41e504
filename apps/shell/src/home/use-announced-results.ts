import { useAnnounce } from '@vestibule/ui/live-region'
import { useEffect, useRef } from 'react'
import { useTexts } from '../texts/use-texts.ts'
import type { HomeLists } from './use-home-lists.ts'

/** Pause after the last change before the number of results is read out. */
const quietMs = 600

/** Has the number of results read out once a search has settled. */
export function useAnnouncedResults({ state, apps, datasets }: HomeLists) {
  const announce = useAnnounce()
  const { resultsAnnounced } = useTexts().home
  const message = resultsAnnounced(apps.count, datasets.count)
  // The filters read out their result themselves.
  const key = `${state.query.trim()} ${state.unavailable}`
  const announced = useRef(key)
  useEffect(() => {
    if (announced.current === key) return undefined
    const timer = setTimeout(() => {
      announced.current = key
      announce(message)
    }, quietMs)
    return () => clearTimeout(timer)
  }, [announce, key, message])
}

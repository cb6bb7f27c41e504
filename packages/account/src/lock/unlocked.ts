import { createContext, useContext, useEffect, useEffectEvent, useRef } from 'react'

/** How often the session was unlocked since the page was loaded. */
export const UnlockedContext = createContext(0)

/** Calls `retry` when the session has been unlocked. Calls that were made while it was locked were refused. */
export function useUnlocked(retry: () => void) {
  const count = useContext(UnlockedContext)
  const seen = useRef(count)
  const onUnlocked = useEffectEvent(retry)
  useEffect(() => {
    if (count === seen.current) return
    seen.current = count
    onUnlocked()
  }, [count])
}

import { createContext, useContext, useEffect, useEffectEvent } from 'react'

/** How often the session of this page has been unlocked. */
export const UnlockedContext = createContext(0)

/** Calls `retry` when the session has been unlocked, because calls made while it was locked were refused. */
export function useUnlocked(retry: () => void) {
  const count = useContext(UnlockedContext)
  const onUnlocked = useEffectEvent(retry)
  useEffect(() => {
    if (count > 0) onUnlocked()
  }, [count])
}

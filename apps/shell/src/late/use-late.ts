import { loadedValue } from '@vestibule/base/read'
import { useStore } from '@vestibule/base/react/use-read'
import { createContext, useContext, useEffect, useEffectEvent } from 'react'
import type { LateCode, LateParts } from './late-code.ts'

/**
 * The components that are loaded late. They have a context of their own, because they use the shell's services: if
 * these services contained them, the two would depend on each other.
 */
export const LateContext = createContext<LateCode | null>(null)

/**
 * Returns the store that loads the late components.
 * @throws {Error} outside of the app.
 */
export function useLateCode(): LateCode {
  const late = useContext(LateContext)
  if (!late) throw new Error('No late code here: render this inside <App>')
  return late
}

/**
 * Returns the components that are loaded late, once `isWanted` is true and they are loaded; undefined before. If
 * loading them fails, it calls `onMissing`, which must set `isWanted` to false, so that the next press tries again.
 */
export function useLate(isWanted: boolean, onMissing: () => void): LateParts | undefined {
  const late = useLateCode()
  const miss = useEffectEvent(onMissing)
  useEffect(() => {
    const fetch = async () => {
      const { status } = await late.load()
      if (status === 'failed') miss()
    }
    if (isWanted) void fetch()
  }, [late, isWanted])
  return useStore(late, (state) => (isWanted ? loadedValue(state) : undefined))
}

import { loadedValue } from '@vestibule/base/read'
import { useStore } from '@vestibule/base/react/use-read'
import { createContext, useContext, useEffect, useEffectEvent } from 'react'
import type { LateCode, LateParts } from './late-code.ts'

/**
 * The code that is loaded late. It has a context of its own, because it uses the shell's services: if these contained
 * it, the two would depend on each other.
 */
export const LateContext = createContext<LateCode | null>(null)

/**
 * Returns the code that is loaded late, to be read.
 * @throws {Error} outside of the app.
 */
export function useLateCode(): LateCode {
  const late = useContext(LateContext)
  if (!late) throw new Error('No late code here: render this inside <App>')
  return late
}

/**
 * The late components when they are loaded and wanted. If `isWanted` is true, they are loaded. `onMissing`: called if
 * that failed; then set `isWanted` to false, so that the next press tries again.
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

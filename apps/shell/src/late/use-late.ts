import { loadedValue } from '@vestibule/base/read'
import { useStore } from '@vestibule/base/react/use-read'
import { useEffect, useEffectEvent } from 'react'
import { useShell } from '../shell.ts'
import type { LateParts } from './late-code.ts'

/**
 * The late code while it is wanted, once it is there. To want it fetches it. `onMissing`: it could not be fetched; want it no
 * more, so that the next press tries again.
 */
export function useLate(isWanted: boolean, onMissing: () => void): LateParts | undefined {
  const { late } = useShell()
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

import { fetchCode } from '@vestibule/base/code'
import { useStore } from '@vestibule/base/react/use-read'
import { useSessionContext } from '@vestibule/session/react'
import { useEffect, useState, type ReactNode } from 'react'
import { useTexts } from '../texts/use-texts.ts'

/**
 * Returns what covers the page while its session is locked. Undefined until the code of this cover is loaded; until
 * then the session shows its built-in cover, which unlocks in a new tab. If the platform locks sessions, the code is
 * loaded ahead.
 */
export function useLockCover(): ReactNode | undefined {
  const { store } = useSessionContext()
  const { locale } = useTexts()
  const isWanted = useStore(store, ({ locked, locksAtMs }) => locked || locksAtMs !== null)
  const [cover, setCover] = useState<ReactNode>()
  useEffect(() => {
    if (!isWanted) return undefined
    let isCurrent = true
    const load = async () => {
      const { loadShellLock } = await fetchCode(() => import('./shell-lock.tsx'))
      const loaded = await loadShellLock(locale)
      if (isCurrent) setCover(loaded)
    }
    // If the code of what covers a locked page cannot be loaded, the session covers the page in its own way.
    load().catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [isWanted, locale])
  return cover
}

import { fetchCode } from '@vestibule/base/code'
import { useStore } from '@vestibule/base/react/use-read'
import { useSessionContext } from '@vestibule/session/react'
import { useEffect, useState, type ReactNode } from 'react'
import { useTexts } from '../texts/use-texts.ts'

/**
 * What covers the page while its session is locked. Undefined until its code is there, which is fetched ahead where the
 * platform locks sessions: until then the session's own cover unlocks in a new tab.
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
    // Without it, the cover that is built in does.
    load().catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [isWanted, locale])
  return cover
}

import { createCodeRead } from '@vestibule/base/code'
import { useStore } from '@vestibule/base/react/use-read'
import { useEffect, useMemo, type ReactNode } from 'react'
import { PlainSurface } from './plain-surface.tsx'
import { sessionTexts, type SessionTexts } from './session-texts.ts'
import { useSessionExpiry } from './use-session-expiry.ts'

/** Props of {@link SessionExpiry}. */
export interface SessionExpiryProps {
  /**
   * Overrides texts of the catalogue.
   * @defaultValue `sessionTexts`, English
   */
  readonly texts?: Partial<SessionTexts>
  /**
   * Shown while the session is locked, in place of the built-in dialog, which unlocks it in a new tab: for a page that
   * asks for a factor itself. It must cover the page, and call `reportUnlocked` of the session.
   */
  readonly locked?: ReactNode
}

const surfacesCode = createCodeRead(() => import('./surfaces.tsx'))

/**
 * Fetches the code of the banner and the dialogs ahead, so that they can show even if the network is down when the
 * session ends. Otherwise the code is fetched when it is first needed.
 */
export async function preloadSessionExpiry(): Promise<void> {
  await surfacesCode.load()
}

/**
 * Warns before the session ends, asks for a new sign-in afterwards, and confirms when that has worked. Put one below
 * the app bar, where the banner should appear. If its code cannot be fetched, it shows the same texts in the
 * browser's own dialog.
 */
export function SessionExpiry({ texts, locked }: SessionExpiryProps) {
  const all = useMemo(() => ({ ...sessionTexts, ...texts }), [texts])
  const { surface, restoredAtMs } = useSessionExpiry()
  const code = useStore(surfacesCode)
  useEffect(() => {
    if (surface === 'none' && restoredAtMs === null) return
    const load = () => void surfacesCode.load()
    load()
    window.addEventListener('online', load)
    return () => window.removeEventListener('online', load)
  }, [surface, restoredAtMs])
  if (code.status === 'loaded') return <code.value.Surfaces texts={all} locked={locked} />
  return code.status === 'failed' ? <PlainSurface texts={all} /> : null
}

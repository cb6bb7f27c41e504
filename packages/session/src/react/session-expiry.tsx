import { createCodeRead } from '@vestibule/base/code'
import { useStore } from '@vestibule/base/react/use-read'
import { useEffect, useMemo, type ReactNode } from 'react'
import { PlainSurface } from './plain-surface.tsx'
import { sessionTexts, type SessionTexts } from './session-texts.ts'
import { useSessionExpiry } from './use-session-expiry.ts'

/** Texts that {@link SessionExpiry} shows, and what it shows while the session is locked. */
export interface SessionExpiryProps {
  /**
   * Texts to use instead of those of the catalogue.
   * @defaultValue `sessionTexts`, English
   */
  readonly texts?: Partial<SessionTexts>
  /**
   * Shown instead of the built-in dialog while the session is locked. The built-in dialog unlocks the session in a new
   * tab; pass an element to ask for a factor on this page. The element must cover the page, which nobody may read now,
   * and call `reportUnlocked` of the session when the user has unlocked it.
   */
  readonly locked?: ReactNode
}

const surfacesCode = createCodeRead(() => import('./surfaces.tsx'))

/**
 * Loads the code of the banner and the dialogs ahead, so that they can be shown even if the network is down when the
 * session ends. Otherwise the code is loaded when it is first needed.
 */
export async function preloadSessionExpiry(): Promise<void> {
  await surfacesCode.load()
}

/**
 * Warns before the session ends, then asks the user to sign in again, and confirms when that has worked. Put one below
 * the app bar, where the banner should appear. If its code cannot be loaded, it shows the same texts in the browser's
 * own dialog.
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

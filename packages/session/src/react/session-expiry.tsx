import { LinkProvider } from '@vestibule/ui/link'
import { LiveRegion } from '@vestibule/ui/live-region'
import { ToastProvider, useToast } from '@vestibule/ui/toast'
import { useEffect, type ReactNode } from 'react'
import { ExpiredModal } from './expired-modal.tsx'
import { ExpiringModal } from './expiring-modal.tsx'
import { LoginTab } from './login-tab.tsx'
import { OtherUserModal } from './other-user-modal.tsx'
import { SessionBanner } from './session-banner.tsx'
import { sessionTexts, type SessionTexts } from './session-texts.ts'
import type { SurfaceProps } from './surface-props.ts'
import { useSessionExpiry, type SessionSurface } from './use-session-expiry.ts'

/** Props of {@link SessionExpiry}. */
export interface SessionExpiryProps {
  /** Replaces texts of the catalogue. */
  readonly texts?: Partial<SessionTexts>
}

const surfaces = {
  none: () => null,
  banner: SessionBanner,
  expiringModal: ExpiringModal,
  expiredModal: ExpiredModal,
  otherUserModal: OtherUserModal,
  loginTab: LoginTab,
} satisfies Record<SessionSurface, (props: SurfaceProps) => ReactNode>

/**
 * Warns of the coming end of the session, asks for a new sign-in after it, and says when that has
 * worked. Put one below the app bar, where the banner is to appear.
 */
export function SessionExpiry({ texts }: SessionExpiryProps) {
  const all = { ...sessionTexts, ...texts }
  return (
    // The sign-in page is another app: no router of this one leads there.
    <LinkProvider component="a">
      <LiveRegion>
        <ToastProvider labels={{ close: all.close }}>
          <Surface texts={all} />
        </ToastProvider>
      </LiveRegion>
    </LinkProvider>
  )
}

function Surface({ texts }: SurfaceProps) {
  const { surface, restoredAt } = useSessionExpiry()
  const { success } = useToast()
  const { loginSuccessful } = texts
  useEffect(() => {
    if (restoredAt !== null) success(loginSuccessful, { id: `restored-${restoredAt}` })
  }, [restoredAt, success, loginSuccessful])
  const Shown = surfaces[surface]
  return <Shown texts={texts} />
}

import { ConnectionBanner as Banner } from '@vestibule/ui/connection-banner'
import { sessionTexts, type SessionTexts } from './session-texts.ts'
import { useNetworkStatus } from './use-network-status.ts'

/** Props of {@link ConnectionBanner}. */
export interface ConnectionBannerProps {
  /** Replaces texts of the catalogue. */
  readonly texts?: Partial<SessionTexts>
}

/**
 * Says that the connection is lost, slow or back. It needs no session; keep it mounted, below the
 * app bar.
 */
export function ConnectionBanner({ texts }: ConnectionBannerProps) {
  const { quality } = useNetworkStatus()
  const { offline, slow, restored, close } = { ...sessionTexts, ...texts }
  return <Banner status={quality} labels={{ offline, slow, restored, close }} />
}

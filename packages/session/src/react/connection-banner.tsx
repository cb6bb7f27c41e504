import { ConnectionBanner } from '@vestibule/ui/connection-banner'
import { sessionTexts, type SessionTexts } from './session-texts.ts'
import { useNetworkStatus } from './use-network-status.ts'

/** Texts that a {@link NetworkBanner} shows. */
export interface NetworkBannerProps {
  /** Texts to use instead of those of the English catalogue. */
  readonly texts?: Partial<SessionTexts>
}

/**
 * Tells the user that the connection is lost, slow or back. Needs no session. Keep it mounted below the app bar: one
 * that is mounted only while offline cannot say that the connection is back.
 */
export function NetworkBanner({ texts }: NetworkBannerProps) {
  const { quality } = useNetworkStatus()
  const { offline, slow, restored, close } = { ...sessionTexts, ...texts }
  return <ConnectionBanner status={quality} texts={{ offline, slow, restored, close }} />
}

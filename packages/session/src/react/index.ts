export { ConnectionBanner, type ConnectionBannerProps } from './connection-banner.tsx'
export { SessionExpiry, type SessionExpiryProps } from './session-expiry.tsx'
export {
  SessionProvider,
  useSessionContext,
  type SessionProviderProps,
} from './session-provider.tsx'
export { sessionTexts, type SessionTexts } from './session-texts.ts'
export { useRestricted, useVirtualCohorts } from './use-access.ts'
export { useDatasetScope, type UseDatasetScope } from './use-dataset-scope.ts'
export { useNetworkStatus, type UseNetworkStatus } from './use-network-status.ts'
export { usePolling, type UsePolling } from './use-polling.ts'
export { useProfile, type UseProfile } from './use-profile.ts'
export { useResources, type UseResources } from './use-resources.ts'
export {
  useSessionCountdown,
  useSessionExpiry,
  type SessionCountdown,
  type SessionSurface,
  type UseSessionExpiry,
} from './use-session-expiry.ts'
export { useSignedInAgain } from './use-signed-in-again.ts'
export { useSession, type UseSession } from './use-session.ts'
export { useUnsavedWork } from './use-unsaved-work.ts'

export { NetworkBanner, type NetworkBannerProps } from './connection-banner.tsx'
export { preloadSessionExpiry, SessionExpiry, type SessionExpiryProps } from './session-expiry.tsx'
export {
  SessionProvider,
  useSessionContext,
  type SessionProviderProps,
} from './session-provider.tsx'
export { sessionTexts, type SessionTexts } from './session-texts.ts'
export {
  useEnvironment,
  useVirtualCohorts,
  type UseEnvironmentResult,
  type UseVirtualCohortsResult,
} from './use-access.ts'
export { useDatasetScope, type UseDatasetScopeResult } from './use-dataset-scope.ts'
export { useNetworkStatus, type UseNetworkStatusResult } from './use-network-status.ts'
export { usePolling, type UsePollingResult } from './use-polling.ts'
export { useProfile, type UseProfileResult } from './use-profile.ts'
export { useResources, type UseResourcesResult } from './use-resources.ts'
export {
  useSessionCountdown,
  useSessionExpiry,
  type SessionCountdown,
  type SessionSurface,
  type UseSessionExpiryResult,
} from './use-session-expiry.ts'
export { useSignedInAgain } from './use-unsaved-work.ts'
export { useSession, type UseSessionResult } from './use-session.ts'
export { useUnsavedWork } from './use-unsaved-work.ts'

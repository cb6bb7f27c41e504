export { NetworkBanner, type NetworkBannerProps } from './connection-banner.tsx'
export { preloadSessionExpiry, SessionExpiry, type SessionExpiryProps } from './session-expiry.tsx'
export {
  SessionProvider,
  useSessionContext,
  type SessionProviderProps,
} from './session-provider.tsx'
export { sessionTexts, type SessionTexts } from './session-texts.ts'
export { useEnvironment, useVirtualCohorts } from './use-access.ts'
export { useDatasetScope } from './use-dataset-scope.ts'
export { useNetworkStatus } from './use-network-status.ts'
export { usePolling } from './use-polling.ts'
export { useProfile } from './use-profile.ts'
export { useResources } from './use-resources.ts'
export { useSessionCountdown, useSessionExpiry } from './use-session-expiry.ts'
export { useSession } from './use-session.ts'
export { useSignedInAgain, useUnsavedWork } from './use-unsaved-work.ts'

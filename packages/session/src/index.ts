export { type Clock } from '@vestibule/base/clock'
export { type Log } from '@vestibule/base/log'
export {
  loadedValue,
  type Read,
  type ReadFailure,
  type ReadState,
  type RequestedState,
} from '@vestibule/base/read'
export { type ReadonlyStore } from '@vestibule/base/readonly-store'
export { type KeyValueStorage } from '@vestibule/base/safe-storage'
export { groupApps, type CategoryGroup, type ProductLineGroup } from './core/access/app-groups.ts'
export { accessOf, type Access, type Fetched } from './core/access/access.ts'
export { type Departure } from './core/access/departure.ts'
export {
  datasetScope,
  type DatasetGate,
  type DatasetScope,
  type GatedPage,
} from './core/access/dataset-gate.ts'
export { datasetIdIn, withDataset, withoutDataset } from '@vestibule/base/dataset-path'
export {
  docsAdminRole,
  holdsRole,
  isExternal,
  partnersOfRole,
  profileOf,
  type Profile,
} from './core/access/profile.ts'
export {
  resourcesOf,
  supportsDataset,
  type App,
  type Dataset,
  type DatasetMember,
  type DatasetSize,
  type Placement,
  type Resources,
} from './core/access/resources.ts'
export {
  createNetworkStatus,
  networkQuality,
  type NetworkQuality,
  type NetworkState,
  type NetworkStatus,
  type NetworkWindow,
} from './core/network/network-status.ts'
export { startPolling, type PollingOptions } from './core/polling.ts'
export {
  createSession,
  type Session,
  type SessionOptions,
  type SessionSettings,
  type SignOutOutcome,
} from './core/session.ts'
export {
  SessionUnreadableError,
  WrongBackendError,
  type BackendEvent,
  type BackendSession,
  type SessionBackend,
} from './core/session-backend.ts'
export { vestibuleBackend, type VestibuleBackendOptions } from './core/vestibule-backend.ts'
export {
  timeLeftMs,
  type ExpiryReason,
  type SignInRequest,
  type Phase,
  type UserChange,
  type Warning,
} from './core/session-state.ts'
export { type SessionSnapshot } from './core/session-snapshot.ts'
export { type EventTargetLike, type SessionWindow } from './core/session-window.ts'
export {
  createSharedStorage,
  type SharedStorage,
  type StorageWindow,
} from './core/shared-storage.ts'

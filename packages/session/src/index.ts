export { groupApps, type CategoryGroup, type ProductLineGroup } from './core/access/app-groups.ts'
export { accessOf, type Access } from './core/access/access.ts'
export { type Part } from './core/access/part.ts'
export {
  datasetScope,
  noSupportedDataset,
  type DatasetGate,
  type DatasetScope,
  type GatedPage,
} from './core/access/dataset-gate.ts'
export { datasetIdIn, withDataset, withoutDataset } from './core/access/dataset-path.ts'
export { dataOf, type Loaded } from './core/access/loaded.ts'
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
  type Placement,
  type Resources,
} from './core/access/resources.ts'
export { systemClock, type Clock, type Timer } from './core/clock.ts'
export { type Log } from './core/log.ts'
export {
  createNetworkStatus,
  networkQuality,
  type NetworkQuality,
  type NetworkState,
  type NetworkStatus,
  type NetworkWindow,
} from './core/network/network-status.ts'
export { startPolling, type PollingOptions } from './core/polling.ts'
export { createSession, type Session, type SessionOptions } from './core/session.ts'
export {
  timeLeft,
  type ExpiryReason,
  type LoginRequest,
  type Phase,
  type SessionState,
  type UserChange,
  type Warning,
} from './core/session-state.ts'
export { type EventSource, type SessionWindow } from './core/session-window.ts'
export {
  createSharedStorage,
  type SharedStorage,
  type StorageWindow,
} from './core/shared-storage.ts'

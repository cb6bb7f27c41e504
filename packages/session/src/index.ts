export { loadedValue } from '@vestibule/base/read'
export { groupApps } from './core/access/app-groups.ts'
export { accessOf } from './core/access/access.ts'
export { datasetIdIn, withDataset, withoutDataset } from '@vestibule/base/dataset-path'
export { holdsRole, isExternal, partnersOfRole, type Profile } from './core/access/profile.ts'
export { resourcesOf, supportsDataset, type App, type Dataset } from './core/access/resources.ts'
export { createNetworkStatus } from './core/network/network-status.ts'
export { startPolling } from './core/polling.ts'
export { createSession, type Session, type SessionOptions } from './core/session.ts'
export {
  SessionUnreadableError,
  WrongBackendError,
  type BackendEvent,
  type BackendSession,
  type SessionBackend,
} from './core/session-backend.ts'
export { vestibuleBackend } from './core/vestibule-backend.ts'
export { type SessionSnapshot } from './core/session-snapshot.ts'
export { timeLeftMs } from './core/session-state.ts'
export { createSharedStorage } from './core/shared-storage.ts'

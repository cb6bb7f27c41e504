import { addressOnPlatform, type AppAddress } from '../gate/app-address.ts'
import type { MountedApp } from '../mounts/mounts.ts'

/** An app that this server serves, and what of it is asked for. */
export interface ServedApp extends MountedApp {
  readonly address: AppAddress
}

/** Finds the app that is served at a path; null where the path is another's. */
export function findServedApp(apps: readonly MountedApp[], path: string): ServedApp | null {
  let found: ServedApp | null = null
  for (const mounted of apps) {
    const address = addressOnPlatform(path, mounted.app)
    if (address === null || (mounted.needsDataset && address.dataset === '')) continue
    // An app may stand below the address of another: the longer one is meant.
    if (found === null || mounted.app.length > found.app.length) found = { ...mounted, address }
  }
  return found
}

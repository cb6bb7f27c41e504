import { addressOnPlatform, type AppAddress } from '../gate/app-address.ts'
import type { MountedApp } from '../mounts/mounts.ts'

/** An app that this server serves, with the requested address in it. */
export interface ServedApp extends MountedApp {
  readonly address: AppAddress
}

/**
 * Finds the app that this server serves at a path. Null: there is none, or the app needs a dataset and the path names
 * none.
 */
export function findServedApp(apps: readonly MountedApp[], path: string): ServedApp | null {
  let found: ServedApp | null = null
  for (const mounted of apps) {
    const address = addressOnPlatform(path, mounted.app)
    if (address === null || (mounted.needsDataset && address.dataset === '')) continue
    // One app's path may lie below another's. The longest matching path wins.
    if (found === null || mounted.app.length > found.app.length) found = { ...mounted, address }
  }
  return found
}

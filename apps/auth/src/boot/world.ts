import type { Client } from '@vestibule/api-client'
import { createContext, useContext } from 'react'
import type { Clock } from '@vestibule/base/clock'
import type { Settings } from './settings.ts'
import type { KeyValueStorage } from '@vestibule/base/safe-storage'

/** Everything outside of the app that it acts on. Tests pass their own. */
export interface World {
  readonly client: Client
  readonly clock: Clock
  readonly settings: Settings
  /** Host name and port of the page. */
  readonly host: string
  readonly localStorage: KeyValueStorage
  readonly sessionStorage: KeyValueStorage
  /** Navigates to an address outside of the app. The caller has checked that it is safe. */
  readonly leave: (url: string) => void
}

export const WorldContext = createContext<World | null>(null)

export function useWorld(): World {
  const world = useContext(WorldContext)
  if (!world) throw new Error('useWorld needs a WorldContext. Render the screen inside <App>.')
  return world
}

import type { Client } from '@vestibule/api-client'
import { createContext, useContext } from 'react'
import type { Clock } from './clock.ts'
import type { Settings } from './settings.ts'
import type { KeyValueStore } from './storage.ts'

/** Everything outside of the app that it acts on, so that a test can bring its own. */
export interface World {
  readonly client: Client
  readonly clock: Clock
  readonly settings: Settings
  /** Host name of the page, with its port. */
  readonly host: string
  readonly localStorage: KeyValueStore
  readonly sessionStorage: KeyValueStore
  /** Leaves the app: a full navigation to an address that was found safe. */
  readonly leave: (url: string) => void
}

export const WorldContext = createContext<World | null>(null)

export function useWorld(): World {
  const world = useContext(WorldContext)
  if (!world) throw new Error('useWorld needs a WorldContext. Render the screen inside <App>.')
  return world
}

import type { Client } from '@vestibule/api-client'
import { createContext } from 'react'
import type { Clock } from '@vestibule/base/clock'
import type { Settings } from './auth-settings.ts'
import type { KeyValueStorage } from '@vestibule/base/safe-storage'
import { useProvided } from './use-provided.ts'

/** What the app uses of its surroundings, such as client, clock and storage. Tests pass their own. */
export interface World {
  readonly client: Client
  readonly clock: Clock
  readonly settings: Settings
  /** Host name and port of the page. */
  readonly host: string
  readonly localStorage: KeyValueStorage
  readonly sessionStorage: KeyValueStorage
  /**
   * Leaves the page for another address, or loads a screen of the sign-in app anew. The caller must have checked that
   * the address is safe: otherwise a forged link could lead the user to another site.
   */
  readonly leave: (url: string) => void
}

export const WorldContext = createContext<World | null>(null)

export const useWorld = () => useProvided(WorldContext, 'World')

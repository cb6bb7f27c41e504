import type { Client } from '@vestibule/api-client'
import type { Language } from '@vestibule/api-client/contract'
import type { Clock } from '@vestibule/base/clock'
import { createContext, useContext, type ReactNode } from 'react'

/** What administration takes from the app around it. Must be the same object in each render. */
export interface AdminServices {
  readonly client: Client
  readonly clock: Clock
  /** The id of the signed-in user. Undefined while nobody is signed in. */
  readonly userId: string | undefined
  /** The languages of the platform, in which terms can be published. */
  readonly languages: readonly Language[]
  /** Whether the user may act for customers. */
  readonly canActFor: boolean
  /**
   * Registers work that is lost if the page is left. `isUnsaved` is asked when that is about to happen. Returns a function
   * that removes it.
   */
  readonly registerUnsavedWork: (isUnsaved: () => boolean) => () => void
  /** Opens a URL by a full navigation. */
  readonly leave: (url: string) => void
}

export interface AdminAppProps {
  readonly services: AdminServices
  /** Shown at an address of administration that does not exist. */
  readonly notFound: ReactNode
}

export const ServicesContext = createContext<AdminServices | null>(null)

/** @throws {Error} outside of administration. */
export function useServices(): AdminServices {
  const services = useContext(ServicesContext)
  if (!services) throw new Error('No services here: render this inside <AdminApp>')
  return services
}

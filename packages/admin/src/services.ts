import type { Client } from '@vestibule/api-client'
import type { Language } from '@vestibule/api-client/contract'
import type { Clock } from '@vestibule/base/clock'
import { createContext, useContext, type ReactNode } from 'react'

/**
 * What the pages of administration get from the app around them. Pass the same object until one of its values changes
 * (`useMemo`), because a new object renders every component again that reads these services.
 */
export interface AdminServices {
  readonly client: Client
  readonly clock: Clock
  /** The id of the signed-in user. Undefined while the profile of the user is not loaded. */
  readonly userId: string | undefined
  /** The languages of the platform, in which terms can be published. */
  readonly languages: readonly Language[]
  /** Whether the user may act for customers. */
  readonly canActFor: boolean
  /**
   * Registers a function that says whether work would be lost. The app calls it when the page is about to be left.
   * Returns a function that unregisters it.
   */
  readonly registerUnsavedWork: (isUnsaved: () => boolean) => () => void
  /** Opens a URL by a full navigation. */
  readonly leave: (url: string) => void
}

export interface AdminAppProps {
  readonly services: AdminServices
  /** Shown at addresses of administration at which there is no page. */
  readonly notFound: ReactNode
}

export const ServicesContext = createContext<AdminServices | null>(null)

/** @throws {Error} outside of administration. */
export function useServices(): AdminServices {
  const services = useContext(ServicesContext)
  if (!services) throw new Error('No services here: render this inside <AdminApp>')
  return services
}

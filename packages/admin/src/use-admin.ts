import { useAdministrator } from './administrator.ts'
import { useServices } from './services.ts'
import { useAdminTexts } from './texts/use-admin-texts.ts'

/**
 * Returns what every page of administration needs: what the app around it passes in, the texts, the time, and what the
 * administrator may do.
 */
export function useAdmin() {
  const services = useServices()
  return { ...services, ...useAdministrator(), texts: useAdminTexts(), now: services.clock.now() }
}

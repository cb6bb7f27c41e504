import { useAdministrator } from './administrator.ts'
import { useServices } from './services.ts'
import { useAdminTexts } from './texts/use-admin-texts.ts'

/** What every page of administration works with: services, texts, the time, and what the administrator may do. */
export function useAdmin() {
  const services = useServices()
  return { ...services, ...useAdministrator(), texts: useAdminTexts(), now: services.clock.now() }
}

import { AdminApp } from '@vestibule/admin/admin-app'
import { NotFound } from '../pages/not-found.tsx'
import { useAdminServices } from './use-admin-services.ts'

/** Fetches the code of administration, so that it is shown without a fallback. */
export const preload = (): Promise<void> => AdminApp.preload()

/** `/admin/`: administration, which is a package of its own. */
export default function AdministrationPage() {
  return <AdminApp services={useAdminServices()} notFound={<NotFound />} />
}

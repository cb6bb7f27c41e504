import { AdminApp } from '@vestibule/admin/admin-app'
import { NotFound } from '../pages/not-found.tsx'
import { useAdminServices } from './use-admin-services.ts'

/** Loads the code of administration ahead, so that the page is shown without a fallback. */
export const preload = (): Promise<void> => AdminApp.preload()

/** `/admin/`: the pages of administration, which come from the package `@vestibule/admin`. */
export default function AdministrationPage() {
  return <AdminApp services={useAdminServices()} notFound={<NotFound />} />
}

import { RequestsApp } from '@vestibule/admin/requests-app'
import { NotFound } from '../pages/not-found.tsx'
import { useAdminServices } from './use-admin-services.ts'

/** Fetches the code of the pages, so that they are shown without a fallback. */
export const preload = (): Promise<void> => RequestsApp.preload()

/** `/requests/`: finding datasets, and asking for them. It shares its lists and dialogs with administration. */
export default function RequestsPage() {
  return <RequestsApp services={useAdminServices()} notFound={<NotFound />} />
}

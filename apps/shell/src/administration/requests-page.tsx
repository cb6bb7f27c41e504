import { RequestsApp } from '@vestibule/admin/requests-app'
import { NotFound } from '../pages/not-found.tsx'
import { useAdminServices } from './use-admin-services.ts'

/** Loads the code of the pages for requests ahead, so that they are shown without a fallback. */
export const preload = (): Promise<void> => RequestsApp.preload()

/**
 * `/requests/`: the pages on which users find datasets and ask for them. They share lists and dialogs with
 * administration.
 */
export default function RequestsPage() {
  return <RequestsApp services={useAdminServices()} notFound={<NotFound />} />
}

import { DataApp } from '@vestibule/admin/data-app'
import { NotFound } from '../pages/not-found.tsx'
import { useAdminServices } from './use-admin-services.ts'

/** Loads the code of the pages of data stewards ahead, so that they are shown without a fallback. */
export const preload = (): Promise<void> => DataApp.preload()

/** `/data/`: the pages of data stewards. They share lists and dialogs with administration. */
export default function DataPage() {
  return <DataApp services={useAdminServices()} notFound={<NotFound />} />
}

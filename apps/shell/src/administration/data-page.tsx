import { DataApp } from '@vestibule/admin/data-app'
import { NotFound } from '../pages/not-found.tsx'
import { useAdminServices } from './use-admin-services.ts'

/** Fetches the code of the pages, so that they are shown without a fallback. */
export const preload = (): Promise<void> => DataApp.preload()

/** `/data/`: what data stewards decide on. It shares its lists and dialogs with administration. */
export default function DataPage() {
  return <DataApp services={useAdminServices()} notFound={<NotFound />} />
}

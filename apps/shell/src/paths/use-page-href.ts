import { datasetIdIn, withDataset } from '@vestibule/session'
import { useLocation } from 'react-router-dom'

/** Addresses of the shell's pages in the dataset of this page, so that going there stays within it. */
export function usePageHref(): (page: string) => string {
  const id = datasetIdIn(useLocation().pathname)
  return (page) => (id === null ? page : withDataset(page, id))
}

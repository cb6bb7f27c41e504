import { datasetIdIn, withDataset } from '@vestibule/session'
import { useLocation } from 'react-router-dom'

/** Returns a function that returns the URL of one of the shell's pages in the current dataset. */
export function usePageHref(): (page: string) => string {
  const id = datasetIdIn(useLocation().pathname)
  return (page) => (id === null ? page : withDataset(page, id))
}

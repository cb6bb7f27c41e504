import { withDataset, datasetIdIn } from '@vestibule/session'
import { pageOf } from '../paths/app-of-path.ts'

/** The support page, told which page the user comes from; in the same dataset. */
export function supportFrom(pathname: string): string {
  const id = datasetIdIn(pathname)
  const page = id === null ? '/support' : withDataset('/support', id)
  const isWorthTelling = !['', 'support'].includes(pageOf(pathname))
  return isWorthTelling ? `${page}?from=${encodeURIComponent(pathname)}` : page
}

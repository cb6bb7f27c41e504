import type { Screen } from '../cohort/view.ts'

/**
 * The first screen of the app depends on the URL where the platform mounts it: `…/survival/` starts with the curves,
 * `…/lab-trends/` with the lab values, any other URL with the cohort.
 */
export function homeOf(base: string): Screen {
  const mounted = base.split('/').findLast((part) => part !== '')
  if (mounted === 'survival') return 'survival'
  return mounted === 'lab-trends' ? 'labs' : 'cohort'
}

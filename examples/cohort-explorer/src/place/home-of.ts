import type { Screen } from '../cohort/view.ts'

/**
 * What the app shows first, by the address under which the platform mounts it: `…/survival/` begins
 * with the curves, `…/lab-trends/` with the lab values, any other address with the cohort.
 */
export function homeOf(base: string): Screen {
  const mounted = base.split('/').findLast((part) => part !== '')
  if (mounted === 'survival') return 'survival'
  return mounted === 'lab-trends' ? 'labs' : 'cohort'
}

import { LiveRegion } from './live-region.tsx'
import type { Conformant } from '../internal/testing/conformance.tsx'

export const conformants: Conformant[] = [
  { component: LiveRegion, props: { children: 'Page' }, bare: true },
]

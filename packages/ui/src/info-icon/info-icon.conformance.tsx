import type { Conformant } from '../internal/testing/conformance.tsx'
import { InfoIcon } from './info-icon.tsx'

export const conformants: Conformant[] = [
  {
    component: InfoIcon,
    props: { label: 'About inclusion criteria' },
    labels: { infoTag: { type: 'info_tag' }, newTag: { type: 'new_tag' } },
  },
]

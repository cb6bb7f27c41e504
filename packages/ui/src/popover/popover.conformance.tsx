import { Popover } from './popover.tsx'
import type { Conformant } from '../internal/testing/conformance.tsx'
import { openButton, open } from '../internal/testing/open-button.tsx'

export const conformants: Conformant[] = [
  {
    component: Popover,
    props: { button: openButton, label: 'Dataset', children: 'Content' },
    open,
  },
]

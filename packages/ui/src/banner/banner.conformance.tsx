import type { Conformant } from '../internal/testing/conformance.tsx'
import { Banner } from './banner.tsx'

export const conformants: Conformant[] = [
  {
    component: Banner,
    props: { children: 'Maintenance tonight' },
    labels: { close: { onClose: () => {} } },
  },
]

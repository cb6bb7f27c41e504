import { Alert } from './alert.tsx'
import type { Conformant } from '../internal/testing/conformance.tsx'

const nothing = () => {}

export const conformants: Conformant[] = [
  {
    component: Alert,
    props: { children: 'Sent again.' },
    labels: { close: { onClose: nothing } },
  },
]

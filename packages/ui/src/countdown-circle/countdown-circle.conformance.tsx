import type { Conformant } from '../internal/testing/conformance.tsx'
import { CountdownCircle } from './countdown-circle.tsx'

export const conformants: Conformant[] = [
  {
    component: CountdownCircle,
    props: { seconds: 30, remaining: 18, label: 'Verifying your access in' },
  },
]

import type { Conformant } from '../internal/testing/conformance.tsx'
import { Switch } from './switch.tsx'

export const conformants: Conformant[] = [
  { component: Switch, props: { label: 'Interactive' }, classOn: 'around' },
]

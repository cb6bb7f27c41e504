import type { Conformant } from '../internal/testing/conformance.tsx'
import { Checkbox } from './checkbox.tsx'

export const conformants: Conformant[] = [
  { component: Checkbox, props: { label: 'Lab Tests' }, classOn: 'around' },
]

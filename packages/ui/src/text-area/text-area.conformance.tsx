import type { Conformant } from '../internal/testing/conformance.tsx'
import { TextArea } from './text-area.tsx'

export const conformants: Conformant[] = [
  { component: TextArea, props: { label: 'Short note' }, classOn: 'around' },
]

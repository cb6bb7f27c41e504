import { TextField } from './text-field.tsx'
import type { Conformant } from '../internal/testing/conformance.tsx'

const nothing = () => {}

export const conformants: Conformant[] = [
  {
    component: TextField,
    props: { label: 'Email' },
    classOn: 'around',
    labels: { clear: { onClear: nothing } },
  },
]

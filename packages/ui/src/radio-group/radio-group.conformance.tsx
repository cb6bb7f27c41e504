import type { Conformant } from '../internal/testing/conformance.tsx'
import { RadioGroup } from './radio-group.tsx'

export const conformants: Conformant[] = [
  {
    component: RadioGroup,
    props: {
      label: 'Customer',
      options: [{ value: 'calder', label: 'Calder Oncology Group' }],
      value: null,
      onChange: () => {},
    },
  },
]

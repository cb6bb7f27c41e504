import type { Conformant } from '../internal/testing/conformance.tsx'
import { IntegerField } from './integer-field.tsx'

export const conformants: Conformant[] = [
  {
    component: IntegerField,
    props: { label: 'Age' },
    classOn: 'around',
    labels: { clear: { defaultValue: '42' } },
  },
]

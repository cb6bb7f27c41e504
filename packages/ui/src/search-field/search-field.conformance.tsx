import { SearchField } from './search-field.tsx'
import type { Conformant } from '../internal/testing/conformance.tsx'

const nothing = () => {}

export const conformants: Conformant[] = [
  {
    component: SearchField,
    props: { label: 'Search', value: 'a', onChange: nothing },
    classOn: 'around',
    labels: { clear: {} },
  },
]

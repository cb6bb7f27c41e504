import { Disclosure } from './disclosure.tsx'
import type { Conformant } from '../internal/testing/conformance.tsx'

export const conformants: Conformant[] = [
  {
    component: Disclosure,
    props: { summary: 'Trouble?', children: 'Help' },
    classOn: 'around',
  },
]

import type { Conformant } from '../internal/testing/conformance.tsx'
import { Accordion } from './accordion.tsx'

export const conformants: Conformant[] = [
  {
    component: Accordion,
    props: {
      items: [{ id: 'who', title: 'Who sees it', content: 'Internal users.' }],
      defaultValue: ['who'],
    },
  },
]

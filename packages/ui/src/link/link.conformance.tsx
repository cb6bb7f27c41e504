import { Link } from './link.tsx'
import type { Conformant } from '../internal/testing/conformance.tsx'

export const conformants: Conformant[] = [
  {
    component: Link,
    props: { href: '#', children: 'Terms' },
    labels: { newTab: { newTab: true } },
  },
]

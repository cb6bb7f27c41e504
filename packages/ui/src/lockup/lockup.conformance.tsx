import { Lockup } from './lockup.tsx'
import type { Conformant } from '../internal/testing/conformance.tsx'

export const conformants: Conformant[] = [
  { component: Lockup, props: { name: 'Sign In', href: '#' } },
]

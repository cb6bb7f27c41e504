import { VisuallyHidden } from './visually-hidden.tsx'
import type { Conformant } from '../internal/testing/conformance.tsx'

export const conformants: Conformant[] = [
  { component: VisuallyHidden, props: { children: 'More' } },
]

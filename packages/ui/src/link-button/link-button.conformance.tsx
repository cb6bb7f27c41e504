import { LinkButton } from './link-button.tsx'
import type { Conformant } from '../internal/testing/conformance.tsx'

export const conformants: Conformant[] = [
  { component: LinkButton, props: { href: '#', children: 'Go Home' } },
]

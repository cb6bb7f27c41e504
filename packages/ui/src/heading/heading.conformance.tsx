import { Heading } from './heading.tsx'
import type { Conformant } from '../internal/testing/conformance.tsx'

export const conformants: Conformant[] = [{ component: Heading, props: { children: 'Discover' } }]

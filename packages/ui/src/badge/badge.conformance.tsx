import { Badge } from './badge.tsx'
import type { Conformant } from '../internal/testing/conformance.tsx'

export const conformants: Conformant[] = [{ component: Badge, props: { children: 'Internal' } }]

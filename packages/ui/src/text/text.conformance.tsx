import { Text } from './text.tsx'
import type { Conformant } from '../internal/testing/conformance.tsx'

export const conformants: Conformant[] = [{ component: Text, props: { children: 'Words' } }]

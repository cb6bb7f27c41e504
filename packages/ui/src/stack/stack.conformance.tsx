import { Stack } from './stack.tsx'
import type { Conformant } from '../internal/testing/conformance.tsx'

export const conformants: Conformant[] = [{ component: Stack, props: {} }]

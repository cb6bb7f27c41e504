import { Mark } from './mark.tsx'
import type { Conformant } from '../internal/testing/conformance.tsx'

export const conformants: Conformant[] = [{ component: Mark, props: {} }]

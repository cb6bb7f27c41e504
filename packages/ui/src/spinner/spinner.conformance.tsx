import { Spinner } from './spinner.tsx'
import type { Conformant } from '../internal/testing/conformance.tsx'

export const conformants: Conformant[] = [{ component: Spinner, props: {} }]

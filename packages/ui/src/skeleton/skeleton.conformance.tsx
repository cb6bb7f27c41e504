import { Skeleton } from './skeleton.tsx'
import type { Conformant } from '../internal/testing/conformance.tsx'

export const conformants: Conformant[] = [{ component: Skeleton, props: {} }]

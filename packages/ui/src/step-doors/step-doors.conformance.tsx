import { StepDoors } from './step-doors.tsx'
import type { Conformant } from '../internal/testing/conformance.tsx'

export const conformants: Conformant[] = [{ component: StepDoors, props: { current: 1, total: 3 } }]

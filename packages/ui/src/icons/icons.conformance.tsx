import { CloseIcon } from './icons.tsx'
import type { Conformant } from '../internal/testing/conformance.tsx'

export const conformants: Conformant[] = [{ component: CloseIcon, props: {} }]

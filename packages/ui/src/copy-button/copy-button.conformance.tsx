import type { Conformant } from '../internal/testing/conformance.tsx'
import { CopyButton } from './copy-button.tsx'

export const conformants: Conformant[] = [{ component: CopyButton, props: { text: 'JBSWY3DP' } }]

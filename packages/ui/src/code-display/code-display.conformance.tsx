import type { Conformant } from '../internal/testing/conformance.tsx'
import { CodeDisplay } from './code-display.tsx'

export const conformants: Conformant[] = [{ component: CodeDisplay, props: { code: 'H7Q0M4' } }]

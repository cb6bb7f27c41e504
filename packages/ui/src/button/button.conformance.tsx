import { Button } from './button.tsx'
import type { Conformant } from '../internal/testing/conformance.tsx'

export const conformants: Conformant[] = [{ component: Button, props: { children: 'Verify' } }]

import { PageShell } from './page-shell.tsx'
import type { Conformant } from '../internal/testing/conformance.tsx'

export const conformants: Conformant[] = [{ component: PageShell, props: { children: 'Card' } }]

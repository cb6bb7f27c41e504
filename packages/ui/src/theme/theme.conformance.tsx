import { ThemeProvider } from './theme.tsx'
import type { Conformant } from '../internal/testing/conformance.tsx'

export const conformants: Conformant[] = [
  { component: ThemeProvider, props: { children: 'Page' }, bare: true },
]

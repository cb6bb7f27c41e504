import { AppBar, AppBarButton } from './app-bar.tsx'
import type { Conformant } from '../internal/testing/conformance.tsx'

export const conformants: Conformant[] = [
  { component: AppBar, props: { brand: 'Vestibule' }, labels: { skip: { skipTo: 'main' } } },
  { component: AppBarButton, props: { children: 'Northfield Oncology' } },
]

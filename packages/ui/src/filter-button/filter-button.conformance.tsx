import type { Conformant } from '../internal/testing/conformance.tsx'
import { FilterButton } from './filter-button.tsx'

export const conformants: Conformant[] = [
  { component: FilterButton, props: { children: 'Data type' } },
]

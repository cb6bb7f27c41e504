import { EmptyState } from './empty-state.tsx'
import type { Conformant } from '../internal/testing/conformance.tsx'

export const conformants: Conformant[] = [{ component: EmptyState, props: { title: 'No Results' } }]

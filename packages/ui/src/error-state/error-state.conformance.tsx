import { ErrorState } from './error-state.tsx'
import type { Conformant } from '../internal/testing/conformance.tsx'

const nothing = () => {}

export const conformants: Conformant[] = [
  {
    component: ErrorState,
    props: {},
    labels: { title: {}, retry: { onRetry: nothing } },
  },
]

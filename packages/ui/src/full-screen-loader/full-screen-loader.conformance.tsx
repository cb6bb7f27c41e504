import { FullScreenLoader } from './full-screen-loader.tsx'
import type { Conformant } from '../internal/testing/conformance.tsx'

export const conformants: Conformant[] = [
  {
    component: FullScreenLoader,
    props: {},
    labels: { loading: {}, slow: { status: 'slow' }, error: { status: 'error' } },
  },
]

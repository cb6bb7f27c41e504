import type { Conformant } from '../internal/testing/conformance.tsx'
import { ConnectionBanner } from './connection-banner.tsx'

export const conformants: Conformant[] = [
  {
    component: ConnectionBanner,
    props: { status: 'offline' },
    labels: { offline: {}, slow: { status: 'slow' }, close: {} },
  },
]

import type { Conformant } from '../internal/testing/conformance.tsx'
import { LockModal } from './lock-modal.tsx'

export const conformants: Conformant[] = [
  {
    component: LockModal,
    props: { open: true, tier: 'explore', onClose: () => {} },
    labels: { title: {}, description: {}, dismiss: {}, close: {} },
  },
]

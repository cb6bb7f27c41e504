import type { Conformant } from '../internal/testing/conformance.tsx'
import { Modal } from './modal.tsx'

export const conformants: Conformant[] = [
  {
    component: Modal,
    props: { open: true, title: 'Session Expiring Soon' },
    labels: { close: { onClose: () => {} } },
  },
]

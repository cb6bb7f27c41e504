import { IconButton } from './icon-button.tsx'
import { CloseIcon } from '../icons/icons.tsx'
import type { Conformant } from '../internal/testing/conformance.tsx'

export const conformants: Conformant[] = [
  { component: IconButton, props: { label: 'Close', icon: <CloseIcon /> } },
]

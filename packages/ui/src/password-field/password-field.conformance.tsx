import { PasswordField } from './password-field.tsx'
import type { Conformant } from '../internal/testing/conformance.tsx'

export const conformants: Conformant[] = [
  {
    component: PasswordField,
    props: { label: 'Password' },
    classOn: 'around',
    labels: { show: {} },
  },
]

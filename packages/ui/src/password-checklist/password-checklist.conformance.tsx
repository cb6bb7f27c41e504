import { PasswordChecklist } from './password-checklist.tsx'
import type { Conformant } from '../internal/testing/conformance.tsx'

const rules = [{ id: 'digit', label: 'One digit', test: (value: string) => /\d/u.test(value) }]

export const conformants: Conformant[] = [
  {
    component: PasswordChecklist,
    props: { value: 'abc', rules },
    labels: { title: {}, met: { value: '1' }, unmet: {} },
  },
]

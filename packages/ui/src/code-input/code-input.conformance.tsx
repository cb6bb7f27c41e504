import { CodeInput } from './code-input.tsx'
import type { Conformant } from '../internal/testing/conformance.tsx'

const nothing = () => {}

export const conformants: Conformant[] = [
  {
    component: CodeInput,
    props: { label: 'Code', value: '12', onChange: nothing },
    classOn: 'around',
  },
]

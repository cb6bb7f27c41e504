import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { Conformant } from '../internal/testing/conformance.tsx'
import { MultiSelect } from './multi-select.tsx'

const options = [{ value: 'calder', label: 'Calder' }]

export const conformants: Conformant[] = [
  {
    component: MultiSelect,
    props: { label: 'Data partners', options: [], value: [], onChange: () => {} },
    classOn: 'around',
    open: () => userEvent.click(screen.getByRole('combobox')),
    labels: { open: {} },
  },
  {
    component: MultiSelect,
    props: { label: 'Data partners', options, value: ['calder'], onChange: () => {} },
    classOn: 'around',
  },
]

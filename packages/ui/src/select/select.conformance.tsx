import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { Conformant } from '../internal/testing/conformance.tsx'
import { Select } from './select.tsx'

export const conformants: Conformant[] = [
  {
    component: Select,
    props: { label: 'Position', options: [], value: null, onChange: () => {} },
    classOn: 'around',
    open: () => userEvent.click(screen.getByRole('button')),
    labels: { empty: {}, loading: { loading: true } },
  },
]

import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { Conformant } from '../internal/testing/conformance.tsx'
import { FilterPopover } from './filter-popover.tsx'

const options = [{ value: 'notes', label: 'Clinical Notes' }]

export const conformants: Conformant[] = [
  {
    component: FilterPopover,
    props: { label: 'Data type', options, value: [], onChange: () => {} },
    open: () => userEvent.click(screen.getByRole('button', { name: 'Data type' })),
    labels: { selectAll: {}, clear: {}, empty: { options: [] } },
  },
]

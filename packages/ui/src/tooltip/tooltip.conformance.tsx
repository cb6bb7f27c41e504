import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { Conformant } from '../internal/testing/conformance.tsx'
import { openButton } from '../internal/testing/open-button.tsx'
import { Tooltip } from './tooltip.tsx'

const focus = async () => {
  await userEvent.tab()
  screen.getByRole('tooltip')
}

export const conformants: Conformant[] = [
  { component: Tooltip, props: { content: 'Copies the link', children: openButton }, open: focus },
]

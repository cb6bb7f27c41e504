import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { patienceMs } from '../../../../tools/patience.ts'
import { LateContext } from '../late/use-late.ts'
import { heldLate } from '../testing/held-late.ts'
import { BarTooltip } from './bar-tooltip.tsx'

const named = (name: string) => screen.getByRole('button', { name })

it('leaves a button in its place while the user is about to press it', async () => {
  const { late, arrive } = heldLate()
  render(
    <LateContext value={late}>
      {['Share', 'Support'].map((label) => (
        <BarTooltip key={label} label={label}>
          <button type="button">{label}</button>
        </BarTooltip>
      ))}
    </LateContext>,
  )
  const share = named('Share')
  const other = named('Support')
  fireEvent.pointerEnter(share)
  void late.load()
  // When the code has arrived, it replaces only the buttons that nobody touches.
  await act(async () => arrive())
  await vi.waitFor(() => expect(other).not.toBeInTheDocument(), patienceMs)
  expect(share).toBeInTheDocument()
  fireEvent.pointerLeave(share)
  expect(share).toBeInTheDocument()
  await vi.waitFor(() => expect(share).not.toBeInTheDocument(), patienceMs)

  await userEvent.hover(named('Share'))
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Share')
})

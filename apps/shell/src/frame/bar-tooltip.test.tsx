import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { patienceMs } from '../../../../tools/patience.ts'
// Load the deferred tooltip code now, so that the test's timeout does not include it.
import '@vestibule/ui/tooltip'

const named = (name: string) => screen.getByRole('button', { name })

it('leaves a button in its place while the user is about to press it', async () => {
  // Reset the modules, because another test may have loaded the tooltip code, which stays cached.
  vi.resetModules()
  const { BarTooltip } = await import('./bar-tooltip.tsx')
  render(
    <>
      {['Share', 'Support'].map((label) => (
        <BarTooltip key={label} label={label}>
          <button type="button">{label}</button>
        </BarTooltip>
      ))}
    </>,
  )
  const share = named('Share')
  const other = named('Support')
  fireEvent.pointerEnter(share)
  // When the code has arrived, it replaces only the buttons that nobody touches.
  await vi.waitFor(() => expect(other).not.toBeInTheDocument(), patienceMs)
  expect(share).toBeInTheDocument()
  fireEvent.pointerLeave(share)
  expect(share).toBeInTheDocument()
  await vi.waitFor(() => expect(share).not.toBeInTheDocument(), patienceMs)

  await userEvent.hover(named('Share'))
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Share')
})

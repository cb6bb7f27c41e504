import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
// The code that comes later. It is read here, before the test begins to wait for it.
import '@vestibule/ui/tooltip'

const named = (name: string) => screen.getByRole('button', { name })

it('leaves a button in its place while the user is about to press it', async () => {
  // Another test may have fetched the code of the tooltips, which is kept.
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
  // The code has come: it replaces what nobody touches.
  await vi.waitFor(() => expect(other).not.toBeInTheDocument(), 10_000)
  expect(share).toBeInTheDocument()
  fireEvent.pointerLeave(share)
  expect(share).toBeInTheDocument()
  await vi.waitFor(() => expect(share).not.toBeInTheDocument(), 10_000)

  await userEvent.hover(named('Share'))
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Share')
})

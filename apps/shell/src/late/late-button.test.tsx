import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Popover } from '@vestibule/ui/popover'
import { describe, expect, it } from 'vitest'
import { heldLate } from '../testing/held-late.ts'
import { LateButton } from './late-button.tsx'
import { LateContext } from './use-late.ts'

function renderLate() {
  const held = heldLate()
  render(
    <LateContext value={held.late}>
      <LateButton
        button={<button type="button">Open</button>}
        popover={(_, button) => (
          <Popover label="Panel" button={button}>
            <a href="/first">First</a>
          </Popover>
        )}
      />
    </LateContext>,
  )
  return held
}
const closed = () => screen.getByRole('button', { name: 'Open', expanded: false })
const panel = () => screen.findByRole('dialog', { name: 'Panel' })

describe('a button whose popover is late code', () => {
  it('opens it at its first press, and closes and opens it at the next ones', async () => {
    const { late, arrive } = renderLate()
    void late.load()
    await act(async () => arrive())
    for (const _ of [1, 2]) {
      await userEvent.click(closed())
      expect(await panel()).toBeVisible()
      await userEvent.keyboard('{Escape}')
      expect(closed()).toHaveFocus()
    }
  })

  it('opens the popover of a press that came before it', async () => {
    const { arrive, asked } = renderLate()
    fireEvent.click(closed())
    expect(asked()).toBe(1)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    arrive()
    expect(await panel()).toBeVisible()
  })

  it('stays in its place under a pointer that has not yet pressed it, and with the focus', async () => {
    const { late, arrive } = renderLate()
    const button = closed()
    button.focus()
    fireEvent.pointerDown(button)
    void late.load()
    await act(async () => arrive())
    expect(closed()).toBe(button)
    expect(button).toHaveFocus()
    fireEvent.click(button)
    expect(await panel()).toBeVisible()
  })

  it('opens nothing when the pointer left without a click', async () => {
    const { late, arrive } = renderLate()
    fireEvent.pointerDown(closed())
    fireEvent.pointerLeave(closed())
    void late.load()
    await act(async () => arrive())
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('shows a focus ring only where it was opened by key', async () => {
    const { arrive } = renderLate()
    await userEvent.click(closed())
    arrive()
    expect(await panel()).toHaveAttribute('data-by-pointer')
    await userEvent.keyboard('{Escape}{Enter}')
    expect(await panel()).not.toHaveAttribute('data-by-pointer')
  })

  it('fetches the code again at the next press where it was missing', async () => {
    const { arrive, miss, asked } = renderLate()
    fireEvent.click(closed())
    await act(async () => miss())
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    fireEvent.click(closed())
    expect(asked()).toBe(2)
    arrive()
    expect(await panel()).toBeVisible()
  })
})

import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Modal } from '../modal/modal.tsx'
import { Tooltip, tooltipPlacements, type TooltipProps } from './tooltip.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const tooltip = () => screen.queryByRole('tooltip')

function setup(props: Partial<TooltipProps> = {}, onClick = vi.fn<() => void>()) {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  render(
    <>
      <Tooltip content="Copies the link" {...props}>
        <button onClick={onClick}>Share</button>
      </Tooltip>
      <button>Next</button>
    </>,
  )
  return { user, onClick, button: screen.getByRole('button', { name: 'Share' }) }
}

describe('Tooltip', () => {
  it('opens after 100 ms of hovering and describes its element', async () => {
    const { user, button } = setup()
    await user.hover(button)
    await pass(50)
    expect(tooltip()).not.toBeInTheDocument()
    await pass(60)
    expect(tooltip()).toHaveTextContent('Copies the link')
    expect(button).toHaveAccessibleDescription('Copies the link')
  })

  it('opens on keyboard focus and closes when the focus leaves', async () => {
    const { user } = setup()
    await user.tab()
    expect(tooltip()).toBeInTheDocument()
    await user.tab()
    await waitFor(() => expect(tooltip()).not.toBeInTheDocument())
  })

  it('is closed by Escape, which leaves a dialog around it open', async () => {
    const onClose = vi.fn<() => void>()
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    render(
      <Modal open title="Edit" onClose={onClose} footer={<button>Save</button>}>
        <Tooltip content="Copies the link">
          <button>Share</button>
        </Tooltip>
      </Modal>,
    )
    await screen.findByRole('dialog')
    await user.tab()
    await user.tab()
    expect(screen.getByRole('button', { name: 'Share' })).toHaveFocus()
    expect(tooltip()).toBeInTheDocument()
    await user.keyboard('{Escape}')
    expect(tooltip()).not.toBeInTheDocument()
    expect(onClose).not.toHaveBeenCalled()
    await user.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('opens under a finger after 700 ms and stays 1500 ms, without clicking', async () => {
    const { button, onClick } = setup()
    fireEvent.pointerDown(button, { pointerType: 'touch' })
    await pass(600)
    expect(tooltip()).not.toBeInTheDocument()
    await pass(150)
    expect(tooltip()).toBeInTheDocument()
    fireEvent.pointerUp(button, { pointerType: 'touch' })
    fireEvent.click(button)
    expect(onClick).not.toHaveBeenCalled()
    await pass(1400)
    expect(tooltip()).toBeInTheDocument()
    await pass(150)
    expect(tooltip()).not.toBeInTheDocument()
  })

  it('lets a short touch click as ever', async () => {
    const { button, onClick } = setup()
    fireEvent.pointerDown(button, { pointerType: 'touch' })
    await pass(200)
    fireEvent.pointerUp(button, { pointerType: 'touch' })
    fireEvent.click(button)
    expect(onClick).toHaveBeenCalledOnce()
    await pass(2000)
    expect(tooltip()).not.toBeInTheDocument()
  })

  it('with openOnPress opens and closes by a press', async () => {
    const { user, button } = setup({ openOnPress: true })
    fireEvent.pointerDown(button, { pointerType: 'touch' })
    fireEvent.pointerUp(button, { pointerType: 'touch' })
    fireEvent.click(button)
    expect(tooltip()).toBeInTheDocument()
    await user.keyboard('{Escape}')
    expect(tooltip()).not.toBeInTheDocument()
  })

  it('with links is a named dialog that Tab enters and leaves', async () => {
    const { user, button } = setup({
      content: <a href="/note">Read the note</a>,
      interactive: true,
      label: 'About sharing',
    })
    await user.tab()
    const dialog = screen.getByRole('dialog', { name: 'About sharing' })
    expect(tooltip()).not.toBeInTheDocument()
    expect(button).toHaveFocus()
    await user.tab()
    expect(screen.getByRole('link', { name: 'Read the note' })).toHaveFocus()
    expect(dialog).toBeInTheDocument()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(button).toHaveFocus()
  })

  it('with links is left by Tab to what follows, and by Shift and Tab to its element', async () => {
    const { user, button } = setup({
      content: <a href="/note">Read the note</a>,
      interactive: true,
      label: 'About sharing',
    })
    await user.tab()
    await user.tab()
    await user.tab({ shift: true })
    expect(button).toHaveFocus()
    await user.tab()
    await user.tab()
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('that is open from the start closes like any other', async () => {
    const { user } = setup({ defaultOpen: true })
    expect(tooltip()).toHaveTextContent('Copies the link')
    await user.keyboard('{Escape}')
    expect(tooltip()).not.toBeInTheDocument()
  })

  it('keeps the ref and the handlers of its element', async () => {
    const ref = createRef<HTMLButtonElement>()
    const onFocus = vi.fn<() => void>()
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    render(
      <Tooltip content="More">
        <button ref={ref} onFocus={onFocus}>
          Share
        </button>
      </Tooltip>,
    )
    await user.tab()
    expect(ref.current).toHaveFocus()
    expect(onFocus).toHaveBeenCalledOnce()
    expect(tooltip()).toBeInTheDocument()
  })

  it('leaves its element alone when there is nothing to say', async () => {
    const { user, button } = setup({ content: '' })
    await user.hover(button)
    await pass(500)
    expect(tooltip()).not.toBeInTheDocument()
  })

  it('knows twelve placements', () => {
    expect(tooltipPlacements).toHaveLength(12)
  })
})

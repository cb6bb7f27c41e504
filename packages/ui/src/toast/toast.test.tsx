import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Modal } from '../modal/modal.tsx'
import type { ToastOptions, ToastTone } from './toast-queue.ts'
import { ToastProvider, useToast } from './toast.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

type RaiseProps = { tone?: ToastTone; message: string; options?: ToastOptions }

function Raise({ tone = 'success', message, options }: RaiseProps) {
  const toast = useToast()
  return <button onClick={() => toast[tone](message, options)}>Raise {message}</button>
}

function setup(...toasts: RaiseProps[]) {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  render(
    <ToastProvider>
      {toasts.map((toast) => (
        <Raise key={toast.message} {...toast} />
      ))}
    </ToastProvider>,
  )
  const raise = (message: string) =>
    user.click(screen.getByRole('button', { name: `Raise ${message}` }))
  return { user, raise }
}

const shown = () => screen.queryAllByRole('listitem').map((item) => item.textContent)
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

describe('Toast', () => {
  it('leaves by itself after six seconds', async () => {
    const { raise } = setup({ message: 'Saved' })
    await raise('Saved')
    await pass(5900)
    expect(shown()).toEqual(['Saved'])
    await pass(200)
    expect(shown()).toEqual([])
  })

  it('has its live regions in the page before anything is raised', async () => {
    const { raise } = setup({ message: 'Saved' }, { message: 'Failed', tone: 'error' })
    const polite = screen.getByRole('status')
    const assertive = screen.getByRole('alert')
    expect(polite.textContent).toBe('')
    await raise('Saved')
    expect(polite).toHaveTextContent('Saved')
    await raise('Failed')
    expect(assertive).toHaveTextContent('Failed')
    expect(polite).toHaveTextContent('Saved')
  })

  it('stacks, and closes one by its button', async () => {
    const { user, raise } = setup({ message: 'One' }, { message: 'Two' })
    await raise('One')
    await raise('Two')
    expect(shown()).toEqual(['One', 'Two'])
    const [first] = screen.getAllByRole('listitem')
    await user.click(within(first!).getByRole('button', { name: 'Close' }))
    expect(shown()).toEqual(['Two'])
  })

  it('waits while any of them is hovered', async () => {
    const { user, raise } = setup({ message: 'One' }, { message: 'Two' })
    await raise('One')
    await raise('Two')
    await user.hover(screen.getAllByRole('listitem')[1]!)
    await pass(60_000)
    expect(shown()).toEqual(['One', 'Two'])
    await user.unhover(screen.getAllByRole('listitem')[1]!)
    await pass(6000)
    expect(shown()).toEqual([])
  })

  it('waits while it holds the focus, and gives the focus back when closed', async () => {
    const { user, raise } = setup({ message: 'Saved' })
    await raise('Saved')
    await user.tab()
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    await pass(60_000)
    expect(shown()).toEqual(['Saved'])
    await user.keyboard('{Enter}')
    expect(shown()).toEqual([])
    expect(screen.getByRole('button', { name: 'Raise Saved' })).toHaveFocus()
  })

  it('replaces a toast of the same id and starts its time again', async () => {
    const { raise } = setup(
      { message: 'Saving', options: { id: 'save' } },
      { message: 'Saved', options: { id: 'save' } },
    )
    await raise('Saving')
    await pass(4000)
    await raise('Saved')
    await pass(4000)
    expect(shown()).toEqual(['Saved'])
    await pass(2500)
    expect(shown()).toEqual([])
  })

  it('offers an action that also closes it', async () => {
    const onSelect = vi.fn<() => void>()
    const { user, raise } = setup({
      message: 'Deleted',
      options: { action: { label: 'Undo', onSelect }, durationMs: Infinity },
    })
    await raise('Deleted')
    await pass(60_000)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(onSelect).toHaveBeenCalledOnce()
    expect(shown()).toEqual([])
  })

  it('is heard and reached over an open dialog, and does not close it', async () => {
    const onClose = vi.fn<() => void>()
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    render(
      <ToastProvider>
        <Modal open title="Edit" onClose={onClose}>
          <Raise message="Saved" />
        </Modal>
      </ToastProvider>,
    )
    await user.click(await screen.findByRole('button', { name: 'Raise Saved' }))
    expect(screen.getByRole('status')).toHaveTextContent('Saved')
    const toast = screen.getByRole('listitem')
    await user.click(within(toast).getByRole('button', { name: 'Close' }))
    expect(shown()).toEqual([])
    expect(onClose).not.toHaveBeenCalled()
  })

  it('says what is missing when there is no provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => render(<Raise message="Lost" />)).toThrow('ToastProvider')
  })
})

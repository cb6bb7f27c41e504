import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Drawer, type DrawerProps } from './drawer.tsx'

type HarnessProps = Partial<DrawerProps> & { onReason?: DrawerProps['onClose'] }

function Harness({ onReason, ...props }: HarnessProps) {
  const [open, setOpen] = useState(false)
  const [fullScreen, setFullScreen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Documentation</button>
      <Drawer
        open={open}
        title="Inclusion criteria"
        fullScreen={fullScreen}
        onFullScreenChange={setFullScreen}
        onClose={(reason) => {
          onReason?.(reason)
          setOpen(false)
        }}
        footer={<button>Save</button>}
        {...props}
      >
        <a href="/note">Note</a>
      </Drawer>
    </>
  )
}

async function openDrawer(props: HarnessProps = {}) {
  const user = userEvent.setup()
  render(<Harness {...props} />)
  await user.click(screen.getByRole('button', { name: 'Documentation' }))
  const drawer = await screen.findByRole('dialog', { name: 'Inclusion criteria' })
  const sheet = drawer.querySelector<HTMLElement>('.vb-drawer')!
  return { user, drawer, sheet }
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

/** Dispatches a touch that starts at x=100 and moves by `distance`, in half a second by default. */
function drag(element: Element, distance: number, milliseconds = 500) {
  const at = (type: string, clientX: number, timeStamp: number) => {
    const event = new PointerEvent(type, {
      bubbles: true,
      pointerType: 'touch',
      isPrimary: true,
      clientX,
      clientY: 100,
    })
    Object.defineProperty(event, 'timeStamp', { value: timeStamp })
    fireEvent(element, event)
  }
  at('pointerdown', 100, 0)
  at('pointermove', 100 + distance / 2, milliseconds / 2)
  at('pointermove', 100 + distance, milliseconds)
  at('pointerup', 100 + distance, milliseconds)
}

function setWidth(element: HTMLElement, width: number) {
  Object.defineProperty(element, 'offsetWidth', { value: width })
}

describe('Drawer', () => {
  it('holds the focus, scrolls by keyboard, and gives the focus back', async () => {
    const { user, sheet } = await openDrawer()
    await waitFor(() => expect(sheet).toHaveFocus())
    for (const name of ['Full screen', 'Close', 'Note', 'Save', 'Full screen']) {
      await user.tab()
      expect(document.activeElement).toHaveAccessibleName(name)
    }
    await user.keyboard('{Escape}')
    await closed()
    expect(screen.getByRole('button', { name: 'Documentation' })).toHaveFocus()
  })

  it('says why it asks to close', async () => {
    const onReason = vi.fn<DrawerProps['onClose']>()
    const { user, drawer } = await openDrawer({ onReason })
    await user.click(drawer.querySelector('.vb-scrim')!)
    await closed()
    await user.click(screen.getByRole('button', { name: 'Documentation' }))
    await user.click(await screen.findByRole('button', { name: 'Close' }))
    await closed()
    await user.click(screen.getByRole('button', { name: 'Documentation' }))
    await screen.findByRole('dialog')
    await user.keyboard('{Escape}')
    expect(onReason.mock.calls).toEqual([['outside'], ['close'], ['escape']])
  })

  it('stays open when the caller does not agree', async () => {
    const onClose = vi.fn<DrawerProps['onClose']>()
    const { user } = await openDrawer({ onClose })
    await user.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledWith('escape')
    expect(screen.getByRole('dialog')).toBeInTheDocument()
  })

  it('switches to full screen and back', async () => {
    const { user, sheet } = await openDrawer()
    await user.click(screen.getByRole('button', { name: 'Full screen' }))
    expect(sheet).toHaveAttribute('data-full-screen')
    await user.click(screen.getByRole('button', { name: 'Exit full screen' }))
    expect(sheet).not.toHaveAttribute('data-full-screen')
  })

  it('is 732 pixels wide unless told otherwise', async () => {
    const { sheet } = await openDrawer()
    expect(sheet.style.getPropertyValue('--vb-_drawer-width')).toBe('732px')
  })

  it('follows a finger and closes when pushed far enough', async () => {
    const onReason = vi.fn<DrawerProps['onClose']>()
    const { sheet } = await openDrawer({ onReason })
    setWidth(sheet, 732)
    drag(sheet, 200, 2000)
    expect(onReason).not.toHaveBeenCalled()
    expect(sheet.style.translate).toBe('')
    drag(sheet, 400, 2000)
    expect(onReason).toHaveBeenCalledWith('swipe')
  })

  it('closes by a flick', async () => {
    const onReason = vi.fn<DrawerProps['onClose']>()
    const { sheet } = await openDrawer({ onReason })
    setWidth(sheet, 732)
    drag(sheet, 60, 100)
    expect(onReason).toHaveBeenCalledWith('swipe')
  })

  it('is pulled in from the edge of the window', () => {
    const onSwipeOpen = vi.fn<() => void>()
    render(<Harness onSwipeOpen={onSwipeOpen} width={400} />)
    const edge = document.querySelector('.vb-drawer-edge')!
    drag(edge, -150, 2000)
    expect(onSwipeOpen).not.toHaveBeenCalled()
    drag(edge, -250, 2000)
    expect(onSwipeOpen).toHaveBeenCalledOnce()
  })
})

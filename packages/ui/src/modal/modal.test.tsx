import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Modal, type ModalProps } from './modal.tsx'

type HarnessProps = Partial<ModalProps> & { onReason?: ModalProps['onClose'] }

function Harness({ onReason, children, ...props }: HarnessProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Share</button>
      <Modal
        open={open}
        title="Share this view"
        onClose={(reason) => {
          onReason?.(reason)
          setOpen(false)
        }}
        footer={<button onClick={() => setOpen(false)}>Done</button>}
        {...props}
      >
        {children ?? <a href="/short">Short link</a>}
      </Modal>
    </>
  )
}

async function openModal(props: HarnessProps = {}) {
  const user = userEvent.setup()
  render(<Harness {...props} />)
  await user.click(screen.getByRole('button', { name: 'Share' }))
  const dialog = await screen.findByRole(props.role ?? 'dialog')
  return { user, dialog }
}

describe('Modal', () => {
  it('is named by its title and described by its description', async () => {
    const { dialog } = await openModal({ description: 'Anyone with the link can open it.' })
    expect(dialog).toHaveAccessibleName('Share this view')
    expect(dialog).toHaveAccessibleDescription('Anyone with the link can open it.')
    expect(dialog).toHaveAttribute('aria-modal', 'true')
  })

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'stays open when Escape ends a conversion: %j',
    async (composing) => {
      const { dialog } = await openModal({ children: <input aria-label="Name" /> })
      const field = await screen.findByRole('textbox')
      fireEvent.keyDown(field, { key: 'Escape', ...composing })
      expect(dialog).toBeVisible()
      fireEvent.keyDown(field, { key: 'Escape', keyCode: 27 })
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    },
  )

  it('says why it asks to close', async () => {
    const onReason = vi.fn<NonNullable<ModalProps['onClose']>>()
    const { user } = await openModal({ onReason })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

    await user.click(screen.getByRole('button', { name: 'Share' }))
    await user.click(await screen.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

    await user.click(screen.getByRole('button', { name: 'Share' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(dialog.querySelector('.vb-scrim')!)
    expect(onReason.mock.calls).toEqual([['escape'], ['close'], ['outside']])
  })

  it('keeps Tab inside and returns the focus to where it was', async () => {
    const { user, dialog } = await openModal()
    expect(dialog).toHaveFocus()
    for (const name of ['Close', 'Short link', 'Done', 'Close']) {
      await user.tab()
      expect(document.activeElement).toHaveAccessibleName(name)
    }
    await user.tab({ shift: true })
    expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Share' })).toHaveFocus())
  })

  it('makes the page behind it inert', async () => {
    await openModal()
    expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument()
    expect(screen.getByText('Share').closest('[aria-hidden="true"]')).not.toBeNull()
  })

  it('gives the focus to the element asked for', async () => {
    function Ask() {
      const ref = useRef<HTMLButtonElement>(null)
      return (
        <Modal open title="Delete?" onClose={() => {}} initialFocus={ref}>
          <button ref={ref}>Keep it</button>
        </Modal>
      )
    }
    render(<Ask />)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus())
  })

  it('as an alertdialog closes by Escape but not by a press outside', async () => {
    const onReason = vi.fn<NonNullable<ModalProps['onClose']>>()
    const { user, dialog } = await openModal({ role: 'alertdialog', onReason })
    await user.click(dialog.querySelector('.vb-scrim')!)
    expect(onReason).not.toHaveBeenCalled()
    await user.keyboard('{Escape}')
    expect(onReason).toHaveBeenCalledWith('escape')
  })

  it('when blocking is left only through its own buttons', async () => {
    const onReason = vi.fn<NonNullable<ModalProps['onClose']>>()
    const { user, dialog } = await openModal({ blocking: true, onReason })
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
    await user.keyboard('{Escape}')
    await user.click(dialog.querySelector('.vb-scrim')!)
    expect(onReason).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })
})

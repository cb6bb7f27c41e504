import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Modal, type ModalProps } from './modal.tsx'

const answer = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

describe('the parts of a Modal', () => {
  it('name and describe it, and close it', async () => {
    const onClose = vi.fn<NonNullable<ModalProps['onClose']>>()
    render(
      <Modal open onClose={onClose}>
        <Modal.Header>
          <Modal.Title>Share this view</Modal.Title>
          <Modal.Description>Anyone with the link can open it.</Modal.Description>
          <Modal.Close />
        </Modal.Header>
        <Modal.Body>Link</Modal.Body>
      </Modal>,
    )
    const dialog = await screen.findByRole('dialog', { name: 'Share this view' })
    expect(dialog).toHaveAccessibleDescription('Anyone with the link can open it.')
    await answer('Close')
    expect(onClose.mock.calls).toEqual([['close']])
  })

  it('have no Close button where the user must answer', async () => {
    render(
      <Modal open blocking onClose={() => {}} title="Session locked">
        <Modal.Close label="Away" />
      </Modal>,
    )
    await screen.findByRole('dialog')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('submit a form that is around them, by Enter as well', async () => {
    const onSubmit = vi.fn<(event: SubmitEvent) => void>((event) => event.preventDefault())
    render(
      <Modal open onClose={() => {}} title="Rename">
        <form onSubmit={onSubmit}>
          <Modal.Body>
            <input aria-label="Name" data-autofocus="" />
          </Modal.Body>
          <Modal.Footer>
            <button type="submit">Save</button>
          </Modal.Footer>
        </form>
      </Modal>,
    )
    await answer('Save')
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Oncology{Enter}')
    expect(onSubmit).toHaveBeenCalledTimes(2)
  })
})

const link = <a href="/7">Request 7</a>

interface PageProps extends Pick<ModalProps, 'returnFocus'> {
  /** What replaces the button that opened the dialog once the user has answered Yes. */
  readonly left: ReactNode
}

/**
 * A list row with a button that opens a dialog. If the user answers Yes, `left` replaces that button, so the focus
 * cannot return to it.
 */
function Page({ left, returnFocus }: PageProps) {
  const [isOpen, setOpen] = useState(false)
  const [isDone, setDone] = useState(false)
  return (
    <main>
      <h1 tabIndex={-1}>Requests</h1>
      <button>New</button>
      <ul>
        <li>{isDone ? left : <button onClick={() => setOpen(true)}>Remove</button>}</li>
      </ul>
      <Modal open={isOpen} title="Remove?" onClose={() => setOpen(false)} returnFocus={returnFocus}>
        <button
          onClick={() => {
            setDone(true)
            setOpen(false)
          }}
        >
          Yes
        </button>
      </Modal>
    </main>
  )
}

describe('a closed Modal returns the focus', () => {
  it('to the button that opened it', async () => {
    render(<Page left={link} />)
    await answer('Remove')
    await answer('Close')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus())
  })

  it('to what stands in the place of a button that is gone', async () => {
    render(<Page left={link} />)
    await userEvent.click(screen.getByRole('button', { name: 'New' }))
    await answer('Remove')
    await answer('Yes')
    await waitFor(() => expect(screen.getByRole('link', { name: 'Request 7' })).toHaveFocus())
  })

  it('to what had it before, if nothing stands in the place of a button that is gone', async () => {
    render(<Page left={null} />)
    await userEvent.click(screen.getByRole('button', { name: 'New' }))
    await answer('Remove')
    await answer('Yes')
    await waitFor(() => expect(screen.getByRole('button', { name: 'New' })).toHaveFocus())
  })

  it('to the element of a ref', async () => {
    function Referring() {
      const place = useRef<HTMLInputElement>(null)
      return (
        <>
          <input ref={place} aria-label="Search" />
          <Page left={link} returnFocus={place} />
        </>
      )
    }
    render(<Referring />)
    await answer('Remove')
    await answer('Close')
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus())
  })

  it('to what a function finds when the button is gone', async () => {
    const found = vi.fn<(opener: HTMLElement | null) => HTMLElement | null>(
      (opener) => opener ?? document.querySelector('h1'),
    )
    render(<Page left={link} returnFocus={found} />)
    await answer('Remove')
    await answer('Close')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus())
    await answer('Remove')
    await answer('Yes')
    await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus())
    expect(found.mock.lastCall).toEqual([null])
  })

  it('nowhere, if that is wanted', async () => {
    render(<Page left={link} returnFocus={false} />)
    await answer('Remove')
    await answer('Close')
    await gone()
    await waitFor(() => expect(document.body).toHaveFocus())
  })

  it('not, if the page has moved it by then', async () => {
    function Moving() {
      const [isOpen, setOpen] = useState(true)
      const heading = useRef<HTMLHeadingElement>(null)
      const leave = () => {
        setOpen(false)
        heading.current?.focus()
      }
      return (
        <>
          <h1 ref={heading} tabIndex={-1}>
            Requests
          </h1>
          <button>New</button>
          <Modal open={isOpen} title="Leave?">
            <button onClick={leave}>Yes</button>
          </Modal>
        </>
      )
    }
    render(<Moving />)
    screen.getByText('New').focus()
    await answer('Yes')
    await gone()
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Requests' })).toHaveFocus())
  })
})

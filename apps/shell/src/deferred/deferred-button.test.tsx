import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createCodeRead } from '@vestibule/base/code'
import { Popover } from '@vestibule/ui/popover'
import type { ComponentPropsWithRef } from 'react'
import { describe, expect, it } from 'vitest'
import { DeferredButton, type PopoverCodeProps } from './deferred-button.tsx'

function Menu({ Button, buttonRef }: PopoverCodeProps<object>) {
  return (
    <Popover label="Panel" button={<Button ref={buttonRef} />}>
      Here
    </Popover>
  )
}
const PlainButton = (props: ComponentPropsWithRef<'button'>) => <button {...props}>Open</button>
const noProps = {}

function renderDeferred() {
  let arrive = () => {}
  let asked = 0
  const load = () => {
    asked += 1
    return new Promise<typeof Menu>((resolve) => {
      arrive = () => resolve(Menu)
    })
  }
  render(<DeferredButton code={createCodeRead(load)} props={noProps} Button={PlainButton} />)
  return { arrive: () => arrive(), asked: () => asked }
}

const arrived = () => screen.findByRole('button', { name: 'Open', expanded: false })

describe('a button whose panel comes later', () => {
  it('works once it has come', async () => {
    const { arrive } = renderDeferred()
    fireEvent.pointerEnter(screen.getByRole('button', { name: 'Open' }))
    arrive()
    await userEvent.click(await arrived())
    expect(await screen.findByRole('dialog', { name: 'Panel' })).toBeVisible()
  })

  it('opens the panel of a press that came before it', async () => {
    const { arrive, asked } = renderDeferred()
    fireEvent.click(screen.getByRole('button', { name: 'Open' }))
    expect(asked()).toBe(1)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    arrive()
    expect(await screen.findByRole('dialog', { name: 'Panel' })).toBeVisible()
  })

  it('opens it too when the button was replaced under the pointer', async () => {
    const { arrive } = renderDeferred()
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Open' }))
    arrive()
    expect(await screen.findByRole('dialog', { name: 'Panel' })).toBeVisible()
  })

  it('opens nothing when the pointer left without a click', async () => {
    const { arrive } = renderDeferred()
    const button = screen.getByRole('button', { name: 'Open' })
    fireEvent.pointerDown(button)
    fireEvent.pointerLeave(button)
    arrive()
    await arrived()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('keeps the focus that it had', async () => {
    const { arrive } = renderDeferred()
    const button = screen.getByRole('button', { name: 'Open' })
    button.focus()
    fireEvent.pointerEnter(button)
    arrive()
    expect(await arrived()).toHaveFocus()
  })
})

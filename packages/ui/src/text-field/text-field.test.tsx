import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRef } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { TextField } from './text-field.tsx'

describe('TextField', () => {
  test('joins what is given, the description and the error into one description', () => {
    render(
      <>
        <p id="rules">At least 12 characters</p>
        <TextField
          label="Name"
          description="As on your badge"
          error="Too short"
          aria-describedby="rules"
        />
      </>,
    )
    const input = screen.getByRole('textbox', { name: 'Name' })
    expect(input).toHaveAccessibleDescription('At least 12 characters As on your badge Too short')
    expect(input).toBeInvalid()
  })

  test('shows an error instead of a success', () => {
    render(<TextField label="Email" error="Account doesn't exist" success="Email verified" />)
    expect(screen.getByText("Account doesn't exist")).toBeInTheDocument()
    expect(screen.queryByText('Email verified')).not.toBeInTheDocument()
  })

  test('an error is announced, unless the focus comes to a refused field, which is read with it', async () => {
    const field = (error?: string) => <TextField label="Email" error={error} />
    const { rerender } = render(field())
    screen.getByRole('textbox').focus()
    rerender(field('No such account'))
    expect(await screen.findByRole('alert')).toHaveTextContent('No such account')
    rerender(field())
    screen.getByRole('textbox').blur()
    rerender(field('No such account'))
    expect(await screen.findByRole('alert')).toHaveTextContent('No such account')
    rerender(field())
    rerender(field('No such account'))
    screen.getByRole('textbox').focus()
    await Promise.resolve()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('lets the focus move to its message', () => {
    const message = createRef<HTMLParagraphElement>()
    render(<TextField label="Email" disabled success="Email verified" messageRef={message} />)
    message.current?.focus()
    expect(message.current).toHaveFocus()
    expect(message.current).toHaveTextContent('Email verified')
  })

  test('offers to clear only what can be edited', async () => {
    const onClear = vi.fn<() => void>()
    const { rerender } = render(<TextField label="Name" onClear={onClear} />)
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(onClear).toHaveBeenCalledOnce()
    rerender(<TextField label="Name" onClear={onClear} readOnly />)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  test('keeps a hidden label for assistive technology', () => {
    render(<TextField label="Search" labelHidden />)
    expect(screen.getByRole('textbox', { name: 'Search' })).toBeInTheDocument()
  })
})

test('writes a mail address from left to right on every page', () => {
  render(<TextField label="Email" type="email" />)
  expect(screen.getByLabelText('Email')).toHaveAttribute('dir', 'ltr')
})

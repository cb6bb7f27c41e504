import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { TextField } from '../text-field/text-field.tsx'
import { Button } from './button.tsx'

test('a button does not submit unless it is told to', async () => {
  const onSubmit = vi.fn<() => void>()
  render(
    <form onSubmit={onSubmit}>
      <Button>Sign up</Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(onSubmit).not.toHaveBeenCalled()
})

test('while loading it keeps the focus and holds clicks, submits and Enter in a field', async () => {
  const onClick = vi.fn<() => void>()
  const onSubmit = vi.fn<() => void>()
  render(
    <form onSubmit={onSubmit}>
      <TextField label="Email" />
      <Button type="submit" loading loadingText="Please wait..." onClick={onClick}>
        Verify
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Please wait...' })
  await userEvent.click(button)
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-busy', 'true')
  await userEvent.type(screen.getByLabelText('Email'), 'ines{Enter}')
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('its name is only what is shown, though room for the other text is reserved', () => {
  render(<Button loadingText="Please wait...">Verify</Button>)
  expect(screen.getByRole('button')).toHaveAccessibleName('Verify')
  expect(screen.queryByText('Please wait...')).not.toBeInTheDocument()
})

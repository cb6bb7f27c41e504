import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { PasswordField } from './password-field.tsx'

const input = () => screen.getByLabelText('Password')
const toggle = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('shows and hides the password and says so', async () => {
  render(<PasswordField label="Password" defaultValue="correct horse" />)
  expect(input()).toHaveAttribute('type', 'password')
  expect(screen.queryByText(/Your password is/u)).not.toBeInTheDocument()
  await toggle('Show password')
  expect(input()).toHaveAttribute('type', 'text')
  // Otherwise, on a page from right to left, the signs of `(Plain-42x)!` would change places.
  expect(input()).toHaveAttribute('dir', 'ltr')
  expect(screen.getByText('Your password is visible')).toBeInTheDocument()
  await toggle('Hide password')
  expect(input()).toHaveAttribute('type', 'password')
  expect(screen.getByText('Your password is hidden')).toBeInTheDocument()
})

test('hides the password when its form is submitted', async () => {
  render(
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField label="Password" />
    </form>,
  )
  await toggle('Show password')
  await userEvent.type(input(), 'correct horse{Enter}')
  expect(input()).toHaveAttribute('type', 'password')
})

test('is open to password managers and can be one for a new password', () => {
  const { rerender } = render(<PasswordField label="Password" />)
  expect(input()).toHaveAttribute('autocomplete', 'current-password')
  rerender(<PasswordField label="Password" autoComplete="new-password" revealable={false} />)
  expect(input()).toHaveAttribute('autocomplete', 'new-password')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

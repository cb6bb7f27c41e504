import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState, type FormEvent } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Alert } from '../../alert/alert.tsx'
import { AuthForm } from '../../auth-card/auth-card.tsx'
import { Button } from '../../button/button.tsx'
import { Checkbox } from '../../checkbox/checkbox.tsx'
import { TextField } from '../../text-field/text-field.tsx'

const meta = { title: 'Patterns/Form errors' } satisfies Meta
export default meta
type Story = StoryObj

type Values = { email: string; accepted: boolean }
type Errors = { email?: string; accepted?: string }

function findErrors({ email, accepted }: Values): Errors {
  return {
    email: /^\S+@\S+\.\S+$/u.test(email) ? undefined : 'Please enter a valid email',
    accepted: accepted ? undefined : 'This field cannot be empty',
  }
}

function InviteForm() {
  const [values, setValues] = useState<Values>({ email: '', accepted: false })
  const [submitted, setSubmitted] = useState(false)
  const [refused, setRefused] = useState<string>()
  const email = useRef<HTMLInputElement>(null)
  const accepted = useRef<HTMLInputElement>(null)
  const errors = submitted ? findErrors(values) : {}

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    const found = findErrors(values)
    const first = found.email ? email : accepted
    if (found.email || found.accepted) first.current?.focus()
    else setRefused("Account doesn't exist")
  }
  return (
    <AuthForm onSubmit={submit} style={{ maxWidth: 404 }}>
      <TextField
        ref={email}
        label="Email"
        type="email"
        value={values.email}
        error={errors.email}
        onChange={(event) => setValues({ ...values, email: event.target.value })}
      />
      <Checkbox
        ref={accepted}
        label="I have read the terms"
        checked={values.accepted}
        error={errors.accepted}
        onChange={(event) => setValues({ ...values, accepted: event.target.checked })}
      />
      {refused && (
        <Alert tone="danger" role="alert">
          {refused}
        </Alert>
      )}
      <Button type="submit" block>
        Verify and Proceed
      </Button>
    </AuthForm>
  )
}

/**
 * No field is marked wrong before the form is submitted. After that, each message is below its field, the first
 * invalid field has the focus, and a message disappears once its field is corrected. A refusal from the server is
 * shown in one alert above the button, and the input stays.
 */
export const ClientAndServer: Story = {
  render: () => <InviteForm />,
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' })
    const box = canvas.getByRole('checkbox')
    const submit = canvas.getByRole('button', { name: 'Verify and Proceed' })
    await userEvent.type(email, 'ines')
    await expect(email).not.toHaveAttribute('aria-invalid')
    await userEvent.click(submit)
    await expect(email).toHaveAccessibleDescription('Please enter a valid email')
    await waitFor(() => expect(email).toHaveFocus())
    await userEvent.type(email, '@northfield.example')
    await expect(email).not.toHaveAttribute('aria-invalid')
    await userEvent.click(submit)
    await waitFor(() => expect(box).toHaveFocus())
    await expect(box).toBeInvalid()
    await userEvent.click(box)
    await userEvent.click(submit)
    await expect(canvas.getByRole('alert')).toHaveTextContent("Account doesn't exist")
    await expect(email).toHaveValue('ines@northfield.example')
  },
}

/** While the form is being sent, the button is busy and keeps its width and the focus. */
export const Busy: Story = {
  render: () => (
    <AuthForm style={{ maxWidth: 404 }}>
      <TextField label="Email" type="email" defaultValue="ines@northfield.example" />
      <Button type="submit" block loading loadingText="Please wait...">
        Verify and Proceed
      </Button>
    </AuthForm>
  ),
}

/**
 * After success, a message below the field says so. The field is disabled and the button stays busy until the next
 * page.
 */
export const Success: Story = {
  render: () => (
    <AuthForm style={{ maxWidth: 404 }}>
      <TextField
        label="Email"
        type="email"
        defaultValue="ines@northfield.example"
        disabled
        success="Email verified, proceeding to authentication"
      />
      <Button type="submit" block loading loadingText="Please wait...">
        Verify and Proceed
      </Button>
    </AuthForm>
  ),
}

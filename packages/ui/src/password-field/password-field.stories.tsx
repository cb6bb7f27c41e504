import type { StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../button/button.tsx'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { Link } from '../link/link.tsx'
import { Stack } from '../stack/stack.tsx'
import { PasswordField } from './password-field.tsx'

const meta = {
  title: 'Components/Inputs/PasswordField',
  component: PasswordField,
  args: { label: 'Password', defaultValue: 'correct horse', onChange: fn() },
  parameters: {
    guide: {
      use: ['A password, old or new.'],
      avoid: ['A one-time code: a CodeInput.'],
      anatomy: ['Label', 'Input', 'Show and hide'],
      keyboard: [
        ['Tab', 'From the input to the toggle'],
        ['Enter, Space', 'On the toggle shows and hides'],
      ],
      content: ['Pasting and password managers are welcome.'],
    },
    conformance: { classOn: 'around', texts: { show: {} } },
  },
} satisfies ComponentMeta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const AllVariants: Story = {
  render: (args) => (
    <Stack gap="lg" style={{ maxWidth: 404 }}>
      <PasswordField {...args} labelEnd={<Link href="#forgot">Forgot Password</Link>} />
      <PasswordField {...args} label="New password" autoComplete="new-password" />
      <PasswordField {...args} label="Confirm password" error="The passwords do not match" />
      <PasswordField {...args} label="Without the button" revealable={false} />
      <PasswordField {...args} label="Disabled" disabled />
    </Stack>
  ),
}

export const Reveals: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password')
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(input).toHaveAttribute('type', 'text')
    await expect(canvas.getByText('Your password is visible')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
    await expect(input).toHaveAttribute('type', 'password')
  },
}

export const HidesOnSubmit: Story = {
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <Stack>
        <PasswordField {...args} />
        <Button type="submit">Sign In</Button>
      </Stack>
    </form>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password')
  },
}

export const Dark: Story = { ...AllVariants, globals: { theme: 'dark' }, tags: ['!test'] }
export const RightToLeft: Story = { ...AllVariants, globals: { direction: 'rtl' }, tags: ['!test'] }

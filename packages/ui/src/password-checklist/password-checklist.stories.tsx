import type { StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { PasswordField } from '../password-field/password-field.tsx'
import { Stack } from '../stack/stack.tsx'
import { PasswordChecklist, type PasswordChecklistProps } from './password-checklist.tsx'

const rules: PasswordChecklistProps['rules'] = [
  { id: 'length', label: '12 to 100 characters', test: (value) => value.length >= 12 },
  { id: 'upper', label: 'One uppercase letter', test: (value) => /\p{Lu}/u.test(value) },
  { id: 'lower', label: 'One lowercase letter', test: (value) => /\p{Ll}/u.test(value) },
  { id: 'digit', label: 'One digit', test: (value) => /\d/u.test(value) },
  {
    id: 'special',
    label: (
      <>
        One special character <span className="vb-code-text">{'!@#$%^&*(),.?":{}|<>'}</span>
      </>
    ),
    test: (value) => /[!@#$%^&*(),.?":{}|<>]/u.test(value),
  },
]

const meta = {
  title: 'Components/Feedback/PasswordChecklist',
  component: PasswordChecklist,
  args: { value: 'Meridian7', rules },
  parameters: {
    guide: {
      use: ['A new password, below its field.'],
      avoid: ['Signing in with a password that exists.'],
      anatomy: ['Title and count', 'Meter', 'Rules'],
      content: ['A rule says what is needed, not what is missing.'],
      constants: [
        ['Length', '12 to 100 characters'],
        ['Read out', '700 ms after typing stops'],
      ],
    },
    conformance: { texts: { title: {}, met: {}, unmet: {} } },
  },
} satisfies ComponentMeta<typeof PasswordChecklist>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const AllVariants: Story = {
  render: (args) => (
    <Stack gap="xl" style={{ maxWidth: 404 }}>
      <PasswordChecklist {...args} value="" />
      <PasswordChecklist {...args} />
      <PasswordChecklist {...args} showFailures />
      <PasswordChecklist {...args} value="Meridian7-northfield!" />
    </Stack>
  ),
}

function WithField() {
  const [value, setValue] = useState('')
  return (
    <Stack style={{ maxWidth: 404 }}>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        aria-describedby="rules"
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
      <PasswordChecklist id="rules" value={value} rules={rules} />
    </Stack>
  )
}

export const FollowsTyping: Story = {
  render: () => <WithField />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'Meridian7')
    await expect(canvas.getByText('One digit').closest('li')).toHaveTextContent('One digit, met')
    await expect(canvas.getByText('12 to 100 characters').closest('li')).toHaveTextContent(
      '12 to 100 characters, not met',
    )
    await expect(canvas.getByText('3 of 5 met')).toBeInTheDocument()
  },
}

export const LongText: Story = {
  args: {
    showFailures: true,
    rules: [
      {
        id: 'common',
        label:
          'Nicht unter den dreitausend häufigsten Passwörtern und nicht aus Ihrer E-Mail-Adresse gebildet',
        test: () => false,
      },
    ],
  },
  globals: { viewport: { value: 'xs' } },
}
export const Dark: Story = { ...AllVariants, globals: { theme: 'dark' }, tags: ['!test'] }
export const RightToLeft: Story = { ...AllVariants, globals: { direction: 'rtl' }, tags: ['!test'] }

import type { StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { Stack } from '../stack/stack.tsx'
import { RadioGroup, type RadioGroupProps } from './radio-group.tsx'

const meta = {
  title: 'Components/Inputs/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Customer',
    options: [
      { value: 'aldermoor', label: 'Aldermoor University Hospital' },
      { value: 'calder', label: 'Calder Oncology Group' },
      { value: 'fenwick', label: "Fenwick Children's", disabled: true },
      { value: 'northfield', label: 'Northfield Institute' },
    ],
    value: 'northfield',
    onValueChange: fn(),
  },
  parameters: {
    guide: {
      use: ['One of two to seven, all in view.'],
      avoid: ['More than seven: a Select.', 'On or off: a Switch or a Checkbox.'],
      anatomy: ['Label', 'Description', 'Options with label and description', 'Error'],
      keyboard: [
        ['Tab', 'To the chosen one, or the first'],
        ['↓ ↑', 'Moves and chooses'],
      ],
      content: [
        'The list variant is for choosing a thing, such as a customer.',
        'The segmented variant has a word each, and changes what one sees at once, such as the theme.',
      ],
    },
  },
} satisfies ComponentMeta<RadioGroupProps>
export default meta
type Story = StoryObj<typeof meta>

function Controlled(args: RadioGroupProps) {
  const [value, setValue] = useState(args.value)
  return (
    <RadioGroup
      {...args}
      value={value}
      onValueChange={(next) => {
        setValue(next)
        args.onValueChange(next)
      }}
    />
  )
}

export const Playground: Story = { render: (args) => <Controlled {...args} /> }

/** With `list`, each option has a row with a frame. */
export const List: Story = { ...Playground, args: { variant: 'list' } }

/** With `segmented`, two to four short options stand side by side. */
export const Segmented: Story = {
  ...Playground,
  args: {
    label: 'Theme',
    variant: 'segmented',
    value: 'light',
    options: [
      { value: 'light', label: 'Light' },
      { value: 'dark', label: 'Dark' },
      { value: 'system', label: 'System' },
    ],
  },
}

export const AllVariants: Story = {
  render: (args) => (
    <Stack gap="xl">
      <Controlled {...args} description="You will act on behalf of it." />
      <Controlled {...args} label="Customer, refused" value={null} error="Choose a customer" />
      <Controlled {...args} label="Customer, disabled" disabled />
      <Controlled
        {...args}
        label="Method"
        variant="list"
        value="password"
        options={[
          { value: 'password', label: 'Password', description: 'And a code by mail' },
          { value: 'totp', label: 'Authenticator app', description: 'And a code by mail' },
        ]}
      />
      <Controlled {...args} {...Segmented.args} />
      <Controlled {...args} {...Segmented.args} label="Theme, set for everyone" disabled />
    </Stack>
  ),
}

/** Tab focuses the chosen option; arrow keys choose the next one and skip disabled options. */
export const Keyboard: Story = {
  ...Playground,
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await waitFor(() =>
      expect(canvas.getByRole('radio', { name: 'Northfield Institute' })).toHaveFocus(),
    )
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('calder')
    await expect(canvas.getByRole('radio', { name: 'Calder Oncology Group' })).toBeChecked()
  },
}

export const LongText: Story = {
  ...List,
  args: {
    variant: 'list',
    options: [
      {
        value: 'northfield',
        label: 'Northfield-Institut für translationale Onkologie und Datenwissenschaften',
      },
      { value: 'osier', label: 'Osier' },
    ],
  },
  globals: { viewport: { value: 'xs' } },
}
export const Dark: Story = { ...AllVariants, globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...AllVariants, globals: { direction: 'rtl' } }

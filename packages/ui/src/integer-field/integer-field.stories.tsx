import type { StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { Stack } from '../stack/stack.tsx'
import { IntegerField } from './integer-field.tsx'

const meta = {
  title: 'Components/Inputs/IntegerField',
  component: IntegerField,
  args: { label: 'Fewest patients', onSubmit: fn(), onValueChange: fn() },
  parameters: {
    guide: {
      use: ['A whole number: an age, a count.'],
      avoid: ['A code or a year of birth in a date: a TextField.'],
      anatomy: ['Label', 'Input', 'Clear button', 'Message'],
      keyboard: [
        ['Digits, one leading minus', 'Are let in; nothing else is'],
        ['↑ ↓', 'One more, one less'],
        ['Enter', 'Submits'],
      ],
      content: ["The unit stands in the label: 'Fewest patients'."],
      constants: [
        ['Step', '1'],
        ['Clear', 'Submits the empty value'],
        [
          'Phones',
          "Letters' keyboard where a minus is allowed, because the pad of digits has none",
        ],
      ],
    },
    conformance: { classOn: 'around', texts: { clear: { defaultValue: '42' } } },
  },
} satisfies ComponentMeta<typeof IntegerField>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const AllVariants: Story = {
  render: () => (
    <Stack>
      <IntegerField label="Empty" />
      <IntegerField label="Negative" defaultValue="-12" />
      <IntegerField label="Bounded" defaultValue="11" min={11} max={100} />
      <IntegerField label="Refused" defaultValue="3" error="At least 11" />
      <IntegerField label="Disabled" defaultValue="11" disabled />
    </Stack>
  ),
}

/** Arrow keys step by one, other characters are rejected, Enter submits, the button clears. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Fewest patients' })
    await userEvent.tab()
    await userEvent.keyboard('1x2')
    await expect(field).toHaveValue('12')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
    await expect(field).toHaveValue('13')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenLastCalledWith(13)
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(field).toHaveValue('')
    await expect(args.onSubmit).toHaveBeenLastCalledWith(undefined)
  },
}

export const LongText: Story = {
  args: {
    label: 'Mindestzahl der Patientinnen und Patienten je Zelle',
    defaultValue: '9007199254',
  },
  globals: { viewport: { value: 'xs' } },
}
export const Dark: Story = { ...AllVariants, globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...AllVariants, globals: { direction: 'rtl' } }

import type { StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { StateMatrix } from '../internal/stories/state-matrix.tsx'
import { Stack } from '../stack/stack.tsx'
import { Checkbox, type CheckboxProps } from './checkbox.tsx'

const meta = {
  title: 'Components/Inputs/Checkbox',
  component: Checkbox,
  args: { label: 'I have read and accept the Data Use Agreement', onChange: fn() },
  parameters: {
    guide: {
      use: [
        'Any number of several, or agreeing to one thing.',
        "'Select all' above a list, mixed while some are chosen.",
      ],
      avoid: ['What takes effect at once: a Switch.', 'One of several: a RadioGroup.'],
      anatomy: ['Box', 'Label', 'Description', 'Remark at the end', 'Error'],
      keyboard: [['Space', 'Checks and unchecks']],
      content: ["A statement that is true when it is checked: 'I have read and accept …'."],
      constants: [['Target', '24 px at least, the label included']],
    },
    conformance: { classOn: 'around' },
  },
} satisfies ComponentMeta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

const rows: Record<string, CheckboxProps> = {
  off: { label: 'Imaging' },
  on: { label: 'Lab Tests', defaultChecked: true },
  mixed: { label: 'Select all', indeterminate: true },
}

export const States: Story = {
  render: () => (
    <StateMatrix
      rows={rows}
      states={{ disabled: { disabled: true }, invalid: { error: 'Choose one' } }}
    >
      {(props) => <Checkbox {...props} />}
    </StateMatrix>
  ),
}

export const AllVariants: Story = {
  render: () => (
    <Stack>
      <Checkbox label="Clinical Notes" end="4" defaultChecked />
      <Checkbox label="Lab Tests" description="Values with units and reference ranges" />
      <Checkbox label="I accept" error="This field cannot be empty" />
    </Stack>
  ),
}

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox')
    await userEvent.tab()
    await waitFor(() => expect(box).toHaveFocus())
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledOnce()
    const row = box.closest('label')!.getBoundingClientRect()
    await expect(row.height).toBeGreaterThanOrEqual(24)
  },
}

export const LongText: Story = {
  args: {
    label:
      'Ich habe die Datennutzungsvereinbarung einschließlich der Zusatzbestimmungen gelesen und akzeptiere sie',
    description: 'Fassung vom 1. März 2026',
  },
  globals: { viewport: { value: 'xs' } },
}
export const Dark: Story = { ...States, globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...AllVariants, globals: { direction: 'rtl' } }

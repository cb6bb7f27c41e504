import type { StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { StateMatrix } from '../internal/stories/state-matrix.tsx'
import { Stack } from '../stack/stack.tsx'
import { Switch, type SwitchProps } from './switch.tsx'

const meta = {
  title: 'Components/Inputs/Switch',
  component: Switch,
  args: { label: 'Interactive', onChange: fn() },
  parameters: {
    guide: {
      use: ['A setting that takes effect at once.'],
      avoid: ['A form that is sent: a Checkbox.'],
      anatomy: ['Label', 'Description', 'Track and thumb'],
      keyboard: [['Space', 'Switches it']],
      content: ["The label names what is on: 'Interactive'. It does not change with the state."],
      constants: [['Target', '24 px at least, the label included']],
    },
    conformance: { classOn: 'around' },
  },
} satisfies ComponentMeta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

const rows: Record<string, SwitchProps> = {
  off: { label: 'Interactive' },
  on: { label: 'Interactive', defaultChecked: true },
}

export const States: Story = {
  render: () => (
    <StateMatrix rows={rows} states={{ disabled: { disabled: true } }}>
      {(props) => <Switch {...props} />}
    </StateMatrix>
  ),
}

export const AllVariants: Story = {
  render: () => (
    <Stack align="start">
      <Switch label="Interactive" defaultChecked />
      <Switch label="Show unavailable" description="Apps that do not support this dataset" />
      <Switch label="Stacked" stacked />
    </Stack>
  ),
}

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch')
    await userEvent.tab()
    await waitFor(() => expect(control).toHaveFocus())
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

export const LongText: Story = {
  args: {
    label: 'Nicht unterstützte Anwendungen einblenden',
    description: 'Anwendungen, die den gewählten Datensatz nicht lesen können',
  },
  globals: { viewport: { value: 'xs' } },
}
export const Dark: Story = { ...States, globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...AllVariants, globals: { direction: 'rtl' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { StateMatrix } from '../internal/stories/state-matrix.tsx'
import { FilterButton, type FilterButtonProps } from './filter-button.tsx'

const meta = {
  title: 'Components/Inputs/FilterButton',
  component: FilterButton,
  args: { children: 'Data type', onClick: fn() },
} satisfies Meta<typeof FilterButton>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

const rows: Record<string, FilterButtonProps> = {
  rest: {},
  applied: { applied: true, children: 'Data type: 2' },
  open: { 'aria-expanded': true },
}

export const States: Story = {
  render: (args) => (
    <StateMatrix rows={rows} states={{ disabled: { disabled: true } }}>
      {(props) => <FilterButton {...args} {...props} />}
    </StateMatrix>
  ),
}
export const Dark: Story = { ...States, globals: { theme: 'dark' }, tags: ['!test'] }
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' }, tags: ['!test'] }

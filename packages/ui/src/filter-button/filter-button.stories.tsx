import type { StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { StateMatrix } from '../internal/stories/state-matrix.tsx'
import { FilterButton, type FilterButtonProps } from './filter-button.tsx'

const meta = {
  title: 'Components/Inputs/FilterButton',
  component: FilterButton,
  args: { children: 'Data type', onClick: fn() },
  parameters: {
    guide: {
      use: ['The button of a filter whose panel is your own, or comes later.'],
      avoid: ['A list of options to filter by: a FilterPopover, which has this button.'],
      anatomy: ['Label with what is chosen', 'Chevron'],
      keyboard: [['Enter, Space', 'Presses it']],
      content: [
        "The property: 'Data type'; once applied, with the value or the number: 'Data type: 2'.",
      ],
      constants: [['Height', '32']],
    },
  },
} satisfies ComponentMeta<typeof FilterButton>
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

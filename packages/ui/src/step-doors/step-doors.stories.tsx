import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../stack/stack.tsx'
import { StepDoors } from './step-doors.tsx'

const meta = {
  title: 'Components/Navigation/StepDoors',
  component: StepDoors,
  args: { current: 2, total: 3 },
} satisfies Meta<typeof StepDoors>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const AllVariants: Story = {
  render: () => (
    <Stack align="start">
      <StepDoors current={1} total={3} />
      <StepDoors current={2} total={3} />
      <StepDoors current={3} total={3} />
      <StepDoors
        current={1}
        total={2}
        labels={{ step: (current, total) => `${current} of ${total}` }}
      />
    </Stack>
  ),
}
export const Dark: Story = { ...AllVariants, globals: { theme: 'dark' }, tags: ['!test'] }
export const RightToLeft: Story = { ...AllVariants, globals: { direction: 'rtl' }, tags: ['!test'] }

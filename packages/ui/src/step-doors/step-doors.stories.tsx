import type { StoryObj } from '@storybook/react-vite'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { Stack } from '../stack/stack.tsx'
import { StepDoors } from './step-doors.tsx'

const meta = {
  title: 'Components/Product parts/StepDoors',
  component: StepDoors,
  args: { current: 2, total: 3 },
  parameters: {
    guide: {
      use: ['The progress of a flow with a known number of steps.'],
      avoid: ['A process whose length is unknown: a Spinner.'],
      anatomy: ['Words', 'Doors on a threshold'],
      content: ["'Step 2 of 3'; for terms '1 of 2'."],
    },
  },
} satisfies ComponentMeta<typeof StepDoors>
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
        texts={{ step: (current, total) => `${current} of ${total}` }}
      />
    </Stack>
  ),
}
export const Dark: Story = { ...AllVariants, globals: { theme: 'dark' }, tags: ['!test'] }
export const RightToLeft: Story = { ...AllVariants, globals: { direction: 'rtl' }, tags: ['!test'] }

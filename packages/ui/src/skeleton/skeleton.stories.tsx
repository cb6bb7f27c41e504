import type { StoryObj } from '@storybook/react-vite'
import type { ComponentMeta } from '../internal/stories/component-meta.ts'
import { Stack } from '../stack/stack.tsx'
import { Skeleton } from './skeleton.tsx'

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  args: { width: 240 },
  parameters: {
    guide: {
      use: ['Content whose shape is known, for the moment until it comes.'],
      avoid: ['An action that runs: a busy Button.'],
      anatomy: ['Bars in the shape of what comes'],
    },
  },
} satisfies ComponentMeta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const AllVariants: Story = {
  render: () => (
    <Stack aria-busy="true">
      <Skeleton width={320} height={32} />
      <Skeleton width="60%" />
      <Skeleton width="40%" height={10} />
    </Stack>
  ),
}
export const Dark: Story = { ...AllVariants, globals: { theme: 'dark' }, tags: ['!test'] }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../stack/stack.tsx'
import { Skeleton } from './skeleton.tsx'

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  args: { width: 240 },
} satisfies Meta<typeof Skeleton>
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

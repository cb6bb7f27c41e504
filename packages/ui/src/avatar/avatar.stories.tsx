import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../stack/stack.tsx'
import { Avatar } from './avatar.tsx'

const meta = {
  title: 'Components/Data display/Avatar',
  component: Avatar,
  args: { name: 'Inès Okafor' },
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const AllVariants: Story = {
  render: () => (
    <Stack direction="row">
      <Avatar name="Inès Okafor" />
      <Avatar name="Jonas" />
      <Avatar />
      <Avatar name="Inès Okafor" size="md" />
      <Avatar size="md" />
    </Stack>
  ),
}
export const Dark: Story = { ...AllVariants, globals: { theme: 'dark' }, tags: ['!test'] }
